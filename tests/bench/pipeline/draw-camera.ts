import { link, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Photos as from a camera: the same picture under many names. */
export interface Camera {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly photoBytes: number;
  remove(): Promise<void>;
}

interface CameraOptions {
  /** The size of each file, padded with zeros after the end of the picture. */
  readonly photoBytes?: number;
  readonly longEdgePx?: number;
}

/** Draws noise, which compresses about as badly as a photo; by default 12 million pixels in 5 MB. */
export async function drawCamera(
  photos: number,
  { photoBytes = 5_000_000, longEdgePx = 4000 }: CameraOptions = {},
): Promise<Camera> {
  const folder = await mkdtemp(join(tmpdir(), 'camera-'));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#888', noise },
  })
    .resize(longEdgePx, (longEdgePx * 3) / 4)
    .jpeg({ quality: 82 })
    .toBuffer();
  const bytes = Buffer.concat([picture, Buffer.alloc(Math.max(0, photoBytes - picture.length))]);
  const original = join(folder, 'original');
  await writeFile(original, bytes);
  const paths = Array.from({ length: photos }, (_, at) =>
    join(folder, `IMG_${String(at + 1).padStart(4, '0')}.jpg`),
  );
  await Promise.all(paths.map((path) => link(original, path)));
  return { folder, paths, photoBytes: bytes.length, remove: () => rm(folder, { recursive: true }) };
}
