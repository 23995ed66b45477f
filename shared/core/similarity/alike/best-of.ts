import type { AlikeGroup, BestReason } from './alike-group.ts';
import { SHARPER_BY } from './limits.ts';

/** The criteria for the best of several photos of the same picture. */
export interface Quality {
  /** Of the original file, not of the decoded picture. */
  readonly pixels: number;
  /** Whether its format is one that cameras write without later loss: HEIC, RAW, TIFF. */
  readonly isCameraFormat: boolean;
  /** Whether it has a date. */
  readonly hasDate: boolean;
  readonly sizeBytes: number;
  /** How blurred its sharpest parts are, from 0 to 1; undefined if that tells nothing. */
  readonly blur?: number | undefined;
  /** Whether it is almost black or almost white. */
  readonly isBadlyLit?: boolean;
  /** Whether it has a date and a camera: re-saved, enlarged or framed pictures rarely do. */
  readonly isFromCamera?: boolean;
  /** Whether its format is one that cameras write and programs rarely save: HEIC, RAW. */
  readonly isMakersFormat?: boolean;
  /** Whether its camera proposes it. */
  readonly isCover?: boolean;
}

export interface Best {
  /** The index of the best one. */
  readonly at: number;
  readonly reasons: readonly BestReason[];
}

/** How much more of something one has than the other: above 0 if that makes it better, 0 if neither is. */
type Criterion = readonly [BestReason, (one: Quality, other: Quality) => number];

const COVER: Criterion = [
  'cover',
  (one, other) => Number(one.isCover ?? false) - Number(other.isCover ?? false),
];
const LIT: Criterion = ['better-lit', (one, other) => Number(!one.isBadlyLit) - Number(!other.isBadlyLit)];
const SHARP: Criterion = ['sharper', sharperBy];
const LARGE: Criterion = ['larger', (one, other) => one.pixels - other.pixels];
const ORIGINAL: readonly Criterion[] = [
  ['has-date', (one, other) => Number(one.isFromCamera ?? false) - Number(other.isFromCamera ?? false)],
  [
    'camera-format',
    (one, other) => Number(one.isMakersFormat ?? false) - Number(other.isMakersFormat ?? false),
  ],
];
const REST: readonly Criterion[] = [
  ['camera-format', (one, other) => Number(one.isCameraFormat) - Number(other.isCameraFormat)],
  ['has-date', (one, other) => Number(one.hasDate) - Number(other.hasDate)],
  ['bigger-file', (one, other) => one.sizeBytes - other.sizeBytes],
];

/**
 * The order of criteria. Among copies, the camera's own file comes before enlarged, framed or re-saved ones, then the
 * one with the most pixels. The photos of a burst have the same size and differ in quality, unless the camera proposes
 * one.
 */
const CRITERIA: Readonly<Record<AlikeGroup['kind'], readonly Criterion[]>> = {
  near: [...ORIGINAL, LARGE, LIT, SHARP, ...REST],
  burst: [COVER, LIT, SHARP, LARGE, ...REST],
};

/** Returns the best photo of a group, and why; the first of equal ones. */
export function bestOf(photos: readonly Quality[], kind: AlikeGroup['kind'] = 'near'): Best {
  const criteria = CRITERIA[kind];
  let at = 0;
  photos.forEach((photo, place) => {
    if (isBetter(photo, photos[at]!, criteria)) at = place;
  });
  const best = photos[at]!;
  // Signs of an original decide first but are shown last, because most photos have them.
  const told = [...criteria.filter((one) => !ORIGINAL.includes(one)), ...ORIGINAL];
  const reasons = told.flatMap(([reason, by]) => {
    const differences = photos.map((other) => by(best, other));
    return differences.every((much) => much >= 0) && differences.some((much) => much > 0) ? [reason] : [];
  });
  return { at, reasons: [...new Set(reasons)] };
}

function isBetter(one: Quality, other: Quality, criteria: readonly Criterion[]): boolean {
  for (const [, by] of criteria) {
    const much = by(one, other);
    if (much !== 0) return much > 0;
  }
  return false;
}

function sharperBy({ blur: one }: Quality, { blur: other }: Quality): number {
  if (one === undefined || other === undefined || Math.abs(other - one) < SHARPER_BY) return 0;
  return other - one;
}
