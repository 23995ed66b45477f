import { stemOf } from '../naming/file-name.ts';
import { splitPath } from '../naming/folder-path.ts';
import { DEFAULT_PATTERN, dated } from '../naming/naming-pattern.ts';
import { wordsOfName } from '../hints/own-words.ts';
import type { LibraryPhoto } from './library-photo.ts';
import { FEWEST_EVIDENCE, NAMES_COMPARED, SCHEME_SHARE } from './limits.ts';

/** Time formats that programs use in photo names. */
const TIME_FORMS = [
  'YYYY-MM-DD HH.mm.ss',
  'YYYY-MM-DD_HH-mm-ss',
  'YYYY-MM-DD HH-mm-ss',
  'YYYYMMDD_HHmmss',
  'YYYYMMDD-HHmmss',
];
const DAY_FORMS = ['YYYY-MM-DD', 'YYYY_MM_DD', 'YYYY.MM.DD', 'YYYYMMDD'];
/** Suffixes that programs add to a taken name. */
const COUNTED = /^(?:[-_ ]?\(?\d{1,3}\)?)?$/;
const GAP_AND_WORDS = /^([\s_-]+)\p{L}/u;

/**
 * Returns how a library names its photos, as a naming pattern: by original name, by time or day, or by content. At
 * least 80 % of its photos must match.
 *
 * @returns undefined if names follow no known pattern
 */
export function learnPattern(photos: readonly LibraryPhoto[]): string | undefined {
  const step = Math.max(1, Math.floor(photos.length / NAMES_COMPARED));
  const compared = photos.filter((_, at) => at % step === 0);
  if (compared.length < FEWEST_EVIDENCE) return undefined;
  const counts = new Map<string, number>();
  for (const photo of compared) {
    for (const pattern of patternsOf(photo)) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  const [best] = [...counts]
    .filter(([, count]) => count >= compared.length * SCHEME_SHARE)
    .toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}

function patternsOf({ path, date = '', original }: LibraryPhoto): readonly string[] {
  const stem = stemOf(splitPath(path).fileName).normalize('NFC');
  const isOriginal = original === undefined ? wordsOfName(stem) === undefined : stemOf(original) === stem;
  const byTime = date.includes('T') ? TIME_FORMS.filter((form) => isCounted(stem, dated(date, form))) : [];
  const byMachine = [...byTime.map((form) => `{date:${form}}`), ...(isOriginal ? ['{original}'] : [])];
  if (byMachine.length > 0) return byMachine;
  if (date.length >= 'YYYY-MM-DD'.length) {
    for (const form of DAY_FORMS) {
      const day = dated(date, form);
      const gap = stem.startsWith(day) ? GAP_AND_WORDS.exec(stem.slice(day.length))?.[1] : undefined;
      if (gap !== undefined) return [`{date:${form}}${gap}{name}`];
    }
  }
  return original === undefined ? [] : [DEFAULT_PATTERN];
}

function isCounted(stem: string, text: string): boolean {
  return stem.startsWith(text) && COUNTED.test(stem.slice(text.length));
}
