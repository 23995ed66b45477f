import { decodeJxl } from '#codec/decoders/jxl.ts';
import { JXL_WASM_URL } from '#codec/decoders/jxl-wasm.ts';
import type { Raster } from '#codec/decoders/raster.ts';
import { loadFile } from '../load-module.ts';

/**
 * Runs {@link decodeJxl} in a web worker, for browsers without their own decoder.
 *
 * @param ask asks for room once libjxl is loaded
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `network-unreachable`
 */
export function decodeJxlInWorker(bytes: Uint8Array, ask: () => Promise<void>): Promise<Raster> {
  return decodeJxl(bytes, { loadWasm: () => loadFile(JXL_WASM_URL), ask });
}
