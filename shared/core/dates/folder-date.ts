import { isAhead, isDay, type LocalDate, localDate } from './calendar.ts';
import { monthNamed } from './month-names.ts';
import { exportFolder, isInTakeout } from '../takeout/export-folder.ts';
import { isYearFolder } from '../takeout/year-folder.ts';

/** Folders of exports of about 2020, with their counters. */
const EXPORT_DAY = /^(?<day>\d{4}-\d{2}-\d{2})(?: #\d+)?$/u;
/** What may stand behind a date and before the words of a folder. */
const END = String.raw`(?![\p{L}\p{N}])`;
const YEAR = String.raw`(?<year>(?:18|19|20)\d{2})`;
const MONTH = String.raw`(?<month>0[1-9]|1[0-2])`;
const DAY = String.raw`(?<day>0[1-9]|[12]\d|3[01])`;
const GAP = String.raw`[-_. ]`;
/** Another date behind the first: a folder of several days, months or years. */
const RANGE = /^\s*(?:[-–—~]|to|bis|a|au|〜|und|and|\+|&)\s*\d/iu;

/** From the most that a name can say to the least. */
const PATTERNS = [
  new RegExp(`^${YEAR}(?<dash>${GAP}?)${MONTH}\\k<dash>${DAY}${END}`, 'u'),
  new RegExp(`^${YEAR}${GAP}?${MONTH}${END}`, 'u'),
  new RegExp(`^${YEAR}年(?:(?<month>\\d{1,2})月(?:(?<day>\\d{1,2})日)?)?`, 'u'),
  new RegExp(`^${YEAR}${GAP}+(?<word>\\p{L}{3,})${END}`, 'u'),
  new RegExp(`^(?<word>\\p{L}{3,})\\.?${GAP}+${YEAR}$`, 'u'),
  new RegExp(`^(?<day>\\d{2})(?<dash>[-_.])(?<month>\\d{2})\\k<dash>${YEAR}${END}`, 'u'),
  new RegExp(`^${YEAR}${END}`, 'u'),
];
/** A month within a year, and a day within a month: alone, or with the month's name. */
const MONTH_ALONE = /^(?<month>0?[1-9]|1[0-2])月?(?:[-_. ]+(?<word>\p{L}{3,}\.?))?$/u;
const DAY_ALONE = /^(?<day>0?[1-9]|[12]\d|3[01])$/u;
/** Words of folders whose date is that of copying or scanning. */
const NOT_TAKEN =
  /back[-_ ]?ups?\b|sicherung|sauvegarde|copia de seguridad|respaldo|バックアップ|备份|\b(?:ex|im)port|\bup-?loads?\b|\bdown-?loads?\b|\bscan(?:s|ned|ning)?\b|\btakeout\b|\barchive?\b/iu;

type Groups = Readonly<Record<string, string | undefined>>;

/** What a folder says of when its photos were taken. */
export interface FolderDate {
  readonly local: LocalDate;
  /** Whether it is a year of an export, whose files may have more exact times of their own. */
  readonly isExportYear: boolean;
}

/**
 * What the folders of a photo say of when it was taken: a day (`2005-08-13 Wedding`), a month (`2011/05 May`) or a year
 * (`1987 Summer in Italy`). A date stands in front; behind a name it is that of an album ("Best of 1984") and says nothing,
 * nor does that of a backup. In a Takeout only the folders of years and days that Google makes say something.
 *
 * @param folder the folders that are known, outermost first, separated by slashes
 * @param albums of the photo: the date in the title of one may be any
 * @param nowMs a later date than the day after this one is that of a plan; see `isAhead`
 * @returns undefined for all other folders
 */
export function dateOfFolder(
  folder: string,
  albums: readonly string[],
  nowMs?: number,
): FolderDate | undefined {
  const within = exportFolder(folder, folder);
  if (isInTakeout(within)) return exportDate(within.split('/').at(-1) ?? '', albums);
  const isPast = (date: LocalDate | undefined) =>
    date !== undefined && (nowMs === undefined || !isAhead(date, nowMs));
  const local = within
    .split('/')
    .map((name) => name.normalize('NFKC').trim())
    .reduce<LocalDate | undefined>((outer, name) => {
      const date = dateWithin(name, outer);
      return isPast(date) ? date : outer;
    }, undefined);
  return local === undefined ? undefined : { local, isExportYear: false };
}

function exportDate(name: string, albums: readonly string[]): FolderDate | undefined {
  if (albums.includes(name.normalize('NFC'))) return undefined;
  const day = EXPORT_DAY.exec(name)?.groups?.['day'];
  if (day !== undefined) return isDay(day) ? { local: day, isExportYear: false } : undefined;
  const year = isYearFolder(name) ? /\d{4}/.exec(name)?.[0] : undefined;
  return year === undefined ? undefined : { local: year, isExportYear: true };
}

/** Whether a folder of Google Takeout is named by a day, so that it is no album unless it says that it is one. */
export function isExportDay(name: string): boolean {
  return EXPORT_DAY.test(name);
}

/** @param outer what the folders around it say, which a month or a day alone makes more exact */
function dateWithin(name: string, outer: LocalDate | undefined): LocalDate | undefined {
  if (NOT_TAKEN.test(name)) return undefined;
  return datedName(name) ?? (outer === undefined ? undefined : partWithin(name, outer));
}

function datedName(name: string): LocalDate | undefined {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(name);
    const date = found?.groups && dateOf(found.groups);
    if (found && date !== undefined) return rangeWith(date, name.slice(found[0].length));
  }
  return undefined;
}

function dateOf(groups: Groups): LocalDate | undefined {
  const { year = '', month, day, word } = groups;
  const named = word === undefined ? undefined : monthNamed(word);
  if (word !== undefined && named === undefined) return undefined;
  const months = named ?? (month === undefined ? undefined : Number(month));
  const days = day === undefined ? undefined : Number(day);
  return localDate({ year: Number(year), month: months, day: days });
}

/** Of several days or months what they have in common; of several years nothing. */
function rangeWith(date: LocalDate, behind: string): LocalDate | undefined {
  if (!RANGE.test(behind)) return date;
  const last = datedName(behind.replace(/^[^\d]+/u, ''));
  const common = ['YYYY-MM', 'YYYY']
    .map(({ length }) => date.slice(0, length))
    .find((part) => part.length < date.length && (last === undefined || last.startsWith(part)));
  return common;
}

function partWithin(name: string, outer: LocalDate): LocalDate | undefined {
  if (outer.length === 'YYYY'.length) {
    const { month, word } = MONTH_ALONE.exec(name)?.groups ?? {};
    const named = monthNamed(word ?? name);
    const isMonth = month !== undefined && (word === undefined || named === Number(month));
    const number = isMonth ? Number(month) : month === undefined ? named : undefined;
    return number === undefined ? dayOfYear(name, outer) : localDate({ year: Number(outer), month: number });
  }
  const { day } = DAY_ALONE.exec(name)?.groups ?? {};
  if (outer.length !== 'YYYY-MM'.length || day === undefined) return undefined;
  return localDate({ year: Number(outer.slice(0, 4)), month: Number(outer.slice(5)), day: Number(day) });
}

/** `08-13` within a year, with words behind it or not. */
function dayOfYear(name: string, year: string): LocalDate | undefined {
  const { month, day } = new RegExp(`^${MONTH}[-_.]${DAY}${END}`, 'u').exec(name)?.groups ?? {};
  return month === undefined
    ? undefined
    : localDate({ year: Number(year), month: Number(month), day: Number(day) });
}
