import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { conceptWords } from '../../../shared/core/concepts/concept-words.ts';
import { readListTable } from '../../../shared/core/lists/list-table.ts';
import { DETERMINERS, FILLER_WORDS, PREPOSITIONS } from '../../../shared/core/naming/filler-words.ts';
import { splitPath } from '../../../shared/core/naming/folder-path.ts';
import { findPhotos } from '../../../shared/core/search/find-photos.ts';
import { foldedWords } from '../../../shared/core/search/folded-words.ts';
import { indexPhotos, type PhotoIndex, type SearchedPhoto } from '../../../shared/core/search/photo-index.ts';
import { parseQuery } from '../../../shared/core/search/query.ts';

/** The results that a person looks at first. */
const FIRST = 10;

/** A query, with the photos that answer it by their captions and by eye. */
export interface AnsweredQuery {
  /** Settings are chosen on one half and reported for the other. */
  readonly half: 'choose' | 'report';
  readonly kind: string;
  readonly query: string;
  readonly answers: ReadonlySet<string>;
}

/** The names of all photos without their extensions, and the queries. */
export interface Answers {
  readonly photos: ReadonlySet<string>;
  readonly queries: readonly AnsweredQuery[];
}

/** How well one way to search answers queries: means over the queries. */
export interface Answered {
  /** Of the first ten that were found, how many are answers; over queries that find any. */
  readonly precision: number;
  /** Of the answers, how many were found. */
  readonly recall: number;
  readonly findNothing: number;
}

type Find = (query: string) => readonly string[];

/** Reads the queries of `answers.tsv`: half, kind, query and answers, after a line with the photos. */
export function readAnswers(): Answers {
  const lines = readFileSync(join(import.meta.dirname, 'answers.tsv'), 'utf8')
    .trim()
    .split('\n');
  const [photos = '', ...queries] = lines.map((line) => line.split('\t'));
  return {
    photos: namesIn(photos[3]),
    queries: queries.map(([half, kind = '', query = '', answers]) => ({
      half: half === 'choose' ? 'choose' : 'report',
      kind,
      query,
      answers: namesIn(answers),
    })),
  };
}

function namesIn(cell = ''): Set<string> {
  return new Set(cell.split(' '));
}

/** Returns the photos of an organized folder's table that the queries are about. */
export function answeredPhotos(table: string, { photos }: Answers): SearchedPhoto[] {
  const rows = readListTable(table);
  if (!rows) throw new Error('The table has an unknown form.');
  return rows.flatMap(({ path, original, description, category, concepts, isPlaced }): SearchedPhoto[] => {
    const id = basename(original, extname(original));
    if (!isPlaced || !photos.has(id)) return [];
    const { folder, fileName: name } = splitPath(path);
    return [{ id, name, description, category, folder: folder.join('/'), concepts }];
  });
}

/** Returns the product's search. */
export function productSearch(photos: readonly SearchedPhoto[]): Find {
  const index: PhotoIndex = indexPhotos(photos, conceptWords());
  return (query) => findPhotos(index, parseQuery(query, { today: '2026-11-24' })).map(({ id }) => id);
}

/** Returns a search for descriptions with every word of the query, for comparison. */
export function wordMatch(photos: readonly SearchedPhoto[]): Find {
  const described = photos.map(({ id, description }) => ({
    id,
    words: new Set(foldedWords(description ?? '')),
  }));
  const isTelling = (word: string) => ![DETERMINERS, FILLER_WORDS, PREPOSITIONS].some((set) => set.has(word));
  return (query) => {
    const all = foldedWords(query);
    const telling = all.filter(isTelling);
    const wanted = telling.length > 0 ? telling : all;
    return described.filter(({ words }) => wanted.every((word) => words.has(word))).map(({ id }) => id);
  };
}

/** Returns how well a search answers queries. */
export function measureAnswers(find: Find, queries: readonly AnsweredQuery[]): Answered {
  const precisions: number[] = [];
  const recalls: number[] = [];
  for (const { query, answers } of queries) {
    const found = find(query);
    const first = found.slice(0, FIRST);
    if (first.length > 0) precisions.push(first.filter((id) => answers.has(id)).length / first.length);
    recalls.push(found.filter((id) => answers.has(id)).length / answers.size);
  }
  return {
    precision: mean(precisions),
    recall: mean(recalls),
    findNothing: recalls.length - precisions.length,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
