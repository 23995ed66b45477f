// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="./libheif.d.ts" />
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { decodeHeic } from './heic.ts';
import type { Raster } from './raster.ts';

/**
 * {@link decodeHeic} in a browser’s worker, its WebAssembly a file of the build.
 *
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`
 */
export function decodeHeicInWorker(bytes: Uint8Array): Promise<Raster> {
  return decodeHeic(bytes, new URL(wasmUrl, import.meta.url).href);
}
