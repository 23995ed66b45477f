import type { CategoryName } from '../categories/categorize.ts';
import type { RgbPixels } from '../bytes/rgb-pixels.ts';
import { sharpnessBlur } from './blur.ts';
import { type LumaPlane, lumaPlane } from './luma-plane.ts';

/** The reasons why a photo deserves another look before it is kept. */
export const LOOK_AGAIN_REASONS = ['blurred', 'black', 'blown-out', 'pocket', 'tiny'] as const;

/** One of {@link LOOK_AGAIN_REASONS}. */
export type LookAgainReason = (typeof LOOK_AGAIN_REASONS)[number];

/**
 * Clouds are soft, and a clear sky has no contrast: a photo in this folder is neither blurred nor taken in a pocket.
 */
const SOFT_CATEGORY: CategoryName = 'Sunsets & Sky';

/** The long edge at which pictures are judged, in pixels: what is blurred here is blurred on a phone's screen. */
const JUDGED_PX = 384;
/** Cameras and messengers make thumbnails of 160 pixels (Exif 2.3, 4.8.1: 160 × 120). */
const TINY_PX = 160;
/** All but one pixel in a hundred are darker than this: a covered lens, or a dark room. */
const BLACK_LUMA = 24;
/** All but one pixel in fifty are brighter than this: nothing of the picture is left. */
const BLOWN_OUT_LUMA = 248;
/** How many pixels decide whether a picture is drawn. */
const DRAWN_SAMPLES = 8192;
/**
 * Threshold for the blur of the second sharpest tile; chosen on training photos, see `npm --prefix lab run bench --
 * look-again`.
 */
const BLURRED = 0.6;

/** The technical quality of a picture. */
export interface PictureJudgement {
  readonly lookAgain?: LookAgainReason;
  /** How blurred its sharpest tiles are, from 0 to 1; missing if that can't be judged. */
  readonly blur?: number;
}

/** Compares two pictures for sorting: those that came out well first, then the sharper one. */
export function byClarity(one: PictureJudgement, other: PictureJudgement): number {
  const isBad = Number(one.lookAgain !== undefined) - Number(other.lookAgain !== undefined);
  return isBad || (one.blur ?? 1) - (other.blur ?? 1);
}

/** Why its owner should look at a picture again; see {@link judgePicture}. */
export function lookAgainReason(
  picture: RgbPixels,
  size?: { readonly width: number; readonly height: number },
): LookAgainReason | undefined {
  return judgePicture(picture, size).lookAgain;
}

/**
 * Returns whether a picture came out so badly that its owner should look at it again, and why. Only certain cases
 * count: a picture with one sharp tile is sharp.
 *
 * @param picture as decoded, upright
 * @param size of the original in pixels, if it is larger than the picture
 */
export function judgePicture(
  picture: RgbPixels,
  size: { readonly width: number; readonly height: number } = picture,
): PictureJudgement {
  const plane = lumaPlane(picture, JUDGED_PX);
  if (shareBelow(plane, BLACK_LUMA) >= 0.99) return { lookAgain: 'black' };
  if (shareBelow(plane, BLOWN_OUT_LUMA) <= 0.02) return { lookAgain: 'blown-out' };
  if (isDrawn(picture)) return {};
  if (Math.max(size.width, size.height) <= TINY_PX) return { lookAgain: 'tiny' };
  const blur = sharpnessBlur(plane);
  if (blur === undefined) return { lookAgain: 'pocket' };
  return blur > BLURRED ? { lookAgain: 'blurred', blur } : { blur };
}

/**
 * Returns whether a reason applies to a photo of this category.
 *
 * @param isFromPage images of web pages are often small on purpose
 */
export function holdsFor(reason: LookAgainReason, category: string, isFromPage: boolean): boolean {
  if (reason === 'tiny') return !isFromPage;
  return category !== SOFT_CATEGORY || (reason !== 'blurred' && reason !== 'pocket');
}

/** Drawn pictures, such as logos and charts, have one color on at least half of their area; photos never do. */
function isDrawn({ width, height, data }: RgbPixels): boolean {
  const counts = new Map<number, number>();
  const pixels = width * height;
  const step = Math.max(1, Math.floor(pixels / DRAWN_SAMPLES));
  let [most, samples] = [0, 0];
  for (let pixel = 0; pixel < pixels; pixel += step) {
    const at = pixel * 3;
    const colour = ((data[at]! >> 2) << 12) | ((data[at + 1]! >> 2) << 6) | (data[at + 2]! >> 2);
    const count = (counts.get(colour) ?? 0) + 1;
    counts.set(colour, count);
    most = Math.max(most, count);
    samples += 1;
  }
  return most >= samples / 2;
}

function shareBelow({ data }: LumaPlane, luma: number): number {
  let below = 0;
  // By index: the iterator takes ten times as long.
  for (let at = 0; at < data.length; at += 1) if (data[at]! < luma) below += 1;
  return below / data.length;
}
