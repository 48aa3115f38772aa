#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that has had enough, as `head` has, ends this program quietly, even where its parent ignores the signal.
signal(SIGPIPE, SIG_DFL)
// Control and backslash end it, which Swift's backtraces would prevent.
signal(SIGQUIT, SIG_DFL)
// A file that may not grow any further is an error of the write, which has a sentence and leaves nothing behind.
signal(SIGXFSZ, SIG_IGN)
Descriptor.fillStandardNumbers()
exit(LinkCost.run(Array(CommandLine.arguments.dropFirst())).rawValue)
