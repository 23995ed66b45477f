import sharp, { type Sharp } from 'sharp';
import type { LookAgainReason } from '../../../shared/core/look-again/look-again.ts';

interface Degraded {
  readonly make: (photo: Buffer) => Promise<Buffer>;
  /** Acceptable reasons. */
  readonly reasons: readonly LookAgainReason[];
}

const EDGE = 384;
const small = (photo: Buffer) => sharp(photo).resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true });
const jpeg = (picture: Sharp) => picture.jpeg({ quality: 85 }).toBuffer();

const blurred = (sigma: number): Degraded => ({
  make: async (photo) => jpeg(small(photo).blur(sigma)),
  reasons: ['blurred', 'pocket'],
});

/** @param lean pixels down for each pixel across */
const shaken = (length: number, lean: 0 | 1): Degraded => ({
  make: async (photo) => {
    const kernel = Array.from({ length: length ** 2 }, (_, at) => {
      const [x, y] = [at % length, Math.floor(at / length)];
      return y === (lean === 0 ? (length - 1) / 2 : x) ? 1 : 0;
    });
    const picture = await small(photo).toBuffer();
    return jpeg(sharp(picture).convolve({ width: length, height: length, kernel, scale: length }));
  },
  reasons: ['blurred', 'pocket'],
});

const exposed = (factor: number, offset: number, reason: LookAgainReason): Degraded => ({
  make: async (photo) => jpeg(small(photo).linear(factor, offset)),
  reasons: [reason],
});

/** Photos spoiled in known ways; lengths in pixels of a picture with a long edge of 384. */
export const DEGRADED: Readonly<Record<string, Degraded>> = {
  'saved again at quality 45': {
    make: (photo) => small(photo).jpeg({ quality: 45 }).toBuffer(),
    reasons: [],
  },
  'out of focus, 1.5 px': blurred(1.5),
  'out of focus, 2 px': blurred(2),
  'out of focus, 4 px': blurred(4),
  'camera moved by 9 px sideways': shaken(9, 0),
  'camera moved by 13 px aslant': shaken(13, 1),
  'nearly black': exposed(0.06, 2, 'black'),
  'blown out': exposed(1, 250, 'blown-out'),
  pocket: {
    make: async (photo) => jpeg(small(photo).blur(20).linear(0.12, 30)),
    reasons: ['pocket', 'blurred'],
  },
  'a thumbnail': {
    make: async (photo) => jpeg(sharp(photo).resize(160, 160, { fit: 'inside' })),
    reasons: ['tiny'],
  },
};
