/** The files that the build takes from pinned packages, with their expected SHA-256. */
export const PACKAGED = {
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
} as const satisfies Record<string, PackagedFile>;

/** The files for the networks that group photos by person. */
export const FACE_SOURCES = {
  finder: {
    package: '@mediapipe/face_detection',
    path: 'face_detection_full_range_sparse.tflite',
    sha256: '671dd2f9ed11a78436fc21cc42357a803dfc6f73e9fb86541be942d5716c2dce',
  },
  checker: {
    package: '@mediapipe/face_detection',
    path: 'face_detection_short_range.tflite',
    sha256: '3bc182eb9f33925d9e58b5c8d59308a760f4adea8f282370e428c51212c26633',
  },
  dlibManifest: {
    package: '@vladmandic/face-api',
    path: 'model/face_recognition_model-weights_manifest.json',
    sha256: 'cbaffa501b0b9275a12b63357a6843e7e30c054e1c9151e1a5f879b26e32986b',
  },
  dlibWeights: {
    package: '@vladmandic/face-api',
    path: 'model/face_recognition_model.bin',
    sha256: 'b413e420d6840b2775fba32008db6f3cddb07d485967fb42cfcf379c16a8c589',
  },
} as const satisfies Record<string, PackagedFile>;

/** A file of a pinned package. */
export interface PackagedFile {
  readonly package: string;
  readonly path: string;
  readonly sha256: string;
}

export type PackagedName = keyof typeof PACKAGED;
