import sharp from 'sharp';

/**
 * Makes another picture from one.
 *
 * @param at the photo's index, which selects the variation
 */
export type Variant = (
  photo: Buffer,
  size: { readonly width: number; readonly height: number },
  at: number,
) => Promise<Buffer>;

/** Returns a pseudorandom number from 0 to 1, the same in every run. */
function chance(at: number, which: number): number {
  const value = Math.sin(at * 12.9898 + which * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

const scaled =
  (share: number, quality: number): Variant =>
  async (photo, { width }) =>
    sharp(photo)
      .resize(Math.max(64, Math.round(width * share)))
      .jpeg({ quality })
      .toBuffer();

const cut =
  (edges: (at: number) => readonly [number, number, number, number]): Variant =>
  async (photo, { width, height }, at) => {
    const [left, top, right, bottom] = edges(at);
    return sharp(photo)
      .extract({
        left: Math.floor(width * left),
        top: Math.floor(height * top),
        width: Math.floor(width * (1 - left - right)),
        height: Math.floor(height * (1 - top - bottom)),
      })
      .jpeg({ quality: 85 })
      .toBuffer();
  };

const moved =
  (share: number, far: number): Variant =>
  async (photo, { width, height }, at) => {
    const left = Math.round(width * (0.25 + chance(at, 1) * 0.2));
    const top = Math.round(height * (0.25 + chance(at, 2) * 0.2));
    const part = await sharp(photo)
      .extract({ left, top, width: Math.round(width * share), height: Math.round(height * share * 1.4) })
      .toBuffer();
    const whole = await sharp(photo)
      .composite([{ input: part, left: left + Math.round(width * far), top }])
      .toBuffer();
    return sharp(whole).jpeg({ quality: 92 }).toBuffer();
  };

/** Nearly the same picture. */
export const COPIES: Readonly<Record<string, Variant>> = {
  'half the size': scaled(0.5, 85),
  'a quarter of the size': scaled(0.25, 80),
  'saved again at quality 45': scaled(1, 45),
  'saved again at quality 20': scaled(1, 20),
  WebP: async (photo) => sharp(photo).webp({ quality: 80 }).toBuffer(),
  'cropped to 92 %': cut(() => [0.04, 0.04, 0.04, 0.04]),
  'up to 6 % cut off at each edge': cut((at) => [
    chance(at, 3) * 0.06,
    chance(at, 4) * 0.06,
    chance(at, 5) * 0.06,
    chance(at, 6) * 0.06,
  ]),
};

/** Similar pictures that are not duplicates. */
export const LOOKALIKES: Readonly<Record<string, Variant>> = {
  'a large thing moved': moved(0.25, 0.08),
  'the camera turned': async (photo, { width, height }) => {
    const turned = await sharp(photo).rotate(2.5).toBuffer({ resolveWithObject: true });
    const [across, down] = [Math.round(width * 0.92), Math.round(height * 0.92)];
    return sharp(turned.data)
      .extract({
        left: Math.round((turned.info.width - across) / 2),
        top: Math.round((turned.info.height - down) / 2),
        width: across,
        height: down,
      })
      .jpeg()
      .toBuffer();
  },
};
