import type { NameMarks } from '../batch/batch-event.ts';
import { tellingWords } from './telling-words.ts';

/** A photo with a generated name, and its EXIF local time, if any. */
export interface NamedByUs {
  readonly description: string;
  readonly name: string;
  readonly category: string;
  readonly takenAt: string | undefined;
}

/** Returns the suffixes that can follow a photo's name; undefined if there are none. */
export function marksOf({ takenAt, ...photo }: NamedByUs): NameMarks | undefined {
  return marksWith(tellingWords(photo), takenAt);
}

/** Builds the same from known suffixes. @param takenAt the EXIF local time, if any */
export function marksWith(words: readonly string[], takenAt: string | undefined): NameMarks | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(takenAt ?? '')?.[0];
  if (day !== undefined) return { words, date: `_${day}` };
  return words.length > 0 ? { words } : undefined;
}

/** The suffixes left after a word or the date was used: nothing may follow the date. */
export function leftOf({ date }: NameMarks, used: 'word' | 'date'): NameMarks | undefined {
  return used === 'word' && date !== undefined ? { words: [], date } : undefined;
}
