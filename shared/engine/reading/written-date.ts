const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const YEAR = '((?:19[89]|20[0-7])\\d)';

const YEAR_FIRST = new RegExp(`(?<!\\d)${YEAR}([-/.])(\\d{1,2})\\2(\\d{1,2})(?!\\d)`, 'u');
const DAY_AND_WORD = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]*${MONTH}[\\s,.-]*${YEAR}(?!\\d)`,
  'iu',
);
const WORD_AND_DAY = new RegExp(`\\b${MONTH}[\\s.]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,.]+${YEAR}(?!\\d)`, 'iu');
const NUMBERS = new RegExp(`(?<![\\d.])(\\d{1,2})([-/.])(\\d{1,2})\\2(?:${YEAR}|(\\d{2}))(?![\\d.])`, 'u');

/**
 * Returns the date in a line, `2019-03-14`. If the month and the day are ambiguous (03/04/2019), only the year;
 * nothing if there is no date.
 */
export function writtenDay(text: string): string | undefined {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dated(Number(iso[4]), Number(iso[3]), iso[1]!);
  const words = DAY_AND_WORD.exec(text);
  if (words) return dated(Number(words[1]), monthOf(words[2]!), words[3]!);
  const american = WORD_AND_DAY.exec(text);
  if (american) return dated(Number(american[2]), monthOf(american[1]!), american[3]!);
  const numbers = NUMBERS.exec(text);
  return numbers ? ofNumbers(numbers) : undefined;
}

function ofNumbers([, first, mark, second, long, short]: RegExpExecArray): string | undefined {
  const [one, other] = [Number(first), Number(second)];
  // Receipts are assumed to be from this century.
  const year = long ?? `20${short}`;
  if (mark === '.' || one > MONTHS.length || one === other) return dated(one, other, year);
  if (other > MONTHS.length) return dated(other, one, year);
  return long;
}

function monthOf(word: string): number {
  return MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase()) + 1;
}

function dated(day: number, month: number, year: string): string | undefined {
  if (MONTHS[month - 1] === undefined || day < 1 || day > 31) return undefined;
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** Writes a date from {@link writtenDay} the way people do: "March 14, 2019". */
export function dateText(written: string): string {
  const [year = '', month, day] = written.split('-');
  return month === undefined ? year : `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}
