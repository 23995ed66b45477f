import { firstDayOf, isAsExactAs, precisionOf } from '../dates/known-day.ts';
import { TIMELINE_DAYS, TIMELINE_STEPS } from './limits.ts';

export interface TimelineStep {
  /** The first day of the step, `YYYY-MM-DD`. */
  readonly from: string;
  readonly photos: number;
}

/** The number of photos per step of a time, including empty steps. */
export interface Timeline {
  readonly unit: 'day' | 'month' | 'year';
  /** How many days, months or years a step has. */
  readonly unitsPerStep: number;
  readonly steps: readonly TimelineStep[];
  /** How many photos are in its steps: not those with too little known for a step. */
  readonly photos: number;
  /** The first and last known day of a photo in its steps. */
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Arranges photos by days, months or years, with as many steps as can be told apart. A photo of which only the year
 * is known appears only in a timeline of years.
 *
 * @param dated the day of each photo, as far as it is known: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`
 * @returns undefined if no photo has a date
 */
export function timelineOf(dated: readonly string[]): Timeline | undefined {
  const { scale, shown } = scaled(dated);
  const days = shown.toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { unit, unitsPerStep } = scale;
  const stepOf = (day: string) => Math.floor(UNITS[unit].numberOf(firstDayOf(day)) / unitsPerStep);
  const firstStep = stepOf(first);
  const steps = Array.from({ length: stepOf(last) - firstStep + 1 }, (_, at) => ({
    from: UNITS[unit].firstDay((firstStep + at) * unitsPerStep),
    photos: 0,
  }));
  for (const day of shown) {
    const step = steps[stepOf(day) - firstStep];
    if (step) step.photos += 1;
  }
  return { unit, unitsPerStep, steps, photos: shown.length, first, last };
}

/** Days, months and years as consecutive numbers. */
const UNITS = {
  day: {
    numberOf: (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS,
    firstDay: (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10),
  },
  month: {
    numberOf: (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1,
    firstDay: (number: number) =>
      `${year(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, '0')}-01`,
  },
  year: {
    numberOf: (day: string) => Number(day.slice(0, 4)),
    firstDay: (number: number) => `${year(number)}-01-01`,
  },
} as const satisfies Record<Timeline['unit'], unknown>;

function year(number: number): string {
  return String(number).padStart(4, '0');
}

type Scale = Pick<Timeline, 'unit' | 'unitsPerStep'>;

/** The scale of photos, and those known well enough for its steps. */
function scaled(dated: readonly string[]): {
  readonly scale: Scale;
  readonly shown: readonly string[];
} {
  const days = dated.map(firstDayOf).toSorted();
  const scale = scaleFor(days[0] ?? '', days.at(-1) ?? '');
  const exact = dated.filter((day) => isAsExactAs(day, scale.unit));
  if (exact.length === dated.length) return { scale, shown: dated };
  if (exact.length > 0) return scaled(exact);
  const unit = dated.some((day) => precisionOf(day) === 'month') ? 'month' : 'year';
  return {
    scale: { unit, unitsPerStep: 1 },
    shown: dated.filter((day) => isAsExactAs(day, unit)),
  };
}

function scaleFor(first: string, last: string): Scale {
  const between = (unit: Timeline['unit']) => UNITS[unit].numberOf(last) - UNITS[unit].numberOf(first) + 1;
  if (between('day') <= TIMELINE_DAYS) return { unit: 'day', unitsPerStep: 1 };
  if (between('month') <= TIMELINE_STEPS) return { unit: 'month', unitsPerStep: 1 };
  // One more year, because a decade begins on its own, not with the first photo.
  const fits = (years: number) => Math.ceil(between('year') / years) + 1 <= TIMELINE_STEPS;
  return { unit: 'year', unitsPerStep: YEARS.find(fits) ?? Math.max(...YEARS) };
}

const YEARS = [1, 2, 5, 10, 50, 100, 500];
