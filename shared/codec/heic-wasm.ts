// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="./libheif.d.ts" />
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** Where a browser gets libheif's WebAssembly, a file of the build. */
export const HEIC_WASM_URL = new URL(wasmUrl, import.meta.url).href;
