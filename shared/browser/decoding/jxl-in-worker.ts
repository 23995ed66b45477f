import { decodeJxl } from '#codec/decoders/jxl.ts';
import { JXL_WASM_URL } from '#codec/decoders/jxl-wasm.ts';
import type { Raster } from '#codec/decoders/raster.ts';
import { loadFile } from '../load-module.ts';

/**
 * {@link decodeJxl} for a web worker, for browsers without a decoder of their own.
 *
 * @param ask asks for room, once libjxl is there
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `network-unreachable`
 */
export function decodeJxlInWorker(bytes: Uint8Array, ask: () => Promise<void>): Promise<Raster> {
  return decodeJxl(bytes, { loadWasm: () => loadFile(JXL_WASM_URL), ask });
}
