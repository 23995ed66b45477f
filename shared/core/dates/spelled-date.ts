import { type DateParts, type LocalDate, localDate, type TimeParts } from './calendar.ts';
import { monthNamed } from './month-names.ts';
import { type Offset, readOffset } from './offset.ts';

/** A date as a text spells it. */
export interface SpelledDate {
  readonly local: LocalDate;
  /** The time, if the text has one. */
  readonly offset?: Offset;
}

/** More than the longest spelling. */
const MOST_LENGTH = 64;
/** Separators within a day: of EXIF, ISO 8601, and programs. */
const GAP = String.raw`\s*[:/.\-_年月 ]\s*`;
/** A month or a day; blanks and zeros mean unknown (CIPA DC-008, DateTime). */
const PART = String.raw`\d{1,2}|\s{1,2}|(?=[:/.\-])`;
const YEAR_FIRST = new RegExp(`^(\\d{4})(?:${GAP}(${PART})(?:${GAP}(${PART})(.*))?)?[\\s年月]*$`, 's');
const CLOSE = /^(\d{4})(\d{2})(\d{2})?(?!\d{1,5}(?:\D|$))(.*)$/s;
const YEAR_LAST = new RegExp(`^(\\d{1,2})${GAP}(\\d{1,2})${GAP}(\\d{4})(?!\\d)(.*)$`, 's');
/** `14 Jul 2019`, `Sun, 14 Jul 2019`, `Jul 14, 2019`, `Sun Jul 14 18:03:12 2019`. */
const DAY_NAMED =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[\s.-]+(?:de\s+)?(\p{L}+)\.?,?[\s-]+(?:de\s+)?(\d{4})(?!\d)(.*)$/su;
const MONTH_NAMED = /^(?:\p{L}+\.?,?\s+)?(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)(.*)$/su;
const CLOCK_INSIDE = /^(?:\p{L}+\s+)?(\p{L}+)\s+(\d{1,2})\s+(\d{1,2}:\d{2}:\d{2})(?:\s+\p{L}+)?\s+(\d{4})$/u;
/** Hours and minutes, with AM or PM and an offset if they are there. */
const TIME =
  /^[\s:T,;日]*(上午|下午|午前|午後|오전|오후)?\s*(\d{1,2})\s*(?<gap>[:.\-_h時时시])\s*(\d{1,2})(?:\s*(?:\k<gap>|[:.m分분])\s*(\d{1,2}))?\s*[s秒초분分]?(?:[.,]\d+)?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?\s*(\S.*)?$/is;
const CLOSE_TIME = /^[\sT_-]*(\d{2})(\d{2})(\d{2})?(?:[.,]\d+)?\s*(?:([ap])\.?\s?m\.?)?\s*(\S.*)?$/is;
/** Nothing, blanks, or zeros in place of a time. */
const NO_TIME = /^[\s:T,;.\-日]*$/;

/**
 * Reads a date as cameras and programs spell it in EXIF, XMP, IPTC and PNG: with colons, slashes, dashes or dots,
 * without seconds, with fractions of them, with an offset, padded with blanks, on a 12-hour clock, and with names of
 * months. Day and month may come in either order if only one of them gives a date.
 *
 * Blank or zero parts are unknown, so `1987:00:00` is a year.
 *
 * @returns undefined for a text that isn't a date, or isn't in the calendar
 */
export function readDate(text: string): SpelledDate | undefined {
  const [first = ''] = text.slice(0, MOST_LENGTH).normalize('NFKC').split('\0');
  const spelled = first.trim();
  return yearFirst(spelled) ?? named(spelled) ?? yearLast(spelled);
}

function yearFirst(spelled: string): SpelledDate | undefined {
  const [, year, month = '', day = '', rest = ''] = YEAR_FIRST.exec(spelled) ?? CLOSE.exec(spelled) ?? [];
  if (year === undefined) return undefined;
  const numbers = [Number(year), ...[month, day].map((part) => Number(part.trim()))];
  const [years = 0, months = 0, days = 0] = numbers;
  if (months === 0) return days === 0 ? dateWith({ year: years }, '') : undefined;
  return days === 0
    ? dateWith({ year: years, month: months }, '')
    : dateWith({ year: years, month: months, day: days }, rest);
}

function named(spelled: string): SpelledDate | undefined {
  const [, asctimeMonth, asctimeDay, clock, asctimeYear] = CLOCK_INSIDE.exec(spelled) ?? [];
  if (asctimeMonth !== undefined) return ofNames(asctimeYear, asctimeMonth, asctimeDay, clock);
  const [, day, month, year, rest] = DAY_NAMED.exec(spelled) ?? [];
  if (day !== undefined) return ofNames(year, month, day, rest);
  const [, monthFirst, secondDay, lastYear, others] = MONTH_NAMED.exec(spelled) ?? [];
  return monthFirst === undefined ? undefined : ofNames(lastYear, monthFirst, secondDay, others);
}

function ofNames(year?: string, month = '', day?: string, rest = ''): SpelledDate | undefined {
  const number = monthNamed(month);
  return number === undefined
    ? undefined
    : dateWith({ year: Number(year), month: number, day: Number(day) }, rest);
}

function yearLast(spelled: string): SpelledDate | undefined {
  const [, first, second, year, rest = ''] = YEAR_LAST.exec(spelled) ?? [];
  if (first === undefined) return undefined;
  const [one, other] = [Number(first), Number(second)];
  const readings = [
    dateWith({ year: Number(year), month: other, day: one }, rest),
    dateWith({ year: Number(year), month: one, day: other }, rest),
  ].filter((reading) => reading !== undefined);
  const [only, another] = readings;
  return another === undefined || one === other ? only : undefined;
}

/** @param rest after the day: the time, if there is one */
function dateWith(day: DateParts, rest: string): SpelledDate | undefined {
  if (NO_TIME.test(rest)) {
    const local = localDate(day);
    return local === undefined ? undefined : { local };
  }
  const read = timeIn(rest);
  const local = read && localDate({ ...day, time: read.time });
  if (local === undefined) return undefined;
  const offset = read?.offset;
  return { local, ...(offset === undefined ? {} : { offset }) };
}

function timeIn(rest: string): { readonly time: TimeParts; readonly offset: Offset | undefined } | undefined {
  const [, halfBefore = '', hour, , minute, second = '0', halfBehind = '', behind = ''] =
    TIME.exec(rest) ?? [];
  if (hour !== undefined) {
    return timeOf([hour, minute, second].map(Number), halfBefore || halfBehind, behind);
  }
  const [, hours, minutes, seconds = '0', half = '', others = ''] = CLOSE_TIME.exec(rest) ?? [];
  return hours === undefined ? undefined : timeOf([hours, minutes, seconds].map(Number), half, others);
}

function timeOf([hour = 0, minute = 0, second = 0]: readonly number[], half: string, behind: string) {
  const time = { hour: hourOf(hour, half), minute, second };
  return { time, offset: behind === '' ? undefined : readOffset(behind) };
}

/** Converts a 12-hour clock to 24 hours: 12 AM is midnight. @param half AM or PM; empty on a 24-hour clock */
export function hourOf(hour: number, half: string): number {
  if (half === '' || hour > 12) return hour;
  const isAfternoon = /^p|下午|午後|오후/i.test(half);
  return (hour % 12) + (isAfternoon ? 12 : 0);
}
