import { isConcepts } from '../concepts/concept-record.ts';
import { DATE_SOURCE_KEYS, type DateSource } from '../dates/date-sources.ts';
import { FILM_SECONDS_MOST } from '../films/film-length.ts';
import { ifValid, matching, numberOf, objectOf, oneOf, optional, textOf, wholeOf } from '../saved/fields.ts';
import { MOST_LISTED_TEXT } from './limits.ts';
import type { ListedPhoto } from './listed-photo.ts';

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
  readonly sizeBytes: number | undefined;
  readonly modifiedMs: number | undefined;
  /** The original path of the leader of its group; empty outside of groups. */
  readonly group: string;
  readonly isPlaced: boolean;
  readonly reason: string;
  /** Empty, or as `writeConcepts` wrote it. */
  readonly concepts: string;
  /** Of the original, if a date was written into the copy; else empty. */
  readonly originalSha256: string;
  /** Undefined for photos. */
  readonly filmSeconds: number | undefined;
}

/** A column of the table, and what else is done with its fact. */
interface Column<Value> {
  /** Its name, for programs, and in English in every language. */
  readonly column: string;
  readonly read: (cell: string) => Value;
  /** Without it, the fact itself is written. */
  readonly write?: (photo: ListedPhoto) => string;
  /** Whether a table without it isn't ours. */
  readonly isNeeded?: true;
  /** Whether the page in the ZIP gets it, or how. */
  readonly onPage?: true | ((photo: ListedPhoto) => object);
  /** Whether `find` searches it. */
  readonly isSearched?: true;
}

const PLACED = 'placed';
const NOT_PLACED = 'not placed';

const readFilmSeconds = numberOf(0, FILM_SECONDS_MOST);
const asIs = (cell: string) => cell;
const sumIn = (cell: string) => (/^[0-9a-f]{64}$/i.test(cell) ? cell.toLowerCase() : '');

/** The limits of ECMAScript time values: anything beyond is nonsense from a file system. */
function isoTime(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function timeIn(cell: string): number | undefined {
  const ms = Date.parse(cell);
  return Number.isNaN(ms) ? undefined : ms;
}

/** The facts of listed photos, in the order of the table's columns. */
const LISTED = {
  path: { column: 'path', read: asIs, isNeeded: true, onPage: true },
  original: { column: 'original', read: asIs, isNeeded: true, onPage: true, isSearched: true },
  description: {
    column: 'description',
    read: asIs,
    onPage: ({ description }) => ({ description: description || undefined }),
    isSearched: true,
  },
  category: { column: 'category', read: asIs, onPage: true, isSearched: true },
  date: {
    column: 'date',
    read: asIs,
    // A file's modification time tells nothing about the photo.
    onPage: ({ date, dateSource, originalSha256 }) => ({
      date: (dateSource !== 'file' && date) || undefined,
      isDateWritten: originalSha256 !== undefined || undefined,
    }),
  },
  dateSource: {
    column: 'date_source',
    read: (cell) => DATE_SOURCE_KEYS.find((source) => source === cell) ?? '',
  },
  place: { column: 'place', read: asIs, onPage: true, isSearched: true },
  sha256: { column: 'sha256', read: sumIn, isNeeded: true },
  sizeBytes: {
    column: 'bytes',
    read: (cell) => (/^\d{1,15}$/.test(cell) ? Number(cell) : undefined),
    isNeeded: true,
  },
  modifiedMs: { column: 'modified', read: timeIn, write: ({ modifiedMs }) => isoTime(modifiedMs) },
  group: { column: 'group', read: asIs },
  isPlaced: {
    column: 'status',
    read: (cell) => cell === PLACED,
    write: ({ path }) => (path === undefined ? NOT_PLACED : PLACED),
    isNeeded: true,
  },
  reason: { column: 'reason', read: asIs, onPage: true },
  concepts: {
    column: 'concepts',
    read: (cell) => (isConcepts(cell) ? cell : ''),
    onPage: ({ concepts }) => ({ seen: concepts }),
    isSearched: true,
  },
  originalSha256: { column: 'original_sha256', read: sumIn },
  filmSeconds: {
    column: 'video_seconds',
    read: (cell) => (/^\d{1,6}(?:\.\d{1,15})?$/.test(cell) ? readFilmSeconds(Number(cell)) : undefined),
    onPage: true,
    isSearched: true,
  },
} as const satisfies { readonly [Field in keyof TableRow]: Column<TableRow[Field]> };

type Listed = typeof LISTED;
type Searched = {
  [Field in keyof Listed]: Listed[Field] extends { readonly isSearched: true } ? Field : never;
}[keyof Listed];

const FIELDS = Object.entries<Column<unknown>>(LISTED);

/** The names of the table's columns, in order. */
export const COLUMNS: readonly string[] = FIELDS.map(([, { column }]) => column);

/** The columns of every table of ours, also of the first version. */
export const NEEDED_COLUMNS: readonly string[] = FIELDS.flatMap(([, { column, isNeeded }]) =>
  isNeeded ? [column] : [],
);

/** Returns the cells of a photo, in the order of {@link COLUMNS}. */
export function cellsOf(photo: ListedPhoto): string[] {
  const facts: Readonly<Record<string, string | number | null | undefined>> = { ...photo };
  return FIELDS.map(([field, { write }]) => (write ? write(photo) : String(facts[field] ?? '')));
}

/** Returns a row of a table. @param cellIn returns the text in a column, empty if the table lacks it */
export function tableRow(cellIn: (column: string) => string): TableRow {
  const read = FIELDS.map(([field, { column, read: own }]) => [field, own(cellIn(column))] as const);
  // Each field was read by the reader of its type.
  return Object.fromEntries(read) as unknown as TableRow;
}

/** Returns what the page in a ZIP gets of a photo. */
export function pageFacts(photo: ListedPhoto): object {
  const facts: Readonly<Record<string, string | number | null | undefined>> = { ...photo };
  const shown = FIELDS.flatMap(([field, { onPage }]): object[] => {
    if (onPage === undefined) return [];
    return [onPage === true ? { [field]: facts[field] } : onPage(photo)];
  });
  return Object.assign({}, ...shown) as object;
}

/** The facts of a row that `find` searches. */
export const SEARCHED_COLUMNS = FIELDS.flatMap(([field, { isSearched }]) =>
  isSearched ? [field as Searched] : [],
);

const text = textOf(MOST_LISTED_TEXT);
const sum = matching(/^[0-9a-f]{64}$/, 64);

/** Reads the facts of a listed photo from a journal, which anyone may have written. */
export const readListed = objectOf<Omit<ListedPhoto, 'path'>>({
  original: text,
  reason: optional(text),
  description: optional(text),
  category: optional(text),
  concepts: ifValid(isOwnConcepts),
  date: optional((value) => (value === null ? null : text(value))),
  dateSource: optional(oneOf(...DATE_SOURCE_KEYS)),
  place: optional(text),
  sha256: optional(text),
  originalSha256: optional(sum),
  filmSeconds: optional(readFilmSeconds),
  sizeBytes: wholeOf(),
  modifiedMs: numberOf(),
  group: optional(text),
});

function isOwnConcepts(value: unknown): string | undefined {
  return isConcepts(value) ? value : undefined;
}
