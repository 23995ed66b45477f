import { parseCsv } from '#core/lists/csv.ts';
import type { Bond, Expected, MadeMedia } from '../../fixtures/takeout/takeout-case.ts';
import { topOfArchive } from '../site/support/opened-archive.ts';

/** A file's row in the ZIP's table. */
export interface Row {
  /** In the ZIP. */
  readonly path: string;
  readonly date: string;
  readonly source: string;
  readonly place: string;
  /** The path in the export of the photo that it belongs to; its own for that photo. */
  readonly group: string;
  readonly sha256: string;
  /** Why it is not in the ZIP. */
  readonly reason: string;
}

/** Returns the ZIP's table, by each file's path in the export, whatever ZIP it was in. */
export async function rowsIn(zip: Uint8Array): Promise<ReadonlyMap<string, Row>> {
  const [columns = [], ...rows] = parseCsv((await topOfArchive(zip)).get('where-my-pix.csv') ?? '');
  return new Map(
    rows.map((row) => {
      const cell = (column: string) => row[columns.indexOf(column)] ?? '';
      const [path, date, source] = [cell('path'), cell('date'), cell('date_source')];
      const known = {
        path,
        date,
        source,
        place: cell('place'),
        sha256: cell('sha256'),
        reason: cell('reason'),
      };
      return [inExport(cell('original')), { ...known, group: inExport(cell('group')) }];
    }),
  );
}

/** Returns a path without the name of its ZIP. */
export function inExport(path: string): string {
  return path.slice(Math.max(0, path.indexOf('Takeout/')));
}

/** Returns the expected table rows of a case's files, as far as they don't depend on the engine. */
export function expectedRows(media: readonly MadeMedia[]) {
  const leaders = new Set(media.flatMap(({ expected }) => (isInGroup(expected) ? expected.with.photo : [])));
  return Object.fromEntries(
    media.map(({ path, expected }) => {
      const { date, source, city } = expected;
      const group = isInGroup(expected) ? expected.with.photo : leaders.has(path) ? path : '';
      return [path, { date, source, place: city ? `${city}, Portugal` : '', group }];
    }),
  );
}

/** Settings are next to their photo, and are no version of it. */
function isInGroup(expected: Expected): expected is Expected & { with: NonNullable<Expected['with']> } {
  return expected.with !== undefined && expected.with.as !== 'settings';
}

/** The date of a file; a sidecar's in UTC, because its local time depends on the batch's time zone. */
function momentOf({ date, source }: Row): string {
  return source === 'sidecar' ? new Date(date).toISOString().replace('.000Z', 'Z') : date;
}

/** Returns the table's rows of these files. */
export function seenRows(rows: ReadonlyMap<string, Row>, media: readonly MadeMedia[]) {
  return Object.fromEntries(
    media.map(({ path }) => {
      const row = rows.get(path);
      return [path, row && { date: momentOf(row), source: row.source, place: row.place, group: row.group }];
    }),
  );
}

/** Returns whether a file is next to its photo, under its name, or where it belongs by itself. */
export function isInPlace(rows: ReadonlyMap<string, Row>, { path, expected }: MadeMedia): boolean {
  const own = rows.get(path)?.path ?? '';
  const { with: bond, path: pattern = /./ } = expected;
  if (!bond) return pattern.test(own);
  return pathsBeside(rows.get(bond.photo)?.path ?? '', bond.as, path).includes(own);
}

function pathsBeside(photo: string, as: Bond, name: string): string[] {
  const stem = photo.replace(/\.[^.]+$/, '');
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  // A photo's second copy has a number.
  if (as === 'copy') return [stem, `${stem}_2`].map((copy) => `Duplicates/${copy}${extension}`);
  return [`${stem}${as === 'edited' ? '_edited' : ''}${extension}`];
}
