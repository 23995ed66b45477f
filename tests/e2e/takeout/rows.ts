import { parseCsv } from '#core/lists/csv.ts';
import type { Bond, Expected, MadeMedia } from '../../fixtures/takeout/takeout-case.ts';
import { topOfArchive } from '../site/support/opened-archive.ts';

/** What the table in a ZIP says of a file. */
export interface Row {
  /** In the ZIP. */
  readonly path: string;
  readonly date: string;
  readonly source: string;
  readonly place: string;
  /** The path in the export of the photo that it belongs to, its own for that photo. */
  readonly group: string;
  readonly sha256: string;
  /** Why it is not in the ZIP. */
  readonly reason: string;
}

/** The table in a ZIP, by the path of each file in the export, whatever ZIP it was in. */
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

/** A path without the name of the ZIP before it. */
export function inExport(path: string): string {
  return path.slice(Math.max(0, path.indexOf('Takeout/')));
}

/** What the table is to say of the files of a case, as far as it does not depend on what was seen. */
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

/** Settings lie beside their photo, and are no version of it. */
function isInGroup(expected: Expected): expected is Expected & { with: NonNullable<Expected['with']> } {
  return expected.with !== undefined && expected.with.as !== 'settings';
}

/** The date of a file; that of a sidecar in UTC, whatever the time zone of the batch that its local time is in. */
function momentOf({ date, source }: Row): string {
  return source === 'sidecar' ? new Date(date).toISOString().replace('.000Z', 'Z') : date;
}

/** What the table says of these files. */
export function seenRows(rows: ReadonlyMap<string, Row>, media: readonly MadeMedia[]) {
  return Object.fromEntries(
    media.map(({ path }) => {
      const row = rows.get(path);
      return [path, row && { date: momentOf(row), source: row.source, place: row.place, group: row.group }];
    }),
  );
}

/** Whether a file lies beside the photo that it belongs to, under its name, or where it is to lie by itself. */
export function isInPlace(rows: ReadonlyMap<string, Row>, { path, expected }: MadeMedia): boolean {
  const own = rows.get(path)?.path ?? '';
  const { with: bond, path: pattern = /./ } = expected;
  if (!bond) return pattern.test(own);
  return pathsBeside(rows.get(bond.photo)?.path ?? '', bond.as, path).includes(own);
}

function pathsBeside(photo: string, as: Bond, name: string): string[] {
  const stem = photo.replace(/\.[^.]+$/, '');
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  // The second copy of a photo has a number.
  if (as === 'copy') return [stem, `${stem}_2`].map((copy) => `Duplicates/${copy}${extension}`);
  return [`${stem}${as === 'edited' ? '_edited' : ''}${extension}`];
}
