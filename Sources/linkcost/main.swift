#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that has had enough, as `head` has, ends this program quietly, even where its parent ignores the signal.
signal(SIGPIPE, SIG_DFL)
Descriptor.fillStandardNumbers()
exit(LinkCost.run(Array(CommandLine.arguments.dropFirst())).rawValue)
