// swift-tools-version: 6.2
import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Foyer",
  products: [
    .executable(name: "foyer", targets: ["foyer"]),
    .executable(name: "foyer-bench", targets: ["FoyerBench"]),
    .executable(name: "bare-window", targets: ["BareWindow"]),
  ],
  targets: [
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CCairo"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CUnicode"),
    .systemLibrary(name: "CExpat"),
    .systemLibrary(name: "CYAML"),
    .systemLibrary(name: "CPCRE2"),
    .systemLibrary(name: "CMalloc"),

    .target(name: "Graphics", dependencies: ["CSDL2", "CCairo", "CPNG", "CUnicode"]),
    .target(name: "UIKit", dependencies: ["Graphics", "CExpat"], swiftSettings: mainActor),
    .target(name: "Phone", dependencies: ["UIKit", "Graphics"], swiftSettings: mainActor),
    .target(name: "Prototype", dependencies: ["UIKit"], swiftSettings: mainActor),
    .target(
      name: "Desktop", dependencies: ["Phone", "Graphics", "CSDL2"], swiftSettings: mainActor),
    .target(name: "Flows", dependencies: ["Phone", "Graphics", "CYAML", "CPCRE2"]),
    .executableTarget(
      name: "foyer",
      dependencies: ["Desktop", "Flows", "Phone", "Prototype", "UIKit", "Graphics", "CMalloc"],
      swiftSettings: mainActor),

    .executableTarget(
      name: "FoyerBench", dependencies: ["Desktop", "Phone", "Prototype", "Graphics"],
      path: "Benchmarks/FoyerBench", swiftSettings: mainActor),
    .executableTarget(
      name: "BareWindow", path: "Benchmarks/BareWindow", linkerSettings: [.linkedLibrary("SDL2")]),

    .target(name: "Oracles", path: "Tests/Oracles"),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "Graphics", "Oracles"],
      exclude: ["Fixtures", "Support/kiwi_oracle.py"], swiftSettings: mainActor),
    .testTarget(name: "PhoneTests", dependencies: ["Phone"], swiftSettings: mainActor),
    .testTarget(
      name: "PrototypeTests", dependencies: ["Prototype", "Phone", "UIKit", "Graphics"],
      swiftSettings: mainActor),
    .testTarget(
      name: "DesktopTests", dependencies: ["Desktop", "Phone", "UIKit", "Graphics", "CSDL2"],
      swiftSettings: mainActor),
    .testTarget(
      name: "FlowsTests", dependencies: ["Flows", "Phone", "Oracles"], exclude: ["Fixtures"]),
    .testTarget(
      name: "FoyerTests", dependencies: ["foyer", "Flows", "Graphics", "Phone", "UIKit"],
      swiftSettings: mainActor),
    .systemLibrary(name: "CX11", path: "Tests/CX11"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["foyer", "Desktop", "Flows", "Phone", "Graphics", "CX11"],
      swiftSettings: mainActor),
  ]
)
