import { isAhead, localDate, type TimeParts } from './calendar.ts';
import { monthNamed } from './month-names.ts';
import { hourOf } from './spelled-date.ts';

/**
 * A date in a file's name: local time to the second or only the day, or a UTC moment with a `Z`, as some programs
 * count.
 */
export type NameDate = string;

/** More than file systems allow in a name. */
const MOST_LENGTH = 300;
const ALONE = String.raw`(?<!\d)`;
/** Earlier years are numbers; so are two-digit years before digital photos. */
const FIRST_YEAR = 1900;
const FIRST_SHORT_YEAR = 1990;

/** `20190714`, `2019-07-14`, and with single digits if there are separators. */
const DAY = String.raw`(?<year>\d{4})(?:(?<month>\d{2})(?<day>\d{2})|(?<dash>[-_. ])(?<dashMonth>\d{1,2})\k<dash>(?<dashDay>\d{1,2})|年(?<cjkMonth>\d{1,2})月(?<cjkDay>\d{1,2})日)`;
/** `2019_0714`, as dashcams write it. */
const CAR_DAY = String.raw`(?<year>\d{4})_(?<month>\d{2})(?<day>\d{2})`;
/** `14.07.2019`, `7-14-19`: the numbers tell which one is the day. */
const DAY_IN_ANY_ORDER = String.raw`(?<one>\d{1,2})(?<dash>[-_.])(?<two>\d{1,2})\k<dash>(?<three>\d{4}|\d{2})`;
/** `14 Jul 2019`, `Jul 14, 2019`. */
const NAMED_DAY = String.raw`(?:(?<day>\d{1,2})[-_. ]{1,2}(?<word>\p{L}{3,})|(?<wordFirst>\p{L}{3,})[-_. ]{1,2}(?<dayBehind>\d{1,2})),?[-_. ]{1,2}(?<year>\d{4})`;
/** AM or PM before the hours. */
const HALF_BEFORE = String.raw`(?<halfBefore>上午|下午|午前|午後|오전|오후)?\s*`;
const HALF = String.raw`[\s_]?(?<half>[ap]\.?\s?m\b\.?)`;
/** Words that screenshots and messengers put before the time: " at ", " um ", " à ", " a la(s) ", " kl. ". */
const AT = String.raw`(?:[-_.,T ]{0,3}|[-_, ]{1,2}(?:[\p{L}()]{1,6}[.]?[-_ ]{0,2}){1,3})`;
/** `180312`, `18-03-12`, `6.03.12 PM`, `18h03m12s`. */
const CLOCK = String.raw`(?:(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})|(?<gapHour>\d{1,2})(?<gap>[-_.:h\uA789 時])(?<gapMinute>\d{2})(?:\k<gap>|[m分])(?<gapSecond>\d{2}))`;
/** Without seconds only where nothing else is possible. */
const SHORT_CLOCK = String.raw`(?<gapHour>\d{1,2})[.:h\uA789](?<gapMinute>\d{2})`;
/** Milliseconds, or the offset 0. */
const BEHIND = String.raw`(?:[-_.]?\d{3}(?!\d))?(?<utc>Z(?!\p{L}))?(?!\d)`;

const CLOCKS = [
  `${HALF_BEFORE}${CLOCK}(?:${HALF}|${BEHIND})`,
  `${HALF_BEFORE}${SHORT_CLOCK}(?:${HALF}|(?![\\d.]*\\d))`,
];
const DAYS = [DAY, CAR_DAY, NAMED_DAY, DAY_IN_ANY_ORDER];
const WITH_TIME = DAYS.flatMap((day) =>
  CLOCKS.map((clock) => new RegExp(`${ALONE}${day}${AT}${clock}`, 'iu')),
);
const DAY_ALONE = [DAY, NAMED_DAY, DAY_IN_ANY_ORDER].map((day) => new RegExp(`${ALONE}${day}(?!\\d)`, 'iu'));

/** Telegram's export always writes the day first: `photo_2@05-06-2019_18-03-12`. */
const TELEGRAM =
  /@(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})_(?<hour>\d{2})-(?<minute>\d{2})-(?<second>\d{2})/;
/** Milliseconds since 1970, from September 2001 on: `mmexport1563120192000`, `FB_IMG_…`. */
const MILLISECONDS = /^(?:\D{0,24}[\D_-])?(?<ms>1\d{12})(?!\d)/;
/** Google's camera and OneDrive's upload from iPhones write their names in UTC: `20190714_160312000_iOS.jpg`. */
const IN_UTC = /^pxl_|\d{8}_\d{9}_ios(?!\p{L})/iu;
/** Snapchat's and Facebook's numbers look like dates but aren't. */
const NUMBERED = /^(?:snapchat|fb_img|received|facebook)[-_]/i;

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * Returns the date in a file's name, as phones, messengers and screenshots write it in any language: local time
 * `YYYY-MM-DDTHH:mm:ss`, `YYYY-MM-DD` without a time, and with a `Z` in UTC.
 *
 * The day may come before or after the month, and the year may have two digits, if the numbers leave no choice.
 *
 * @param nowMs dates later than the day after don't count
 * @returns undefined if the name has no date between 1900 and then
 */
export function dateInName(name: string, nowMs: number): NameDate | undefined {
  const plain = name.slice(0, MOST_LENGTH).normalize('NFKC');
  const counted = millisecondsIn(plain, nowMs);
  if (counted !== undefined || NUMBERED.test(plain)) return counted;
  const telegram = TELEGRAM.exec(plain)?.groups;
  if (telegram) return written(telegram, nowMs);
  for (const pattern of [...WITH_TIME, ...DAY_ALONE]) {
    const groups = pattern.exec(plain)?.groups;
    const date = groups && written(groups, nowMs);
    if (date === undefined) continue;
    return date.includes('T') && (IN_UTC.test(plain) || groups?.['utc']) ? `${date}Z` : date;
  }
  return undefined;
}

function millisecondsIn(name: string, nowMs: number): NameDate | undefined {
  const ms = Number(MILLISECONDS.exec(name)?.groups?.['ms'] ?? Number.NaN);
  if (Number.isNaN(ms)) return undefined;
  const local = new Date(ms).toISOString().slice(0, 19);
  return isAhead(local, nowMs) ? undefined : `${local}Z`;
}

function written(groups: Groups, nowMs: number): NameDate | undefined {
  const time = timeOf(groups);
  if (time === 'none') return undefined;
  const dates = daysOf(groups, nowMs).flatMap(({ year, month, day }) => {
    const date = localDate({ year, month, day, time });
    return date !== undefined && year >= FIRST_YEAR && !isAhead(date, nowMs) ? [date] : [];
  });
  const [first, ...others] = new Set(dates);
  return others.length === 0 ? first : undefined;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The days that the numbers can mean. */
function daysOf(groups: Groups, nowMs: number): Day[] {
  const { one, two, three } = groups;
  if (one !== undefined && two !== undefined && three !== undefined) return anyOrder(one, two, three, nowMs);
  const { word, wordFirst, year } = groups;
  const name = word ?? wordFirst;
  const month =
    name === undefined
      ? Number(groups['month'] ?? groups['dashMonth'] ?? groups['cjkMonth'])
      : (monthNamed(name) ?? 0);
  const day = groups['day'] ?? groups['dashDay'] ?? groups['cjkDay'] ?? groups['dayBehind'];
  return [{ year: Number(year), month, day: Number(day) }];
}

function anyOrder(one: string, two: string, three: string, nowMs: number): Day[] {
  const [first, second] = [Number(one), Number(two)];
  const isShort = three.length === 2;
  const year = isShort ? longYear(three, nowMs) : Number(three);
  const days = [
    { year, month: second, day: first },
    { year, month: first, day: second },
  ];
  if (!isShort) return days;
  // The year may also come first.
  const yearFirst = one.length === 2 ? { year: longYear(one, nowMs), month: second, day: Number(three) } : [];
  return [...days, yearFirst].flat().filter((day) => day.year >= FIRST_SHORT_YEAR);
}

function longYear(digits: string, nowMs: number): number {
  const now = new Date(nowMs).getUTCFullYear();
  const year = now - (now % 100) + Number(digits);
  return year > now ? year - 100 : year;
}

/** @returns undefined if the name has no time, `none` if its time is impossible */
function timeOf(groups: Groups): TimeParts | undefined | 'none' {
  const hour = groups['hour'] ?? groups['gapHour'];
  if (hour === undefined) return undefined;
  const half = groups['halfBefore'] ?? groups['half'] ?? '';
  const [minute, second] = [groups['minute'] ?? groups['gapMinute'], groups['second'] ?? groups['gapSecond']];
  const hours = Number(hour);
  // Hours of a 12-hour clock.
  if (half !== '' && (hours < 1 || hours > 12) && !(hours >= 13 && hours < 24)) return 'none';
  return { hour: hourOf(hours, half), minute: Number(minute), second: Number(second ?? 0) };
}
