import type { LibraryPhoto } from '../../../../shared/core/library/library-photo.ts';
import { monthName } from '../../../../shared/core/library/spelled-months.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A photo's local time, with the parts of folder names. */
export interface Taken {
  readonly date: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** Name of the event, and its first day. */
  readonly event: string;
  readonly eventDay: string;
}

const EVENTS = ['Lisbon', 'Wedding of Anna', 'Alps', 'New kitchen', 'Zoo'];

/** Photos of several years: events of a day or two, weeks apart. */
export function takenOver(years: number): readonly Taken[] {
  const all: Taken[] = [];
  for (let event = 0; event < years * 12; event += 1) {
    const beginMs = Date.UTC(2019, 0, 11) + event * 30 * DAY_MS;
    for (let photo = 0; photo < 6; photo += 1) {
      const ms = beginMs + (photo % 2) * DAY_MS + (9 * 60 + photo * 37) * 60_000;
      const date = new Date(ms).toISOString().slice(0, 19);
      const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
      const eventDay = new Date(beginMs).toISOString().slice(0, 10);
      all.push({ date, year, month, day, event: EVENTS[event % EVENTS.length] ?? '', eventDay });
    }
  }
  return all;
}

/** A library's photos in these folders. */
export function libraryOf(folderOf: (taken: Taken) => string, years = 3): readonly LibraryPhoto[] {
  return takenOver(years).map((taken, at) => {
    const folder = folderOf(taken);
    return { path: `${folder === '' ? '' : `${folder}/`}IMG_${1000 + at}.jpg`, date: taken.date };
  });
}

const German = ({ date }: Taken) => monthName(date, 'MMMM', 'de');

/** Layouts that people and programs make, with the schemes that explain them. */
export const LAYOUTS: readonly (readonly [
  what: string,
  scheme: string,
  folderOf: (taken: Taken) => string,
])[] = [
  ['years', '{date:YYYY}', ({ year }) => year],
  ['months within years', '{date:YYYY}/{date:MM}', ({ year, month }) => `${year}/${month}`],
  ['months with their years', '{date:YYYY}/{date:YYYY-MM}', ({ year, month }) => `${year}/${year}-${month}`],
  ['days', '{date:YYYY-MM-DD}', ({ date }) => date.slice(0, 10)],
  [
    'years, months and days',
    '{date:YYYY}/{date:MM}/{date:DD}',
    ({ year, month, day }) => `${year}/${month}/${day}`,
  ],
  [
    'months with their names',
    '{date:YYYY}/{date:MM MMMM}',
    (taken) => `${taken.year}/${taken.month} ${German(taken)}`,
  ],
  ['events with dates', '{date:YYYY}/{event}', ({ year, eventDay, event }) => `${year}/${eventDay} ${event}`],
  [
    'events without dates',
    '{date:YYYY}/{event}',
    ({ year, eventDay, event }) => `${year}/${event} ${eventDay.slice(5, 7)}x`,
  ],
  ['a folder around all', 'Fotos/{date:YYYY}', ({ year }) => `Fotos/${year}`],
  ['no folders', '', () => ''],
];

/** Layouts that were not used while the rules were made. */
export const HELD_BACK: typeof LAYOUTS = [
  ['compact months', '{date:YYYYMM}', ({ year, month }) => `${year}${month}`],
  [
    'days with dots',
    '{date:YYYY}/{date:YYYY.MM.DD}',
    ({ year, month, day }) => `${year}/${year}.${month}.${day}`,
  ],
  [
    'months in Spanish with capitals',
    '{date:YYYY}/{date:MMMM}',
    ({ year, date }) => `${year}/${monthName(date, 'MMMM', 'es^')}`,
  ],
  ['months before years', '{date:MM-YYYY}', ({ year, month }) => `${month}-${year}`],
  ['events with months', '{event}', ({ eventDay, event }) => `${eventDay.slice(0, 7)} ${event}`],
  ['a camera folder', 'Camera/{date:YYYY}/{date:MM}', ({ year, month }) => `Camera/${year}/${month}`],
];
