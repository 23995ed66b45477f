import { isConcepts } from '../concepts/concept-record.ts';
import { DATE_SOURCE_KEYS, type DateSource } from '../dates/date-sources.ts';
import { csvRows, MOST_TABLE_ROWS } from './csv.ts';
import { withFormula, withoutFormula } from './formula-safe.ts';
import type { ListedPhoto } from './listed-photo.ts';

/** The columns, in order. Their names and `status` are for programs, and in English in every language. */
const COLUMNS = [
  'path',
  'original',
  'description',
  'category',
  'date',
  'date_source',
  'place',
  'sha256',
  'bytes',
  'modified',
  'group',
  'status',
  'reason',
  'concepts',
  'original_sha256',
] as const;

type Column = (typeof COLUMNS)[number];

/** A table without these isn't ours. */
const NEEDED: readonly Column[] = ['path', 'original', 'sha256', 'bytes', 'status'];

const PLACED = 'placed';
const NOT_PLACED = 'not placed';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the photos as a CSV table (RFC 4180), one line each after a line of column names. No cell is a formula;
 * {@link readPhotoTable} undoes the escaping.
 */
export function photoTable(photos: readonly ListedPhoto[]): string {
  const rows = photos.map((photo) => {
    const cells = cellsOf(photo);
    return COLUMNS.map((column) => cells[column]);
  });
  const lines = [COLUMNS, ...rows].map((cells) => cells.map((cell) => field(cell)).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** The fields of a table row for restoring and finding a photo. The file is untrusted. */
export interface TableRow {
  readonly path: string;
  readonly original: string;
  readonly description: string;
  readonly category: string;
  /** As in `PhotoDate`; empty if unknown. */
  readonly date: string;
  /** Empty unless it is one that we write. */
  readonly dateSource: DateSource | '';
  readonly place: string;
  /** Empty if unknown. */
  readonly sha256: string;
  /** Of the original, if a date was written into the copy; else empty. */
  readonly originalSha256: string;
  readonly sizeBytes: number | undefined;
  readonly modifiedMs: number | undefined;
  readonly isPlaced: boolean;
  readonly reason: string;
  /** Empty, or as `writeConcepts` wrote it. */
  readonly concepts: string;
  /** The original path of the leader of its group; empty outside of groups. */
  readonly group: string;
}

/** Reads the rows of a table that {@link photoTable} wrote; undefined for anything else. */
export function readPhotoTable(text: string): TableRow[] | undefined {
  let places: ReadonlyMap<string, number> | undefined;
  const read: TableRow[] = [];
  for (const row of csvRows(text)) {
    if (places) read.push(tableRow(row, places));
    else places = new Map(row.map((name, at) => [name, at]));
    if (read.length > MOST_TABLE_ROWS || !NEEDED.every((name) => places?.has(name))) return undefined;
  }
  return places && read;
}

function tableRow(row: readonly string[], places: ReadonlyMap<string, number>): TableRow {
  const cell = (column: Column) => withFormula(row[places.get(column) ?? -1] ?? '');
  return {
    path: cell('path'),
    original: cell('original'),
    description: cell('description'),
    category: cell('category'),
    date: cell('date'),
    dateSource: DATE_SOURCE_KEYS.find((source) => source === cell('date_source')) ?? '',
    place: cell('place'),
    sha256: sumIn(cell('sha256')),
    originalSha256: sumIn(cell('original_sha256')),
    sizeBytes: /^\d{1,15}$/.test(cell('bytes')) ? Number(cell('bytes')) : undefined,
    modifiedMs: timeOf(cell('modified')),
    isPlaced: cell('status') === PLACED,
    reason: cell('reason'),
    concepts: isConcepts(cell('concepts')) ? cell('concepts') : '',
    group: cell('group'),
  };
}

function sumIn(text: string): string {
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : '';
}

function cellsOf(photo: ListedPhoto): Readonly<Record<Column, string>> {
  const { path, original, description, category, date, dateSource, place, sha256, group, reason, concepts } =
    photo;
  return {
    path: path ?? '',
    original,
    description: description ?? '',
    category: category ?? '',
    date: date ?? '',
    date_source: dateSource ?? '',
    place: place ?? '',
    sha256: sha256 ?? '',
    bytes: String(photo.sizeBytes),
    modified: isoTime(photo.modifiedMs),
    group: group ?? '',
    status: path === undefined ? NOT_PLACED : PLACED,
    reason: reason ?? '',
    concepts: concepts ?? '',
    original_sha256: photo.originalSha256 ?? '',
  };
}

/** Quoted if necessary (RFC 4180, 2.6), or if a reader with another separator would break it. */
function field(text: string): string {
  const safe = withoutFormula(text);
  return /[",;\t\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The limits of ECMAScript time values: anything beyond is nonsense from a file system. */
function isoTime(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function timeOf(text: string): number | undefined {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}
