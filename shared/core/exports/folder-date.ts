import { exportFolder, isInTakeout } from './export-folder.ts';

/** A year at the end of a name: "Photos from 2019" in any language. */
const YEAR = /(?:^|\D)(?<year>(?:18|19|20)\d{2})$/u;
/** Folders of exports of about 2020, with their counters. */
const DAY = /^(?<day>\d{4}-\d{2}-\d{2})(?: #\d+)?$/u;

/** Whether a folder of Google Takeout is named by a year or a day, so that it is no album. */
export function isYearOrDay(name: string): boolean {
  return YEAR.test(name) || DAY.test(name);
}

/**
 * What a folder of Google Takeout says of when its photos were taken: a day, `YYYY-MM-DD`, or the year alone.
 *
 * @param folder the folders that are known, outermost first, separated by slashes
 * @param albums of the photo: the year in the title of one may be any
 * @returns undefined for all other folders
 */
export function dateOfFolder(folder: string, albums: readonly string[]): string | undefined {
  const within = exportFolder(folder, '');
  const own = within.split('/').at(-1) ?? '';
  if (!isInTakeout(within) || albums.includes(own.normalize('NFC'))) return undefined;
  const day = DAY.exec(own)?.groups?.['day'];
  return day !== undefined && isDay(day) ? day : YEAR.exec(own)?.groups?.['year'];
}

function isDay(day: string): boolean {
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}
