import type { EncodedImage } from '#core/photo.ts';
import type { PictureDecoder } from '#pipeline/ports.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { decodedPhotos } from './decode-pool.ts';
import type { Decoded } from './decode-worker.ts';

/**
 * Decodes off the main thread, before queued thumbnails, because the engine takes most of the time. The result
 * contains only pixels, no metadata.
 */
export function createBrowserDecoder(): PictureDecoder<BrowserPhoto> {
  return {
    decode: async (photo, format, signal) => {
      const decoded = await decodedPhotos.take(photo, format, signal);
      const {
        picture,
        frames,
        thumbnail: _thumbnail,
        sums: _sums,
        says: _says,
        takenAt: _takenAt,
        ...beside
      } = decoded;
      const described = frames && (await Promise.all(frames.map(withImage)));
      return { image: await imageOf(picture), ...beside, ...(described ? { frames: described } : {}) };
    },
  };
}

async function withImage({ picture, judgement }: NonNullable<Decoded['frames']>[number]) {
  return { image: await imageOf(picture), judgement };
}

async function imageOf(jpeg: Blob): Promise<EncodedImage> {
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), mediaType: 'image/jpeg' };
}
