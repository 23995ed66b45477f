import type { Decoder } from '#pipeline/ports.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { decodedPhotos } from './decode-pool.ts';

/**
 * Decodes off the main thread, before queued thumbnails, because the engine takes most of the time. The result
 * contains only pixels, no metadata.
 */
export function createBrowserDecoder(): Decoder<BrowserPhoto> {
  return {
    decode: async (photo, format, signal) => {
      const decoded = await decodedPhotos.take(photo, format, signal);
      const {
        picture,
        thumbnail: _thumbnail,
        sums: _sums,
        says: _says,
        takenAt: _takenAt,
        ...beside
      } = decoded;
      const bytes = new Uint8Array(await picture.arrayBuffer());
      return { image: { bytes, mediaType: 'image/jpeg' }, ...beside };
    },
  };
}
