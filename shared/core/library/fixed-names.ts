import { wordsOfName } from '../hints/own-words.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import { saysDate, type Reading } from './folder-readings.ts';
import { MOST_EVENT_MS, SCHEME_SHARE } from './limits.ts';
import { localSpan } from './local-ms.ts';

/** One folder of a photo's path. */
export interface Level {
  readonly name: string;
  /** What the name may be made of, apart from an event. */
  readonly plain: readonly Reading[];
}

/** A photo's folders from the top, and its date if that is known. */
export interface LeveledPhoto {
  readonly date: string;
  readonly levels: readonly Level[];
}

/** A year, or a month with its year: no event has folders for these. */
const PERIOD = /^\{date:(?=[^}]*YYYY)(?![^}]*DD)/;

/** What is known of the photos with one name at one level. */
interface NamedPhotos {
  count: number;
  firstMs: number;
  lastMs: number;
  readonly around: Set<string>;
  readonly folder: FolderPath;
  /** Whether folders of years or months are inside. */
  hasPeriods: boolean;
}

/**
 * Returns the fixed name at each level: one that nearly all photos have, such as that of a common parent folder. An
 * event's folder is never fixed, even if it is the only one so far. So a name with a date is never fixed. A name with
 * only one span of days is fixed if it is generic, such as `Photos`, or contains folders of years. Inside another
 * folder, several parents must have it.
 */
export function fixedNames(photos: readonly LeveledPhoto[]): readonly (string | undefined)[] {
  const counted: Map<string, NamedPhotos>[] = [];
  for (const { date, levels } of photos) {
    const span = localSpan(date);
    const path = levels.map(({ name }) => name);
    for (const [at, { name }] of levels.entries()) {
      const level = (counted[at] ??= new Map<string, NamedPhotos>());
      const known = level.get(name) ?? newlyNamed(path.slice(0, at + 1));
      known.count += 1;
      known.firstMs = Math.min(known.firstMs, span?.firstMs ?? Infinity);
      known.lastMs = Math.max(known.lastMs, span?.lastMs ?? -Infinity);
      known.around.add(folderText(path.slice(0, at)));
      known.hasPeriods ||= levels
        .slice(at + 1)
        .some(({ plain }) => plain.some(({ part }) => PERIOD.test(part)));
      level.set(name, known);
    }
  }
  return counted.map((level) => {
    const [most] = [...level].toSorted(([, one], [, other]) => other.count - one.count);
    if (!most) return undefined;
    const [name, named] = most;
    const isCommon = named.count >= photos.length * SCHEME_SHARE && !/[{}]/.test(name);
    return isCommon && mayBeFixed(name, named) ? name : undefined;
  });
}

function newlyNamed(folder: FolderPath): NamedPhotos {
  return { count: 0, firstMs: Infinity, lastMs: -Infinity, around: new Set(), folder, hasPeriods: false };
}

function mayBeFixed(name: string, { firstMs, lastMs, around, folder, hasPeriods }: NamedPhotos): boolean {
  if (saysDate(folder)) return false;
  if (hasPeriods) return true;
  // Photos without a date tell nothing about it.
  const isOneSpan = firstMs <= lastMs && lastMs - firstMs <= MOST_EVENT_MS;
  const saysNothing = wordsOfName(name) === undefined;
  return (saysNothing || !isOneSpan) && (folder.length === 1 || around.size > 1);
}
