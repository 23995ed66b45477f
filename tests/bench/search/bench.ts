/**
 * How long the search takes among ten thousand photos as somebody types: `npm run bench:search`.
 *
 * With the lines of `npm run --silent organize -- <folder> --json` and a manifest of the same photos it also measures
 * what the queries of `queries.ts` find: `npm run bench:search -- <lines> <manifest.json>`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CONCEPT_WORDS } from '#core/concepts/concept-words.ts';
import { findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { median, printTable } from '../markdown.ts';
import { byCategory, byWords, type Measured, meansOf, measure } from './measure.ts';
import { drawnPhotos } from './photos.ts';
import { readJudged } from './read-judged.ts';

const PHOTOS = [1000, 10_000, 20_000];
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
  options: { queries: { type: 'boolean', default: false } },
});
const [lines, manifest] = positionals;
if (lines === undefined || manifest === undefined) timeTyping();
else reportFound(readJudged(readFileSync(lines, 'utf8'), readFileSync(manifest, 'utf8')));

function timeTyping(): void {
  const rows = PHOTOS.map((count) => {
    const photos = drawnPhotos(count);
    const beganMs = performance.now();
    const index = indexPhotos(photos, CONCEPT_WORDS);
    const indexMs = performance.now() - beganMs;
    // Once before it counts, as the engine of the language compiles what runs often.
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
  printTable(['photos', 'index, ms', 'a letter, median ms', 'slowest, ms'], rows);
}

function reportFound(photos: Parameters<typeof measure>[0]): void {
  const judgements = [
    { by: 'words of people', measured: measure(photos, byWords) },
    { by: 'folders people accept', measured: measure(photos, byCategory) },
  ].filter(({ measured }) => measured.length > 0);
  const rows = judgements.map(({ by, measured }) => {
    const { recallAt5, precision } = meansOf(measured);
    return [by, String(measured.length), recallAt5.toFixed(3), precision.toFixed(3)];
  });
  printTable([`judged by, ${photos.length} photos`, 'queries', 'recall at 5', 'precision'], rows);
  if (values.queries) for (const { by, measured } of judgements) printQueries(by, measured);
}

function printQueries(by: string, measured: readonly Measured[]): void {
  const rows = measured.map(({ query, found, meant, recallAt5, precision }) => [
    query,
    String(found),
    String(meant),
    recallAt5.toFixed(2),
    precision?.toFixed(2) ?? '',
  ]);
  printTable([by, 'found', 'meant', 'recall at 5', 'precision'], rows);
}
