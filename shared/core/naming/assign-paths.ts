import { ArchivePaths, collisionKey, pathOf } from './archive-path.ts';
import type { ArchiveEntry, NameMarks, PlacedPhoto } from '../batch/batch-event.ts';
import { leftOf } from './name-marks.ts';
import { pushTo } from '../push-to.ts';

/**
 * Gives every placed photo its path, in the given order: the same photos in the same order get the same paths,
 * however fast each was described.
 *
 * Photos of the same path are told apart by what they show, including the first one, each by what the fewest others
 * show or are called. Those still equal get their date, if they have one, and the rest are numbered from the second
 * on. Photos without marks are only numbered.
 */
export function assignPaths(photos: readonly PlacedPhoto[]): ArchiveEntry[] {
  const words = chosenWords(photos);
  const dates = neededDates(photos, words);
  const paths = new ArchivePaths();
  return photos.map((photo) => {
    const word = words.get(photo);
    const date = dates.get(photo);
    const path = paths.take(photo, `${word ?? ''}${date ?? ''}`);
    const marks = marksLeft(photo.marks, word, date);
    return { photoId: photo.photoId, path, ...(marks ? { marks } : {}) };
  });
}

/** The distinguishing word of each photo that needs one and has one. */
function chosenWords(photos: readonly PlacedPhoto[]): ReadonlyMap<PlacedPhoto, string> {
  const chosen = new Map<PlacedPhoto, string>();
  const clashes = clashesOf(photos, new Map());
  for (const alike of clashes.values()) {
    if (alike.length < 2) continue;
    const having = new Tally(alike.flatMap(({ marks }) => marks?.words ?? []));
    // A word that all photos share distinguishes none, and a name that another photo already has doesn't help.
    const tells = (photo: PlacedPhoto, word: string) =>
      having.of(word) < alike.length && !clashes.has(keyOf(photo, word));
    const choices = alike.map((photo) => ({
      photo,
      words: (photo.marks?.words ?? []).filter((word) => tells(photo, word)),
    }));
    const named = new Tally([]);
    // Photos with the fewest words first: the others have more choice.
    for (const { photo, words } of choices.toSorted((one, other) => one.words.length - other.words.length)) {
      const byTelling = words.toSorted(
        (one, other) => named.of(one) - named.of(other) || having.of(one) - having.of(other),
      );
      const [word] = byTelling;
      if (word === undefined) continue;
      named.add(word);
      chosen.set(photo, word);
    }
  }
  return chosen;
}

/** The date of photos whose paths are still equal. */
function neededDates(
  photos: readonly PlacedPhoto[],
  words: ReadonlyMap<PlacedPhoto, string>,
): ReadonlyMap<PlacedPhoto, string> {
  const dates = new Map<PlacedPhoto, string>();
  for (const alike of clashesOf(photos, words).values()) {
    if (alike.length < 2) continue;
    for (const photo of alike) if (photo.marks?.date) dates.set(photo, photo.marks.date);
  }
  return dates;
}

/** The photos by their path without conflicts. */
function clashesOf(
  photos: readonly PlacedPhoto[],
  words: ReadonlyMap<PlacedPhoto, string>,
): ReadonlyMap<string, readonly PlacedPhoto[]> {
  const clashes = new Map<string, PlacedPhoto[]>();
  for (const photo of photos) {
    const key = keyOf(photo, words.get(photo));
    pushTo(clashes, key, photo);
  }
  return clashes;
}

function keyOf(photo: PlacedPhoto, word: string | undefined): string {
  return collisionKey(pathOf(photo, word));
}

/** How often each word occurs. */
class Tally {
  readonly #counts = new Map<string, number>();

  constructor(words: readonly string[]) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    this.#counts.set(word, this.of(word) + 1);
  }

  of(word: string): number {
    return this.#counts.get(word) ?? 0;
  }
}

function marksLeft(
  marks: NameMarks | undefined,
  word: string | undefined,
  date: string | undefined,
): NameMarks | undefined {
  if (!marks) return undefined;
  if (date !== undefined) return leftOf(marks, 'date');
  return word === undefined ? marks : leftOf(marks, 'word');
}
