import { isAhead, isDay, type LocalDate, localDate } from './calendar.ts';
import { monthNamed } from './month-names.ts';
import { exportFolder, isInTakeout } from '../takeout/export-folder.ts';
import { isYearFolder } from '../takeout/year-folder.ts';

/** Export folders of about 2020, with their counters. */
const EXPORT_DAY = /^(?<day>\d{4}-\d{2}-\d{2})(?: #\d+)?$/u;
/** What may follow a date, before a folder's words. */
const END = String.raw`(?![\p{L}\p{N}])`;
const YEAR = String.raw`(?<year>(?:18|19|20)\d{2})`;
const MONTH = String.raw`(?<month>0[1-9]|1[0-2])`;
const DAY = String.raw`(?<day>0[1-9]|[12]\d|3[01])`;
const GAP = String.raw`[-_. ]`;
/** What may be a second date: of a folder of several days, months or years. */
const RANGE = /^\s*(?:(?:-{1,2}|[–—~〜+&])\s*|(?:to|bis|a|au|und|and)\s+)(?<last>\d.*|\p{L}{3}.*)$/isu;
const WORD = String.raw`(?<word>\p{L}{3,})\.?`;
/** "14 July 2019", "14. Juli 2019", "14 de julio de 2019", "July 4th, 2019". */
const NAMED_DAYS = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er)?\.?${GAP}*(?:de )?${WORD},?${GAP}+(?:de )?${YEAR}`,
  String.raw`${WORD}${GAP}+(?<day>\d{1,2})(?:st|nd|rd|th)?,?${GAP}+${YEAR}`,
];

/** From the most to the least that a name can tell. */
const PATTERNS = [
  new RegExp(`^${YEAR}(?<dash>${GAP}?)${MONTH}\\k<dash>${DAY}${END}`, 'u'),
  new RegExp(`^${YEAR}(?<dash>[-_.])(?<month>\\d{1,2})\\k<dash>(?<day>\\d{1,2})${END}`, 'u'),
  new RegExp(`^${YEAR}${GAP}?${MONTH}${END}`, 'u'),
  new RegExp(`^${YEAR}年(?:(?<month>\\d{1,2})月(?:(?<day>\\d{1,2})日)?)?`, 'u'),
  ...NAMED_DAYS.map((named) => new RegExp(`^${named}${END}`, 'u')),
  // Apple Photos names a moment by its place and day.
  ...NAMED_DAYS.map((named) => new RegExp(`, ${named}$`, 'u')),
  new RegExp(`^${YEAR}${GAP}+${WORD}${GAP}+(?<day>\\d{1,2})${END}`, 'u'),
  new RegExp(`^${YEAR}${GAP}+${WORD}${END}`, 'u'),
  new RegExp(`^${WORD}${GAP}+${YEAR}$`, 'u'),
  new RegExp(`^${MONTH}[-_.]${YEAR}${END}`, 'u'),
  new RegExp(`^(?<day>\\d{2})(?<dash>[-_.])(?<month>\\d{2})\\k<dash>${YEAR}${END}`, 'u'),
  new RegExp(`^${YEAR}${END}`, 'u'),
];
/** A month within a year, and a day within a month: alone, or with the month's name. */
const MONTH_ALONE = /^(?<month>0?[1-9]|1[0-2])月?(?:[-_. ]+(?<word>\p{L}{3,}\.?))?$/u;
const DAY_ALONE = /^(?<day>0?[1-9]|[12]\d|3[01])$/u;
/** Brackets around a date, of which the closing one is what follows it. */
const OPENING = /^[[(【「]\s*/u;
/** Words of folders dated by copying or scanning. */
const NOT_TAKEN =
  /back[-_ ]?ups?\b|sicherung|sauvegarde|copia de seguridad|respaldo|バックアップ|备份|\b(?:ex|im)port|\bup-?loads?\b|\bdown-?loads?\b|\bscan(?:s|ned|ning)?\b|\btakeout\b|\barchive?\b/iu;

type Groups = Readonly<Record<string, string | undefined>>;

/** What a folder tells about when its photos were taken. */
export interface FolderDate {
  readonly local: LocalDate;
  /** Whether it is a year of an export, whose files may have more exact times. */
  readonly isExportYear: boolean;
}

/**
 * Returns what a photo's folders tell about when it was taken: a day (`2005-08-13 Wedding`), a month (`2011/05 May`)
 * or a year (`1987 Summer in Italy`). The date comes first; after a name it belongs to an album ("Best of 1984") and
 * tells nothing, unless it is a day after a comma, as Apple Photos names moments ("Rome, August 13, 2005"). Neither
 * does a backup's date. In a Takeout, only the year and day folders that Google makes count.
 *
 * @param folder the known folders, outermost first, separated by slashes
 * @param albums of the photo: the date in an album's title may be any
 * @param nowMs later dates than the day after are plans; see `isAhead`
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
    .map((name) => name.normalize('NFKC').trim().replace(OPENING, ''))
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

/** Returns whether a Google Takeout folder is named by a day, and so isn't an album unless it says that it is. */
export function isExportDay(name: string): boolean {
  return EXPORT_DAY.test(name);
}

/** @param outer the date of the folders around it, which a month or a day refines */
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

/** For several days or months, the part they share; for several years nothing. */
function rangeWith(date: LocalDate, behind: string): LocalDate | undefined {
  const behindDash = RANGE.exec(behind)?.groups?.['last'];
  if (behindDash === undefined) return date;
  const last = datedName(behindDash);
  if (last === undefined && !/^\d/.test(behindDash)) return date;
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

/** `08-13` within a year, with or without words after it. */
function dayOfYear(name: string, year: string): LocalDate | undefined {
  const { month, day } = new RegExp(`^${MONTH}[-_.]${DAY}${END}`, 'u').exec(name)?.groups ?? {};
  return month === undefined
    ? undefined
    : localDate({ year: Number(year), month: Number(month), day: Number(day) });
}
