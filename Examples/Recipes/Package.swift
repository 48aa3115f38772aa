// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Recipes",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "linkcost", path: "../..")],
  targets: [
    .executableTarget(
      name: "Recipes",
      dependencies: [
        .product(name: "ViewTree", package: "linkcost"),
        .product(name: "Measurement", package: "linkcost"),
      ]
    )
  ]
)
