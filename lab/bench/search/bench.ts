/**
 * Search time among ten thousand photos while somebody types: `npm run bench -- search`; among a thousand with
 * `--short`.
 *
 * With an organized folder's table and a manifest of the same photos it measures instead what the queries of
 * `queries.ts` and `seen-queries.ts` find: `npm run bench -- search <where-my-pix.csv> <manifest.json>
 * [--captioned]`. `--captioned` judges photos only by captions, because a one-word label does not name secondary
 * objects.
 *
 * With the table of the captioned photos of val it measures the 120 queries of `answers.tsv`, next to a match of words:
 * `npm run bench -- search <where-my-pix.csv> --answers`. `--queries` adds each kind of query.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conceptWords } from '../../../shared/core/concepts/concept-words.ts';
import { findPhotos } from '../../../shared/core/search/find-photos.ts';
import { indexPhotos } from '../../../shared/core/search/photo-index.ts';
import { parseQuery } from '../../../shared/core/search/query.ts';
import { median, printTable } from '../markdown.ts';
import { answeredPhotos, measureAnswers, productSearch, readAnswers, wordMatch } from './answered.ts';
import { byCategory, byWords, type JudgedPhoto, type Measured, meansOf, measure } from './measure.ts';
import { drawnPhotos } from './photos.ts';
import { QUERIES } from './queries.ts';
import { readJudged } from './read-judged.ts';
import { SEEN_QUERIES } from './seen-queries.ts';

const RUNS = 5;
const TODAY = '2026-11-24';
const TYPED = [
  'golden retriever on the beach',
  'animals last summer',
  'june 2024',
  'people -child',
  '"with a dog"',
  'IMG_04211.JPG',
  'a photo of',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    queries: { type: 'boolean', default: false },
    captioned: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});
const PHOTOS = values.short ? [1000] : [1000, 10_000, 20_000];
const [table, manifest] = positionals;
if (values.answers && table !== undefined) reportAnswers(readFileSync(table, 'utf8'));
else if (table === undefined || manifest === undefined) timeTyping();
else {
  const photos = readJudged(readFileSync(table, 'utf8'), readFileSync(manifest, 'utf8'));
  reportFound(photos.filter(({ hasCaptions }) => hasCaptions || !values.captioned));
}

function reportAnswers(csv: string): void {
  const answers = readAnswers();
  const photos = answeredPhotos(csv, answers);
  const halves = ['choose', 'report'] as const;
  const rows = halves.flatMap((half) => {
    const queries = answers.queries.filter((one) => one.half === half);
    const kinds = values.queries ? [...new Set(queries.map(({ kind }) => kind))] : [];
    const sets = kinds.map((kind) => [kind, queries.filter((one) => one.kind === kind)] as const);
    return sets.concat([['all', queries]]).flatMap(([kind, some]) =>
      [
        { by: 'search', find: productSearch(photos) },
        { by: 'words', find: wordMatch(photos) },
      ].map(({ by, find }) => {
        const { precision, recall, findNothing } = measureAnswers(find, some);
        return [half, kind, by, precision.toFixed(3), recall.toFixed(3), String(findNothing)];
      }),
    );
  });
  const columns = ['queries', 'by', 'precision of the first ten', 'recall', 'find nothing'];
  printTable([`half, ${photos.length} photos`, ...columns], rows);
}

function timeTyping(): void {
  const rows = PHOTOS.map((count) => {
    const photos = drawnPhotos(count);
    const beganMs = performance.now();
    const index = indexPhotos(photos, conceptWords());
    const indexMs = performance.now() - beganMs;
    // Once before measuring, because the engine compiles hot code.
    for (const text of TYPED) findPhotos(index, parseQuery(text, { today: TODAY }));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      for (const text of TYPED) {
        for (let typed = 1; typed <= text.length; typed += 1) {
          const startMs = performance.now();
          findPhotos(index, parseQuery(text.slice(0, typed), { today: TODAY }));
          times.push(performance.now() - startMs);
        }
      }
    }
    return [String(count), indexMs.toFixed(0), median(times).toFixed(2), Math.max(...times).toFixed(1)];
  });
  printTable(['photos', 'index, ms', 'per letter, median ms', 'slowest, ms'], rows);
}

function reportFound(photos: readonly JudgedPhoto[]): void {
  const told = photos.map((photo) => ({ ...photo, concepts: undefined }));
  const sets = [
    { queries: QUERIES, by: 'words of people', isMeant: byWords },
    { queries: QUERIES, by: 'folders people accept', isMeant: byCategory },
    { queries: SEEN_QUERIES, by: 'words of people, what is left out', isMeant: byWords },
  ];
  const judgements = sets.flatMap(({ queries, by, isMeant }) => [
    { by: `${by}: words`, measured: measure(told, queries, isMeant) },
    { by: `${by}: and what is seen`, measured: measure(photos, queries, isMeant) },
  ]);
  const rows = judgements
    .filter(({ measured }) => measured.length > 0)
    .map(({ by, measured }) => {
      const { recallAt5, recallAt10, precision, lookPrecision } = meansOf(measured);
      const means = [recallAt5, recallAt10, precision, lookPrecision].map((value) => value.toFixed(3));
      return [by, String(measured.length)].concat(means);
    });
  const columns = ['queries', 'recall at 5', 'recall at 10', 'precision', 'of those marked'];
  printTable([`judged by, ${photos.length} photos`, ...columns], rows);
  if (values.queries) for (const { by, measured } of judgements) printQueries(by, measured);
}

function printQueries(by: string, measured: readonly Measured[]): void {
  const rows = measured.map(({ query, found, meant, recallAt10, precision }) => [
    query,
    String(found),
    String(meant),
    recallAt10.toFixed(2),
    precision?.toFixed(2) ?? '',
  ]);
  printTable([by, 'found', 'intended', 'recall at 10', 'precision'], rows);
}
