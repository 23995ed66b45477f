import type { AlikeGroup, BestReason } from './alike-group.ts';
import { SHARPER_BY } from './limits.ts';

/** What decides which of several photos of the same picture is the best. */
export interface Quality {
  /** Of the file as it is, not of what was looked at. */
  readonly pixels: number;
  /** Whether it is in a format that cameras write and that nothing was lost in since: HEIC, RAW, TIFF. */
  readonly isCameraFormat: boolean;
  /** Whether it says when it was taken. */
  readonly hasDate: boolean;
  readonly sizeBytes: number;
  /** How blurred its sharpest parts are, from 0 to 1; undefined where that says nothing. */
  readonly blur?: number | undefined;
  /** Whether it is almost black or almost white. */
  readonly isBadlyLit?: boolean;
  /** Whether it says when and by which camera it was taken: what was saved again, enlarged or framed rarely does. */
  readonly isFromCamera?: boolean;
  /** Whether it is in a format that cameras write and programs rarely save in: HEIC, RAW. */
  readonly isMakersFormat?: boolean;
}

export interface Best {
  /** The place of the best one. */
  readonly at: number;
  readonly reasons: readonly BestReason[];
}

/** How much more of something the one has than the other: above 0 if it is better by that, 0 where none is. */
type Criterion = readonly [BestReason, (one: Quality, other: Quality) => number];

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
 * What counts first. Of copies, what a camera wrote goes before what was enlarged, framed or saved again, and then the one with the
 * most pixels is nearest to the original; the photos of
 * a burst have the same size, and differ in how they came out.
 */
const CRITERIA: Readonly<Record<AlikeGroup['kind'], readonly Criterion[]>> = {
  near: [...ORIGINAL, LARGE, LIT, SHARP, ...REST],
  burst: [LIT, SHARP, LARGE, ...REST],
};

/** The best of several photos of a group, and why; of equal ones the first. */
export function bestOf(photos: readonly Quality[], kind: AlikeGroup['kind'] = 'near'): Best {
  const criteria = CRITERIA[kind];
  let at = 0;
  photos.forEach((photo, place) => {
    if (isBetter(photo, photos[at]!, criteria)) at = place;
  });
  const best = photos[at]!;
  // What makes an original counts first, and is told last, as it holds for most photos.
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
