import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A PNG of a few bytes whose header declares this size. */
export async function hugePng(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // Signature, length and "IHDR" are 16 bytes; the checksum follows the 13 of the header (PNG, 5.3 and
  // 11.2.1).
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
