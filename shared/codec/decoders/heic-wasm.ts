// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="../libheif.d.ts" />
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** The URL of libheif's WebAssembly, a file of the build, for browsers. */
export const HEIC_WASM_URL = new URL(wasmUrl, import.meta.url).href;
