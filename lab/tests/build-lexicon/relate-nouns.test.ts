import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IMAGE_CLASSES } from '../../../shared/engine/vocabulary/image-classes.ts';
import { classSenses } from '../../build-lexicon/class-senses.ts';
import { SENSES, WIDER } from '../../build-lexicon/corrections.ts';
import { engineNouns } from '../../build-lexicon/engine-nouns.ts';
import { GENERAL_WORDS } from '../../build-lexicon/general-words.ts';
import { relateNouns } from '../../build-lexicon/relate-nouns.ts';
import { readWordNet } from '../../build-lexicon/wordnet.ts';
import { lexiconSource } from '../../build-lexicon/write-table.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const wordNet = readWordNet();
const classWords = IMAGE_CLASSES.map(([words]) => words);
const classNames = (await readFile(join(PROJECT, 'dist/models/classes.txt'), 'utf8')).trim().split('\n');

/** Relates some nouns, without classes. */
function related(...nouns: string[]) {
  return relateNouns({ nouns, classWords: [], classNames: [], wordNet });
}

describe('nouns', () => {
  it('are kinds of the nearest word that one can say of a photo', () => {
    const next = related('a beagle', 'a Siamese cat', 'an apple');
    expect(next.get('a beagle')).toEqual(['a hound']);
    expect(next.get('a hound')).toEqual(['a dog']);
    expect(next.get('a Siamese cat')).toEqual(['a cat']);
    expect(next.get('an apple')).toEqual(['fruit']);
  });

  it('are kinds of each other, and the first of two synonyms names the other', () => {
    const next = related('a couch', 'a sofa', 'a violin', 'a fiddle');
    expect(next.get('a sofa')).toEqual(['a couch']);
    expect(next.get('a fiddle')).toEqual(['a violin']);
    expect(next.get('a violin')).toEqual(['a musical instrument']);
  });

  it('are found by their last word if WordNet has no more of them, and in the singular', () => {
    const next = related('a bridge', 'bridges', 'a rusty shovel', 'a glass of lemonade');
    expect(next.get('bridges')).toEqual(['a bridge']);
    expect(next.get('a rusty shovel')).toEqual(['a tool']);
    expect(next.get('a glass of lemonade')).toEqual(['a glass']);
  });

  it('are nothing in particular if they have no such word above them', () => {
    expect(related('a hoverboard', 'a shadow').get('a hoverboard')).toEqual([]);
  });
});

it('all classes but one have their meaning from ImageNet’s order', () => {
  const found = classSenses(classNames, wordNet);
  expect(classNames.filter((_, at) => found[at] === undefined)).toEqual(['jean']);
});

it('every correction is of a noun that the engine says', () => {
  const nouns = new Set([...engineNouns(), ...Object.keys(GENERAL_WORDS)]);
  const corrected = [...Object.keys(WIDER), ...Object.keys(SENSES), ...Object.values(WIDER).flat()];
  expect(corrected.filter((noun) => !nouns.has(noun))).toEqual([]);
});

it('the committed table is the one that today’s words give', async () => {
  const table = await readFile(join(PROJECT, 'shared/engine/vocabulary/lexicon-table.ts'), 'utf8');
  const next = relateNouns({ nouns: engineNouns(), classWords, classNames, wordNet });
  expect(lexiconSource(next)).toBe(table);
});
