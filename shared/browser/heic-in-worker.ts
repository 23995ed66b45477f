import { decodeHeic } from '#codec/heic.ts';
import { HEIC_WASM_URL } from '#codec/heic-wasm.ts';
import type { Raster } from '#codec/raster.ts';
import { loadFile } from './load-module.ts';

/**
 * {@link decodeHeic} for a web worker.
 *
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `network-unreachable`
 */
export function decodeHeicInWorker(bytes: Uint8Array): Promise<Raster> {
  return decodeHeic(bytes, () => loadFile(HEIC_WASM_URL));
}
