import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Photos like a camera's: the same picture, but no file is a copy of another. */
export interface Camera {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly photoBytes: number;
  remove(): Promise<void>;
}

/** A photo's number, at the end of its file. */
const NUMBER_BYTES = 4;

interface CameraOptions {
  /** The size of the first file, padded with zeros after the end of the picture; no two have the same size. */
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
  const bytes = Math.max(photoBytes, picture.length + NUMBER_BYTES);
  const paths = Array.from({ length: photos }, (_, at) =>
    join(folder, `IMG_${String(at + 1).padStart(4, '0')}.jpg`),
  );
  for (const [at, path] of paths.entries()) await writeNumbered(path, { picture, bytes: bytes + at, at });
  return { folder, paths, photoBytes: bytes, remove: () => rm(folder, { recursive: true }) };
}

/** The picture, zeros that most disks don't store, and the photo's number, which makes its bytes unique. */
async function writeNumbered(
  path: string,
  { picture, bytes, at }: { picture: Buffer; bytes: number; at: number },
): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write(picture);
    const number = Buffer.alloc(NUMBER_BYTES);
    number.writeUInt32BE(at);
    await file.write(number, 0, NUMBER_BYTES, bytes - NUMBER_BYTES);
  } finally {
    await file.close();
  }
}
