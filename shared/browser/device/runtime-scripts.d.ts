declare module '@litertjs/core/wasm/litert_wasm_compat_internal.js' {
  const createRuntime: (options: object) => Promise<object>;
  export default createRuntime;
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  import type { TesseractFactory } from '#engine/reading/tesseract.ts';

  const createTesseract: TesseractFactory;
  export default createTesseract;
}
