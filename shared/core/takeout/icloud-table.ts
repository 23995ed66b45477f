import { sidecarMoment } from '../dates/clock-defaults.ts';
import { takenFieldOf } from '../dates/date-fields-table.ts';
import { csvRows, MOST_TABLE_ROWS } from '../lists/csv.ts';

/** What a table of an iCloud export tells. */
export type ICloudTable =
  | { readonly kind: 'details'; readonly rows: readonly ICloudDetail[] }
  | { readonly kind: 'album'; readonly names: readonly string[] };

/** What `Photo Details.csv` tells about a photo of its folder. */
export interface ICloudDetail {
  readonly name: string;
  /** When it was taken, in milliseconds since 1970 (UTC), to the minute. */
  readonly takenMs?: number;
  readonly isDeleted?: true;
}

/** The column with the time of taking. */
const TAKEN = takenFieldOf('icloud');
/** The headings of an album's only column. */
const ALBUM_HEADINGS = new Set(['imgName', 'imageName', 'Images']);
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** More than the longest of these. */
const MOST_DATE_LENGTH = 80;
/** `Saturday June 4,2022 12:11 PM GMT`, in English whatever the account's language. */
const DATE = /^\p{L}+ (\p{L}+) (\d{1,2}), ?(\d{4}) (\d{1,2}):(\d{2}) (AM|PM) GMT$/u;

/**
 * Reads a table of an iCloud export by its headings: the details of a folder's photos, or the photos of an album,
 * which is named by the file.
 *
 * @param nowMs see `sidecarMoment`
 * @returns undefined for any other table
 */
export function readICloudTable(text: string, nowMs: number): ICloudTable | undefined {
  const rows: string[][] = [];
  for (const row of csvRows(text)) {
    rows.push(row);
    if (rows.length > MOST_TABLE_ROWS || !isICloudRow(rows[0] ?? [])) return undefined;
  }
  const [headings = []] = rows.splice(0, 1);
  const [name = -1, date = -1, deleted = -1] = ['imgName', TAKEN, 'deleted'].map((one) =>
    headings.indexOf(one),
  );
  if (name >= 0 && date >= 0) {
    const details = rows.flatMap((row) => {
      const written = millisecondsOf(row[date] ?? '');
      const takenMs = written === undefined ? undefined : sidecarMoment(written, nowMs);
      const isDeleted = deleted >= 0 && /^(?:yes|true)$/i.test(row[deleted]?.trim() ?? '');
      return row[name]
        ? [
            {
              name: row[name],
              ...(takenMs === undefined ? {} : { takenMs }),
              ...(isDeleted ? { isDeleted } : {}),
            },
          ]
        : [];
    });
    return { kind: 'details', rows: details };
  }
  return isAlbum(headings) ? { kind: 'album', names: rows.flatMap(([first]) => first || []) } : undefined;
}

/** Returns whether a table with these headings is about photos; others may be long, and aren't read further. */
function isICloudRow(headings: readonly string[]): boolean {
  return isAlbum(headings) || ['imgName', TAKEN].every((name) => headings.includes(name));
}

function isAlbum(headings: readonly string[]): boolean {
  return headings.length === 1 && ALBUM_HEADINGS.has(headings[0] ?? '');
}

function millisecondsOf(text: string): number | undefined {
  const [, month = '', day, year, hour, minute, half] =
    DATE.exec(text.slice(0, MOST_DATE_LENGTH).trim()) ?? [];
  const at = MONTHS.indexOf(month);
  if (at < 0) return undefined;
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return Date.UTC(Number(year), at, Number(day), hours, Number(minute));
}
