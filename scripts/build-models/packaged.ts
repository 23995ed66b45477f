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
} as const satisfies Record<string, { package: string; path: string; sha256: string }>;

export type PackagedName = keyof typeof PACKAGED;
