import {
  around,
  type DateRule,
  monthsOfSeason,
  ofDay,
  ofMonth,
  ofSeason,
  ofYear,
  recurringBack,
  unitBack,
  yearOf,
} from './date-rule.ts';
import { type DateWord, dateWord } from './date-words.ts';

/** A time in a query. */
export interface ReadDate {
  /** Possible days; any of them matches. */
  readonly rules: readonly DateRule[];
  /** How many words it takes. */
  readonly words: number;
}

/** No photo is older. */
const FIRST_YEAR = 1826;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|o)$/;
/** "il y a deux ans". */
const IL_Y_A = ['il', 'y', 'a'];

/**
 * Reads a time from one word of a query on, in any of the five languages: "2024", "June 2024", "12 May 2026",
 * "2026-05-12", "last summer", "two weeks ago", "yesterday".
 *
 * @param words folded
 * @param today `YYYY-MM-DD`
 * @returns undefined if no time begins there
 */
export function readDate(words: readonly string[], at: number, today: string): ReadDate | undefined {
  const reader = new Reader(words, at, today);
  for (const read of [
    reader.ago,
    reader.numbers,
    reader.day,
    reader.recurring,
    reader.relative,
    reader.year,
  ]) {
    reader.next = at;
    const rules = read();
    if (rules && rules.length > 0) return { rules, words: reader.next - at };
  }
  return undefined;
}

/** Tries one pattern after another from the same word; `next` is the first word after it. */
class Reader {
  readonly #words: readonly string[];
  readonly #today: string;
  next: number;

  constructor(words: readonly string[], at: number, today: string) {
    this.#words = words;
    this.#today = today;
    this.next = at;
  }

  /** "two summers ago", "vor zwei Jahren", "il y a 3 mois", "2年前" */
  readonly ago = (): DateRule[] | undefined => {
    const isIlYA = IL_Y_A.every((word, at) => this.#words[this.next + at] === word);
    if (isIlYA) this.next += IL_Y_A.length;
    const isBefore = isIlYA || this.#take('before') !== undefined;
    const count = this.#takeNumber();
    if (count === undefined || count > 999) return undefined;
    const what = this.#take('unit') ?? this.#take('mark') ?? this.#take('season');
    if (!what || (!isBefore && !this.#take('ago'))) return undefined;
    if (what.is === 'season') {
      return [recurringBack(this.#today, count, (year) => ofSeason(year, what.season))];
    }
    return [around(this.#today, what.unit, count)];
  };

  /** "2026-05-12", "12.5.2026", "5/12/2026", "2026-05", "2026年5月12日" */
  readonly numbers = (): DateRule[] | undefined => {
    const first = this.#digits(true);
    const second = this.#digits(true);
    if (first === undefined || second === undefined) return undefined;
    const behindSecond = this.next;
    const third = this.#digits(true);
    if (third === undefined || (this.#isYear(first) && third > 31)) this.next = behindSecond;
    if (this.#isYear(first)) {
      if (second < 1 || second > 12) return undefined;
      if (third === undefined || this.next === behindSecond) return [ofMonth(first, second)];
      return defined([ofDay(first, second, third)]);
    }
    if (third === undefined || !this.#isYear(third)) return undefined;
    // Day and month change places between countries: if both orders are possible, both are meant.
    return defined([ofDay(third, second, first), ofDay(third, first, second)]);
  };

  /** "12 May 2026", "12. Mai", "May 12, 2026", "5月12日" */
  readonly day = (): DateRule[] | undefined => {
    const marked = this.#markedMonth();
    const before = marked === undefined ? this.#dayNumber() : undefined;
    if (before !== undefined) this.#skipJoints();
    const month = marked ?? this.#take('month')?.month;
    if (month === undefined) return undefined;
    const day = before ?? this.#dayNumber();
    if (day === undefined) return undefined;
    this.#take('mark');
    const year = this.#yearBehind();
    return year === undefined ? [{ months: [month], day }] : defined([ofDay(year, month, day)]);
  };

  /** "June 2024", "summer", "last June", "été dernier", "去年の夏", "summer last year" */
  readonly recurring = (): DateRule[] | undefined => {
    const start = this.next;
    const yearBefore = this.#yearHere();
    if (yearBefore === undefined) this.next = start;
    else this.#skipJoints();
    const before = yearBefore === undefined ? this.#take('relative') : undefined;
    if (before) this.#skipJoints();
    const marked = this.#markedMonth();
    const what = marked === undefined ? (this.#take('month') ?? this.#take('season')) : undefined;
    const month = marked ?? (what?.is === 'month' ? what.month : undefined);
    const season = what?.is === 'season' ? what.season : undefined;
    if (month === undefined && season === undefined) return undefined;
    const of = (year: number) => (season === undefined ? ofMonth(year, month ?? 1) : ofSeason(year, season));
    const year = yearBefore ?? (before ? undefined : this.#yearBehind());
    const relative = year === undefined ? (before ?? this.#take('relative')) : undefined;
    if (relative) return [recurringBack(this.#today, relative.back, of)];
    if (year === undefined) return [{ months: season === undefined ? [month ?? 1] : monthsOfSeason(season) }];
    // A winter is named after either of its years.
    return season === 0 ? [of(year), of(year + 1)] : [of(year)];
  };

  /** "last week", "la semana pasada", "yesterday", "先週" */
  readonly relative = (): DateRule[] | undefined => {
    const past = this.#take('past');
    if (past) return [unitBack(this.#today, past.unit, past.back)];
    const before = this.#take('relative');
    const unit = this.#take('unit');
    const relative = before ?? this.#take('relative');
    return unit && relative ? [unitBack(this.#today, unit.unit, relative.back)] : undefined;
  };

  /** "2024", "2024年" */
  readonly year = (): DateRule[] | undefined => {
    const year = this.#yearHere();
    return year === undefined ? undefined : [ofYear(year)];
  };

  /** A year, as a number or by how long ago it was. */
  #yearHere(): number | undefined {
    const year = this.#digits(false);
    if (year !== undefined && this.#isYear(year)) {
      const mark = this.#take('mark');
      return mark && mark.unit !== 'year' ? undefined : year;
    }
    if (year !== undefined) return undefined;
    const past = this.#take('past');
    if (past) return past.unit === 'year' ? yearOf(this.#today) - past.back : undefined;
    const relative = this.#take('relative');
    const unit = relative && this.#take('unit');
    return relative && unit?.unit === 'year' ? yearOf(this.#today) - relative.back : undefined;
  }

  /** The same after a month, with optional connecting words; nothing is consumed if there is none. */
  #yearBehind(): number | undefined {
    const before = this.next;
    this.#skipJoints();
    const year = this.#yearHere();
    if (year === undefined) this.next = before;
    return year;
  }

  /** "6月" */
  #markedMonth(): number | undefined {
    const before = this.next;
    const month = this.#digits(false);
    const mark = this.#take('mark');
    if (month !== undefined && month >= 1 && month <= 12 && mark?.unit === 'month') return month;
    this.next = before;
    return undefined;
  }

  #dayNumber(): number | undefined {
    const [, ordinal] = ORDINAL.exec(this.#words[this.next] ?? '') ?? [];
    if (ordinal !== undefined) this.next += 1;
    const before = this.next;
    const day = ordinal === undefined ? this.#digits(false) : Number(ordinal);
    if (day !== undefined && day >= 1 && day <= 31) return day;
    this.next = before;
    return undefined;
  }

  #takeNumber(): number | undefined {
    return this.#digits(false) ?? this.#take('number')?.value;
  }

  /** A number in digits. @param withMark a following Japanese mark belongs to it */
  #digits(withMark: boolean): number | undefined {
    const word = this.#words[this.next] ?? '';
    if (!/^\d{1,4}$/.test(word)) return undefined;
    this.next += 1;
    if (withMark) this.#take('mark');
    return Number(word);
  }

  #isYear(value: number): boolean {
    return value >= FIRST_YEAR && value <= yearOf(this.#today) + 1;
  }

  #skipJoints(): void {
    while (this.#take('joint'));
  }

  /** The next word, if it is one of these. */
  #take<Is extends DateWord['is']>(is: Is): Extract<DateWord, { is: Is }> | undefined {
    const word = dateWord(this.#words[this.next] ?? '');
    if (!isOf(word, is)) return undefined;
    this.next += 1;
    return word;
  }
}

function isOf<Is extends DateWord['is']>(
  word: DateWord | undefined,
  is: Is,
): word is Extract<DateWord, { is: Is }> {
  return word?.is === is;
}

function defined(rules: readonly (DateRule | undefined)[]): DateRule[] {
  const there = rules.filter((rule) => rule !== undefined);
  return there.filter((rule, at) => there.findIndex((other) => sameAs(rule, other)) === at);
}

function sameAs(one: DateRule, other: DateRule): boolean {
  return 'from' in one && 'from' in other && one.from === other.from;
}
