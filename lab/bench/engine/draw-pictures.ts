import sharp from 'sharp';
import { ENGINE_JPEG_QUALITY, ENGINE_LONG_EDGE_PX } from '../../../shared/core/limits.ts';

/** JPEGs of the size that the product sends, of shapes and noise, as expensive as photos. */
export async function drawPictures(count: number): Promise<Uint8Array[]> {
  const width = ENGINE_LONG_EDGE_PX;
  const height = Math.round(width * 0.75);
  return Promise.all(
    Array.from({ length: count }, (_, picture) => {
      const data = Buffer.alloc(width * height * 3);
      for (let at = 0; at < data.length; at += 1) {
        const pixel = Math.floor(at / 3);
        const x = pixel % width;
        const y = Math.floor(pixel / width);
        const shade = Math.sin(x / (20 + picture)) * Math.cos(y / (30 + picture)) * 90 + 128;
        data[at] = shade + (Math.imul(at + picture * 7919, 2654435761) >>> 28);
      }
      return sharp(data, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: ENGINE_JPEG_QUALITY * 100 })
        .toBuffer();
    }),
  );
}
