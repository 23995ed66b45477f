import { decodeHeic } from '#codec/decoders/heic.ts';
import { HEIC_WASM_URL } from '#codec/decoders/heic-wasm.ts';
import type { Raster } from '#codec/decoders/raster.ts';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { loadFile } from '../load-module.ts';

/**
 * Runs {@link decodeHeic} in a web worker.
 *
 * @param ask asks for room once libheif is loaded
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `network-unreachable`
 */
export function decodeHeicInWorker(bytes: Uint8Array, ask: () => Promise<void>): Promise<Raster> {
  return decodeHeic(bytes, {
    loadWasm: () => loadFile(HEIC_WASM_URL),
    ask: async (facts) => {
      boundedWork(facts, DEVICE_DECODING);
      await ask();
    },
  });
}
