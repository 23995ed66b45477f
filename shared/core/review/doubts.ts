import type { Arrangement } from '../board/arrangement.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { UNSORTED } from '../categories/categorize.ts';
import { folderText } from '../naming/folder-path.ts';
import { isUnsure } from './is-unsure.ts';
import { SURE_CONFIDENCE } from '../limits.ts';
import { DOUBT } from './limits.ts';
import { isLookAgainFolder } from '../wording/own-folders.ts';

/** A photo whose folder is worth a look. */
export interface Doubt {
  readonly photoId: string;
  /** Probability that a person accepts its folder, 0 to 1; missing if the engine gave none. */
  readonly share?: number;
}

/**
 * Returns the photos to review first: those of whose folder the engine was unsure, the least certain of all others as
 * far as looking at them pays, and those that it left in Unsorted although it considered folders. Photos that the
 * person moved or accepted are left out, and so are those in Look again, which is a question already.
 *
 * @returns the least certain first, then those without a confidence
 */
export function doubtsOf(
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
): readonly Doubt[] {
  const least = leastCertain([...placed.values()]);
  const doubts = askablePhotos(arrangement, placed).flatMap(({ known }): Doubt[] => {
    const { photoId, description, confidence, category, alternatives = [] } = known;
    const isLeft = category === UNSORTED && confidence === undefined && alternatives.length > 0;
    if (!isLeft && !least.has(photoId) && !isUnsure(description, confidence)) return [];
    return [{ photoId, ...(confidence === undefined ? {} : { share: confidence }) }];
  });
  return doubts.toSorted((one, other) => (one.share ?? SURE_CONFIDENCE) - (other.share ?? SURE_CONFIDENCE));
}

/** Returns how many of the photos are probably in the right folder, as far as the engine says. */
export function probablyRight(doubts: readonly Doubt[]): number {
  return Math.round(doubts.reduce((sum, { share }) => sum + (share ?? SURE_CONFIDENCE), 0));
}

/**
 * Returns the least certain fifth of all photos with a confidence, without those of which nine in ten are right. All
 * photos of the board count, so that the list doesn't refill while it is worked through.
 */
function leastCertain(placed: readonly PlacedPhoto[]): ReadonlySet<string> {
  const rated = placed.flatMap(({ photoId, confidence }) =>
    confidence === undefined ? [] : [{ photoId, confidence }],
  );
  return new Set(
    rated
      .toSorted((one, other) => one.confidence - other.confidence)
      .slice(0, Math.floor(rated.length * DOUBT.share))
      .filter(({ confidence }) => confidence < DOUBT.below)
      .map(({ photoId }) => photoId),
  );
}

/** A photo about whose folder the person hasn't decided. */
export interface AskablePhoto {
  readonly known: PlacedPhoto;
  readonly folder: string;
}

/** Returns the photos about whose folder the person hasn't decided, in board order. */
export function askablePhotos(
  { folders, accepted = [] }: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
): readonly AskablePhoto[] {
  const isAccepted = new Set(accepted);
  return folders.flatMap(({ path, photos }) => {
    const folder = folderText(path);
    return photos.flatMap(({ photoId }) => {
      const known = placed.get(photoId);
      const isOut = !known || isAccepted.has(photoId);
      return isOut || (known.lookAgain && isLookAgainFolder(path)) ? [] : [{ known, folder }];
    });
  });
}
