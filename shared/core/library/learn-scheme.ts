import { FOLDER_DEPTH } from '../limits.ts';
import { folderText, splitPath } from '../naming/folder-path.ts';
import { fixedNames } from './fixed-names.ts';
import {
  EVENT_READING,
  eventLikeFolders,
  isLeftOver,
  plainReadings,
  type Reading,
} from './folder-readings.ts';
import type { LibraryPhoto } from './library-photo.ts';
import { FEWEST_EVIDENCE, MOST_READINGS, SCHEME_SHARE } from './limits.ts';

/** A library's scheme, and its certainty. */
export interface LearnedScheme {
  /** Empty if all photos are at the top. */
  readonly scheme: string;
  /** The language of spelled months */
  readonly monthLanguage: string | undefined;
  /** The share of informative photos that are where the scheme would put them */
  readonly explained: number;
  readonly total: number;
}

/** The possible readings of one photo's folder, from the top. */
interface Evidence {
  readonly date: string;
  readonly levels: readonly (readonly Reading[])[];
}

/**
 * Returns the simplest scheme that explains the folders of at least 80 % of a library's photos. If none does, the
 * newer half decides, because people change their minds; then the folders that most photos have in common.
 *
 * @param photos those without a date count only if their folders say something without one; those in `Undated` don't
 * @returns undefined for folders that follow no known scheme
 */
export function learnScheme(photos: readonly LibraryPhoto[]): LearnedScheme | undefined {
  const evidence = evidenceOf(photos.filter((photo) => !isLeftOver(photo)));
  if (evidence.length < FEWEST_EVIDENCE) return undefined;
  const newer = evidence
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, evidence.length / 2);
  const best =
    simplest(evidence, false) ??
    (newer.length < FEWEST_EVIDENCE ? undefined : simplest(newer, false)) ??
    simplest(evidence, true);
  if (!best) return undefined;
  const parts = best.parts.map((part) => part.split('|'));
  return {
    scheme: folderText(parts.map(([part = '']) => part)),
    monthLanguage: parts.find(([, language]) => language !== undefined)?.[1],
    explained: evidence.filter((one) => isReadSo(one, best)).length,
    total: evidence.length,
  };
}

function evidenceOf(photos: readonly LibraryPhoto[]): Evidence[] {
  const events = eventLikeFolders(photos);
  const read = photos.map((photo) => {
    const { folder } = splitPath(photo.path);
    const levels = folder.map((name, at) => {
      const isEvent = events.has(folderText(folder.slice(0, at + 1)));
      return { name, plain: plainReadings(name, photo), isEvent };
    });
    return { date: photo.date ?? '', levels };
  });
  const isFlat = read.filter(({ levels }) => levels.length === 0).length >= read.length * SCHEME_SHARE;
  const fixed = fixedNames(read);
  return read.flatMap(({ date, levels }): Evidence[] => {
    if (levels.length > FOLDER_DEPTH) return [];
    let isInEvent = false;
    const readings = levels.map(({ name, plain, isEvent }, at): readonly Reading[] => {
      if (plain.length === 0 && fixed[at] === name) return [{ part: name, cost: 0 }];
      // The folders inside of an event are parts of it.
      if (!isEvent || isInEvent) return plain;
      isInEvent = plain.length === 0;
      return [...plain, EVENT_READING];
    });
    // Many libraries have unsorted photos at the top, which say nothing without a date.
    const isExplained = levels.length === 0 ? isFlat : readings.every(({ length }) => length > 0);
    return date.length >= 'YYYY'.length || isExplained ? [{ date, levels: readings }] : [];
  });
}

interface Candidate {
  readonly parts: readonly string[];
  readonly cost: number;
  count: number;
}

interface Best extends Pick<Candidate, 'parts'> {
  /** Whether folders may continue after what the scheme explains */
  readonly isBeginning: boolean;
}

/** @param isBeginning whether a folder may continue after what the scheme explains */
function simplest(evidence: readonly Evidence[], isBeginning: boolean): Best | undefined {
  const candidates = new Map<string, Candidate>();
  for (const { levels } of evidence) {
    for (const readings of sequences(levels, isBeginning)) {
      const parts = readings.map(({ part }) => part);
      const key = folderText(parts);
      const known = candidates.get(key);
      if (known) known.count += 1;
      else candidates.set(key, { parts, cost: readings.reduce((sum, { cost }) => sum + cost, 0), count: 1 });
    }
  }
  const fewest = evidence.length * SCHEME_SHARE;
  const [best] = [...candidates.values()]
    .filter(
      ({ parts, count }) =>
        count >= fewest && (parts.length === 0 || parts.some((part) => part.includes('{'))),
    )
    .toSorted((one, other) => {
      const deeper = isBeginning ? other.parts.length - one.parts.length : 0;
      return deeper || one.cost - other.cost || other.count - one.count;
    });
  return best && { parts: best.parts, isBeginning };
}

/** Returns whether a photo's folder can be read as a scheme says. */
function isReadSo({ levels }: Evidence, { parts, isBeginning }: Best): boolean {
  if (isBeginning ? levels.length < parts.length : levels.length !== parts.length) return false;
  return parts.every((wanted, at) => levels[at]?.some(({ part }) => part === wanted));
}

/** Returns every reading of the nested folders; if `isBeginning`, also of only the first ones. */
function sequences(levels: Evidence['levels'], isBeginning: boolean): readonly (readonly Reading[])[] {
  let open: readonly (readonly Reading[])[] = [[]];
  const begun: (readonly Reading[])[] = [];
  for (const readings of levels) {
    open = open
      .flatMap((before) => readings.map((reading) => before.concat(reading)))
      .slice(0, MOST_READINGS);
    if (isBeginning) begun.push(...open);
  }
  return isBeginning ? begun : open;
}
