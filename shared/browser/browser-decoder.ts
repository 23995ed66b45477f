import type { Decoder } from '#pipeline/ports.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { decodePool } from './decode-pool.ts';

/**
 * Decodes off the main thread, ahead of queued thumbnails, because the engine takes most of the time. The
 * result contains only pixels, no metadata.
 */
export function createBrowserDecoder(): Decoder<BrowserPhoto> {
  return {
    decode: async ({ file, told }, format, signal) => {
      const request = { purpose: 'engine', file, format, told: told?.coordinates } as const;
      const { picture, ...beside } = await decodePool.run(request, { isUrgent: true, signal });
      const bytes = new Uint8Array(await picture.arrayBuffer());
      return { image: { bytes, mediaType: 'image/jpeg' }, ...beside };
    },
  };
}
