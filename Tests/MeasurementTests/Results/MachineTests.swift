import Testing

@testable import Measurement

@Suite struct MachineTests {
  @Test(
    "the processor's model is the first that /proc/cpuinfo names",
    arguments: [
      (
        "processor\t: 0\nmodel\t\t: 1\nmodel name\t: AMD EPYC 7B13  \n\nprocessor\t: 1\nmodel name\t: Other\n",
        "AMD EPYC 7B13"
      ),
      ("model name : Intel(R) Xeon(R) CPU @ 2.20GHz: special\n", "Intel(R) Xeon(R) CPU @ 2.20GHz: special"),
      ("processor\t: 0\nBogoMIPS\t: 50.00\n", nil),
      ("model name\t:  \n", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func processorModel(text: String, expected: String?) {
    #expect(PlatformProcessor.model(inProcessorInformation: text) == expected)
  }

  @Test(
    "the processor's features are the first that /proc/cpuinfo names, sorted",
    arguments: [
      ("model name : X\nflags\t\t: sse2 fpu  avx\n\nflags : other\n", "avx fpu sse2"),
      ("Features\t: fp asimd\n", "asimd fp"),
      ("flags :\n", nil),
      ("vmx flags : ept\n", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func processorFeatures(text: String, expected: String?) {
    #expect(PlatformProcessor.features(inProcessorInformation: text) == expected)
  }

  @Test("this computer has a name for everything, a core and some memory")
  func current() {
    let machine = Machine.current
    #expect(![machine.processor, machine.os, machine.toolchain].contains(""))
    #expect(machine.coreCount >= 1)
    #expect(machine.memoryBytes > 1 << 20)
  }

  @Test("only a release build times")
  func buildModes() {
    #expect([BuildMode.debug.isTimed, BuildMode.release.isTimed] == [false, true])
  }
}
