// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="../jsquash-jxl.d.ts" />
import wasmUrl from '@jsquash/jxl/codec/dec/jxl_dec.wasm?url';

/** The URL of libjxl's WebAssembly, a file of the build, for browsers. */
export const JXL_WASM_URL = new URL(wasmUrl, import.meta.url).href;
