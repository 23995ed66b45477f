import { join } from 'node:path';
import { isFilm } from '#core/companions/file-kinds.ts';
import { takenDay } from '#core/dates/known-day.ts';
import { folderOf } from '#core/naming/file-name.ts';
import { TOP_NAMES } from '#core/lists/top-names.ts';
import { SEARCHED_COLUMNS, type TableRow } from '#core/lists/listed-facts.ts';
import { pickDefined } from '#core/pick-defined.ts';
import { itemsOf, mixedText } from '#core/films/items-text.ts';
import { conceptWords } from '#core/concepts/concept-words.ts';
import { findParts, findPhotos, type FoundPhoto } from '#core/search/find-photos.ts';
import { indexPhotos, type SearchedPhoto } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { spokenVocabulary } from '#core/search/vocabulary.ts';
import type { FindArguments } from '../arguments/argument-types.ts';
import { printable } from '../terminal/printable.ts';
import { printLines, type Terminal } from '../terminal/terminal.ts';
import { findList } from '../restore/find-list.ts';
import { openStored } from '../restore/open-stored.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { CommandWords } from '../arguments/words.ts';

/** A photo of a list, and its location. */
interface ListedFile {
  /** The path of its ZIP or folder as typed, and its own path within it. */
  readonly file: string;
  readonly row: TableRow;
}

export interface FindOptions {
  readonly t: CommandWords;
  readonly terminal: Terminal;
  /** Whether words match beginnings of words, as in languages with compounds. */
  readonly matchesBeginnings: boolean;
  /** `YYYY-MM-DD`, for "last summer" and the like. */
  readonly today: string;
}

/**
 * Finds photos by the lists in organized ZIPs and folders, and prints where they are, best first.
 *
 * @returns whether any was found
 * @throws {UsageError} if one of the sources has no list
 */
export async function find({ find: words, sources, isJson }: FindArguments, options: FindOptions) {
  const { t, today, matchesBeginnings } = options;
  const { stdout, stderr } = options.terminal;
  const all: ListedFile[] = [];
  for (const source of sources) all.push(...(await listedIn(source)));
  const index = indexPhotos(
    all.map(({ row }, at) => searched(row, String(at))),
    conceptWords(),
  );
  const vocabulary = spokenVocabulary(t);
  const query = parseQuery(words, { today, vocabulary, matchesBeginnings });
  const found = findPhotos(index, query).flatMap(({ id, by }) => {
    const one = all[Number(id)];
    return one ? [{ ...one, by }] : [];
  });
  const firstLook = found.findIndex(({ by }) => by === 'look');
  for (const [at, one] of found.entries()) {
    // Standard output stays a list of paths, for programs that read it.
    if (at === firstLook && !isJson) printLines(stderr, [printable(t('finding.lookAlike'))]);
    printLines(stdout, [isJson ? jsonLine(one) : printable(one.file)]);
  }
  if (found.length > 0) return true;
  const parts = findParts(index, query).map((part) => t('finding.part', part));
  const items = mixedText(
    all.length,
    itemsOf(all, ({ file }) => isFilm(file)),
    t,
  );
  const lines = [t('finding.nothing', { words, items }), ...parts.map((part) => `  ${part}`)];
  printLines(stderr, lines.map(printable));
  return false;
}

/** The photos of a list that are still where it says. */
async function listedIn(source: string): Promise<ListedFile[]> {
  const stored = await openStored(source, 'find');
  try {
    const list = await findList(stored.files);
    if (!list) throw new UsageError((say) => say('finding.noList', { source, table: TOP_NAMES.table }));
    const there = new Set(stored.files.map(({ path }) => path));
    return list.rows.flatMap((row) => {
      const path = `${list.within}${row.path}`;
      return row.isPlaced && there.has(path) ? [{ file: join(source, ...path.split('/')), row }] : [];
    });
  } finally {
    await stored.close();
  }
}

function searched(row: TableRow, id: string): SearchedPhoto {
  const { path, date, dateSource } = row;
  const day = takenDay({ date, dateSource: dateSource || 'none' });
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    ...pickDefined(row, SEARCHED_COLUMNS),
    id,
    name,
    folder: folderOf(path),
    ...(day ? { day } : {}),
  };
}

function jsonLine({ file, row, by }: ListedFile & Pick<FoundPhoto, 'by'>): string {
  const { path, original, description, category, date, place, sha256, filmSeconds } = row;
  const known = { description, category, date, place, sha256 };
  const filled = Object.entries(known).map(([key, value]) => [key, value === '' ? null : value] as const);
  return JSON.stringify({ file, by, path, original, ...Object.fromEntries(filled), filmSeconds });
}
