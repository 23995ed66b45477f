import type { NameMarks } from './batch-event.ts';
import { tellingWords } from './telling-words.ts';

/** A photo that the product named, and when it was taken: local time of its EXIF, nothing where it has none. */
export interface NamedByUs {
  readonly description: string;
  readonly name: string;
  readonly category: string;
  readonly takenAt: string | undefined;
}

/** What can stand behind a photo's name; nothing where nothing tells it from others. */
export function marksOf({ takenAt, ...photo }: NamedByUs): NameMarks | undefined {
  const words = tellingWords(photo);
  const day = /^\d{4}-\d{2}-\d{2}/.exec(takenAt ?? '')?.[0];
  if (day !== undefined) return { words, date: `_${day}` };
  return words.length > 0 ? { words } : undefined;
}

/** What is left to tell a photo by once a word or the date stands in its name: behind the date comes nothing more. */
export function leftOf({ date }: NameMarks, used: 'word' | 'date'): NameMarks | undefined {
  return used === 'word' && date !== undefined ? { words: [], date } : undefined;
}
