/**
 * Writes shared/engine/vocabulary/lexicon-table.ts, the more general words of every noun that the engine can say, from
 * WordNet: `npm run build:lexicon`. The output is committed, so this is only needed when the engine's words, the
 * general words or the corrections change. Reads the names of the classes from dist/models.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { IMAGE_CLASSES } from '../shared/engine/vocabulary/image-classes.ts';
import { engineNouns } from './build-lexicon/engine-nouns.ts';
import { relateNouns } from './build-lexicon/relate-nouns.ts';
import { readWordNet } from './build-lexicon/wordnet.ts';
import { lexiconSource } from './build-lexicon/write-table.ts';

const PROJECT = join(import.meta.dirname, '..');
const FILE = join(PROJECT, 'shared', 'engine', 'vocabulary', 'lexicon-table.ts');
const NAMES = join(PROJECT, 'dist', 'models', 'classes.txt');

const next = relateNouns({
  nouns: engineNouns(),
  classWords: IMAGE_CLASSES.map(([words]) => words),
  classNames: (await readFile(NAMES, 'utf8')).trim().split('\n'),
  wordNet: readWordNet(),
});
const source = lexiconSource(next);
await writeFile(FILE, source);
console.error(`${next.size} nouns, ${source.length} bytes, ${gzipSync(source).length} with gzip`);
