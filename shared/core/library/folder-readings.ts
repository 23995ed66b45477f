import { dateOfFolder } from '../dates/folder-date.ts';
import { type FolderPath, folderText, splitPath } from '../naming/folder-path.ts';
import { dated } from '../naming/naming-pattern.ts';
import { isTopic } from '../categories/topics.ts';
import { categoryNamed, ownFolderNamed } from '../wording/own-folders.ts';
import type { LibraryPhoto } from './library-photo.ts';
import { MOST_EVENT_MS } from './limits.ts';
import { localSpan } from './local-ms.ts';
import { MONTH_LANGUAGES, monthName, withMonths } from './spelled-months.ts';

/** Date forms of folders, the coarse ones first, each with the number of date characters it needs. */
const DATE_FORMS: readonly (readonly [form: string, needs: number])[] = [
  ['YYYY', 4],
  ...['YYYY-MM', 'YYYY_MM', 'YYYY.MM', 'YYYYMM', 'MM', 'MM-YYYY', 'MM.YYYY'].map(
    (form) => [form, 7] as const,
  ),
  ...[
    'YYYY-MM-DD',
    'YYYY_MM_DD',
    'YYYY.MM.DD',
    'YYYYMMDD',
    'MM-DD',
    'MM_DD',
    'MM.DD',
    'DD',
    'DD-MM-YYYY',
  ].map((form) => [form, 10] as const),
];
const MONTH_FORMS = [
  'MM MMMM',
  'MM-MMMM',
  'MM_MMMM',
  'MM. MMMM',
  'MMMM',
  'YYYY-MM MMMM',
  'MMMM YYYY',
].flatMap((form) => [form, form.replace('MMMM', 'MMM')]);

/** A possible reading of one folder's name: a token of a scheme, and its penalty. */
export interface Reading {
  /** Part of a scheme, with the language of spelled months after a bar. */
  readonly part: string;
  readonly cost: number;
}

const COSTS = { date: 1, spelled: 1.5, named: 2, event: 3 } as const;

/** Returns the possible sources of a folder's name, for a photo in it, without its event. */
export function plainReadings(name: string, { date = '', cities, countries }: LibraryPhoto): Reading[] {
  const plain = name.normalize('NFC');
  const byDate = DATE_FORMS.flatMap(([form, needs], at): Reading[] =>
    date.length >= needs && dated(date, form) === plain
      ? [{ part: `{date:${form}}`, cost: COSTS.date + at / 100 }]
      : [],
  );
  const bySpelled = byDate.length > 0 || date.length < 7 ? [] : spelledReadings(plain, date);
  const byName: Reading[] = [
    ...(categoryNamed(plain) || isTopic(ownFolderNamed(plain)) ? ['{category}'] : []),
    ...(cities?.includes(plain) ? ['{city}'] : []),
    ...(countries?.includes(plain) ? ['{country}'] : []),
  ].map((part) => ({ part, cost: COSTS.named }));
  return [...byDate, ...bySpelled, ...byName];
}

/** Our folders of photos that we could not put where a scheme says. */
const LEFT_OVER: ReadonlySet<string | undefined> = new Set(['Undated', 'Look again', 'Not readable']);

/** Returns whether a photo is in one of our folders that says nothing about the scheme of the others. */
export function isLeftOver({ path }: LibraryPhoto): boolean {
  const own = splitPath(path).folder.map((name) => ownFolderNamed(name.normalize('NFC')));
  return own.some((name) => LEFT_OVER.has(name)) || (own.length === 1 && own[0] === 'Videos');
}

function spelledReadings(name: string, date: string): Reading[] {
  if (!namesMonth(name, date)) return [];
  // Months such as August have the same name in several languages, and May has no shorter form, so the other months
  // decide.
  return MONTH_FORMS.flatMap((form) => {
    const part = `{date:${form}}`;
    const languages = MONTH_LANGUAGES.map((one) => (withMonths(part, date, one) === name ? one : `${one}^`));
    return languages.flatMap((language): Reading[] =>
      withMonths(part, date, language) === name ? [{ part: `${part}|${language}`, cost: COSTS.spelled }] : [],
    );
  });
}

/** Returns whether a name contains the month in any language, which thousands of names don't. */
function namesMonth(name: string, date: string): boolean {
  const text = name.toLowerCase();
  return MONTH_LANGUAGES.some((language) =>
    ['MMMM', 'MMM'].some((form) => text.includes(monthName(date, form, language).toLowerCase())),
  );
}

/** The reading of a folder as an event. */
export const EVENT_READING: Reading = { part: '{event}', cost: COSTS.event };

/** A folder name that a person made up, and its photos. */
interface NamedFolder {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly hasDate: boolean;
}

/**
 * Returns the folders that contain one event each, by path: all of their photos were taken within weeks, and at the
 * time in their name, if any. Undated folders that overlap in time are albums, not events.
 */
export function eventLikeFolders(photos: readonly LibraryPhoto[]): ReadonlySet<string> {
  const spans = new Map<string, NamedFolder>();
  for (const { path, date } of photos) {
    const span = date === undefined ? undefined : localSpan(date);
    if (!span) continue;
    const { folder } = splitPath(path);
    for (let depth = 1; depth <= folder.length; depth += 1) {
      const text = folderText(folder.slice(0, depth));
      const known = spans.get(text);
      spans.set(text, {
        firstMs: Math.min(span.firstMs, known?.firstMs ?? Infinity),
        lastMs: Math.max(span.lastMs, known?.lastMs ?? -Infinity),
        hasDate: known?.hasDate ?? saysDay(folder[depth - 1] ?? ''),
      });
    }
  }
  const short = [...spans].filter(([, { firstMs, lastMs }]) => lastMs - firstMs <= MOST_EVENT_MS);
  const free = short.filter(([, { hasDate }]) => !hasDate);
  const overlapping = overlaps(free);
  const areAlbums = overlapping.size > free.length / 2;
  return new Set(short.flatMap(([text, { hasDate }]) => (hasDate || !areAlbums ? [text] : [])));
}

function saysDay(name: string): boolean {
  return (dateOfFolder(name, [])?.local.length ?? 0) >= 'YYYY-MM'.length;
}

/** A year anywhere in a name, as in `Summer of 2024`. */
const YEAR = /(?<![\p{L}\d])(?:18|19|20)\d\d(?![\p{L}\d])/u;

/** Returns whether the last name of a folder's path says a date, by itself or within the date of the folders around. */
export function saysDate(folder: FolderPath): boolean {
  if (YEAR.test(folder.at(-1) ?? '')) return true;
  const [own, around] = [folder, folder.slice(0, -1)].map(
    (path) => dateOfFolder(folderText(path), [])?.local,
  );
  return own !== around;
}

/** Returns those that overlap with a neighbor that is neither inside nor around them. */
function overlaps(folders: readonly (readonly [string, NamedFolder])[]): ReadonlySet<string> {
  const byTime = folders.toSorted(([, one], [, other]) => one.firstMs - other.firstMs);
  const found = new Set<string>();
  for (const [at, [text, { firstMs }]] of byTime.entries()) {
    const [before, span] = byTime[at - 1] ?? [];
    if (before === undefined || !span || span.lastMs < firstMs) continue;
    if (text.startsWith(`${before}/`) || before.startsWith(`${text}/`)) continue;
    found.add(before);
    found.add(text);
  }
  return found;
}
