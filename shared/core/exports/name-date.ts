/** A date that a file's name says: local time, to the second or only the day. */
export type NameDate = string;

const DIGITS = String.raw`(?<!\d)`;
const DAY = String.raw`(?<year>\d{4})(?<dash>[-_.]?)(?<month>\d{2})\k<dash>(?<day>\d{2})`;
const TIME = String.raw`(?<hour>\d{2})(?<colon>[-_.]?)(?<minute>\d{2})\k<colon>(?<second>\d{2})`;
/** `20190714_180312`, `2019-07-14-18-03-12`, `2019-07-14 at 18.03.12`, `20190714180312`, with milliseconds or not. */
const WITH_TIME = new RegExp(`${DIGITS}${DAY}(?:[-_ T.]|[ _]at[ _])?${TIME}(?:\\d{3})?(?!\\d)`, 'u');
/** `IMG-20190714-WA0003`, `2019-07-14`, `Screenshot_20190714`. */
const DAY_ALONE = new RegExp(`${DIGITS}${DAY}(?!\\d)`, 'u');
/** Numbers of Snapchat and Facebook look like dates and are none. */
const NUMBERED = /^(?:snapchat|fb_img|received|facebook)[-_]/i;

/** The first year that a name's date may have; older ones are numbers. */
const FIRST_YEAR = 1900;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The date that a file's name says, as phones, messengers and screenshots write it: `YYYY-MM-DDTHH:mm:ss`, or
 * `YYYY-MM-DD` where it says no time.
 *
 * @param nowMs a later date than the day after this one is none
 * @returns undefined if the name says no date between 1900 and then
 */
export function dateInName(name: string, nowMs: number): NameDate | undefined {
  if (NUMBERED.test(name)) return undefined;
  return [WITH_TIME, DAY_ALONE]
    .map((pattern) => pattern.exec(name)?.groups)
    .map((groups) => groups && written(groups, nowMs))
    .find((date) => date !== undefined);
}

function written(parts: Readonly<Record<string, string | undefined>>, nowMs: number): NameDate | undefined {
  const { year = '', month = '', day = '', hour, minute, second } = parts;
  const date = `${year}-${month}-${day}`;
  const text = hour === undefined ? date : `${date}T${hour}:${minute ?? ''}:${second ?? ''}`;
  const ms = Date.parse(hour === undefined ? date : `${text}Z`);
  // Rejects what is no date, such as 31 February.
  const isDate = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
  return isDate && Number(year) >= FIRST_YEAR && ms <= nowMs + DAY_MS ? text : undefined;
}
