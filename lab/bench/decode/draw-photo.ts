import sharp from 'sharp';

/**
 * Returns a JPEG with detail at every scale, as in a photo: layers of noise, each four times as fine as the previous
 * one, and weaker.
 *
 * @param width in pixels; the height is three quarters of it
 */
export async function drawPhoto(width: number, quality: number): Promise<Buffer> {
  const height = (width * 3) / 4;
  let picture: Buffer | undefined;
  for (let cells = 8, sigma = 64; cells <= width; cells *= 4, sigma *= 0.8) {
    const noise = { type: 'gaussian' as const, mean: 128, sigma };
    const grain = await sharp({
      create: { width: cells, height: Math.max(1, (cells * 3) / 4), channels: 3, background: '#888', noise },
    })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer();
    picture = picture
      ? await sharp(picture)
          .composite([{ input: grain, blend: 'soft-light' }])
          .png({ compressionLevel: 0 })
          .toBuffer()
      : grain;
  }
  return sharp(picture).jpeg({ quality }).toBuffer();
}
