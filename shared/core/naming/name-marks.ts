import type { SaidThing } from '../wording/parts.ts';
import type { NameMarks } from '../batch/batch-event.ts';
import { nameWords } from './short-name.ts';
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

/** Returns the suffixes that can follow a photo's name; undefined if there are none. */
export function marksOf({ description, also = [], ...photo }: NamedByUs): NameMarks | undefined {
  const others = also.map(({ noun }) => `With ${noun}.`).join(' ');
  return marksWith(tellingWords({ ...photo, description: `${description} ${others}` }), photo);
}

/** Builds the same from known suffixes: words of the photo first, then its place, then its day. */
export function marksWith(
  telling: readonly string[],
  { takenAt, place = '', name }: Pick<NamedByUs, 'takenAt' | 'place' | 'name'>,
): NameMarks | undefined {
  const city = nameWords(place).join('_');
  const isNew = city !== '' && !nameWords(name.replaceAll('_', ' ')).join('_').includes(city);
  const words = isNew ? [...telling, `_${city}`] : telling;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(takenAt ?? '')?.[0];
  if (day !== undefined) return { words, date: `_${day}` };
  return words.length > 0 ? { words } : undefined;
}

/** The suffixes left after a word or the date was used: nothing may follow the date. */
export function leftOf({ date }: NameMarks, used: 'word' | 'date'): NameMarks | undefined {
  return used === 'word' && date !== undefined ? { words: [], date } : undefined;
}
