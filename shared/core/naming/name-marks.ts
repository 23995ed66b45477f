import type { SaidThing } from '../wording/parts.ts';
import type { NameMarks } from '../batch/batch-event.ts';
import { TELLING_WORDS } from '../limits.ts';
import { characters, joinedWordsOf } from './short-name.ts';
import { tellingWords } from './telling-words.ts';

/** A photo with a generated name, and its EXIF local time, if any. */
export interface NamedByUs {
  readonly description: string;
  /** What else is seen. */
  readonly also?: readonly SaidThing[] | undefined;
  readonly name: string;
  readonly category: string;
  readonly takenAt: string | undefined;
  /** The city where it was taken, or ''. */
  readonly place?: string;
}

/** Returns the suffixes that can follow a photo's English name; undefined if there are none. */
export function marksOf({ description, also = [], ...photo }: NamedByUs): NameMarks | undefined {
  // The plural of what there are several of isn't known here.
  const others = also
    .filter(({ count, isMany }) => count === undefined && isMany === undefined)
    .map(({ noun }) => `With ${noun}.`);
  return marksWith(tellingWords({ ...photo, description: [description, ...others].join(' ') }), photo);
}

/**
 * Builds the same from known suffixes: words of the photo first, then its place, then its day.
 *
 * @param keepsSpelling whether a city keeps its capitals and hyphens, as names in other languages than English do
 */
export function marksWith(
  telling: readonly string[],
  { takenAt, place = '', name }: Pick<NamedByUs, 'takenAt' | 'place' | 'name'>,
  keepsSpelling = false,
): NameMarks | undefined {
  const city = cityMark(place, keepsSpelling);
  const isNew = city !== undefined && !`_${name}_`.toLowerCase().includes(`${city.toLowerCase()}_`);
  const words = isNew ? [...telling, city] : telling;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(takenAt ?? '')?.[0];
  if (day !== undefined) return { words, date: `_${day}` };
  return words.length > 0 ? { words } : undefined;
}

/** "_saint_jean_de_luz", in French "_Saint-Jean-de-Luz"; undefined if it is unknown or too long for a name. */
function cityMark(place: string, keepsSpelling: boolean): string | undefined {
  const name = keepsSpelling
    ? joinedWordsOf(place).join('_')
    : (place.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('_').toLowerCase();
  const mark = `_${name}`;
  return name === '' || characters(mark).length > TELLING_WORDS.length ? undefined : mark;
}

/** The suffixes left after a word or the date was used: nothing may follow the date. */
export function leftOf({ date }: NameMarks, used: 'word' | 'date'): NameMarks | undefined {
  return used === 'word' && date !== undefined ? { words: [], date } : undefined;
}
