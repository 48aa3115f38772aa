"use strict";
// A heading sorts its table: numbers by value, names by letter, what is absent last in either direction.
for (const table of document.querySelectorAll("table.sortable")) {
  const headings = [...table.querySelectorAll("thead th")];
  headings.forEach((heading, column) => heading.querySelector("button").addEventListener("click", () => {
    const ascending = heading.getAttribute("aria-sort") !== "ascending";
    headings.forEach(other => other.removeAttribute("aria-sort"));
    heading.setAttribute("aria-sort", ascending ? "ascending" : "descending");
    const body = table.tBodies[0];
    const direction = ascending ? 1 : -1;
    const rows = [...body.rows].map(row => ({row, cell: row.cells[column]}));
    rows.sort((first, second) => {
      const [one, other] = [first.cell, second.cell];
      if (!one.textContent || !other.textContent) return !one.textContent - !other.textContent;
      const [value, otherValue] = [one.dataset.value, other.dataset.value];
      return direction * (value === undefined || otherValue === undefined
        ? one.textContent.localeCompare(other.textContent) : value - otherValue);
    });
    body.append(...rows.map(({row}) => row));
  }));
}
