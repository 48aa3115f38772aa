"""A headless Chromium that opens a page and notes what goes wrong on it."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ["chromium", "chromium-browser", "google-chrome"]
THEMES = ["light", "dark"]
WIDTHS = [360, 1920]


def executable():
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "There is no Chromium: on Debian install the package chromium, or set CHROMIUM to its path."
    return path


@dataclass
class Opened:
    """A page, and what it asked for and complained of since it was opened."""

    page: Page
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, browser, path, width=1280, theme="light", ready="body"):
        opened = cls(browser.new_page(viewport={"width": width, "height": 900}, color_scheme=theme))
        opened.page.on("request", lambda request: opened.requests.append(request.url))
        opened.page.on("console", lambda message: opened.complaints.append(message.text))
        opened.page.on("pageerror", lambda error: opened.complaints.append(str(error)))
        opened.page.goto(path.as_uri())
        opened.page.wait_for_selector(ready)
        return opened

    def texts(self, selector):
        return [text.strip() for text in self.page.locator(selector).all_inner_texts()]

    def outside(self, path):
        """Requests beyond the file itself and what it holds."""
        own = (path.as_uri(), "data:", "blob:")
        return [url for url in self.requests if not url.startswith(own)]
