import { describe, expect, it } from 'vitest';
import { PHOTO_WORDS } from '#engine/vocabulary/photo-words.ts';
import { readWordHead, tellWords } from '#engine/word-head.ts';
import {
  chooseThresholds,
  fitWords,
  predictWords,
  scoreThresholds,
  wordHeader,
  type WordExample,
} from '../../../../scripts/train/fit-words.ts';
import type { TrainingPhoto } from '../../../../scripts/train/manifest.ts';
import { judgedTargets, wordTargets } from '../../../../scripts/train/word-targets.ts';

const DOG = PHOTO_WORDS.findIndex(({ word }) => word === 'dog');
const GRASS = PHOTO_WORDS.findIndex(({ word }) => word === 'grass');

function photo(more: Partial<TrainingPhoto>): TrainingPhoto {
  return {
    file: 'a.jpg',
    source: 'a',
    label: 'thing',
    category: 'Pets',
    acceptable_categories: ['Pets'],
    split: 'train',
    split_basis: 'source',
    ...more,
  };
}

function example(caption: string, ...joined: number[]): WordExample {
  return { photo: photo({ captions: [caption] }), joined: Float32Array.from(joined), hasPerson: true };
}

describe('what a photo teaches of a word', () => {
  it('is that it is said where one person said it in any form', () => {
    const targets = wordTargets(photo({ captions: ['Two PUPPIES play', 'animals outside'] }));
    expect(targets[DOG]).toEqual({ isSaid: true, weight: 1 });
    expect(targets[GRASS]).toEqual({ isSaid: false, weight: 1 });
  });

  it('is its label, nothing of places, and with less weight that what belongs elsewhere is not there', () => {
    const beagle = wordTargets(photo({ labels: ['dog'] }));
    expect(beagle[DOG]).toEqual({ isSaid: true, weight: 1 });
    expect(beagle[GRASS]).toBeUndefined();
    const pasta = wordTargets(
      photo({ labels: ['pasta'], category: 'Food', acceptable_categories: ['Food'] }),
    );
    expect(pasta[DOG]?.isSaid).toBe(false);
    expect(pasta[DOG]?.weight).toBeLessThan(1);
  });

  it('says nothing of a thing of the photo’s own category that its label does not name', () => {
    expect(wordTargets(photo({ labels: ['hamster'] }))[DOG]).toBeUndefined();
  });
});

describe('what a photo says of a head that told its words', () => {
  const at = (word: string) => PHOTO_WORDS.findIndex((one) => one.word === word);

  it('is nothing of kinds of people where nobody was seen, or nobody said which kind', () => {
    const boy = photo({ captions: ['a boy on grass'] });
    expect(judgedTargets(boy, false)[at('man')]).toBeUndefined();
    expect(judgedTargets(boy, true)[at('man')]?.isSaid).toBe(false);
    expect(judgedTargets(photo({ captions: ['a skier'] }), true)[at('man')]).toBeUndefined();
    expect(judgedTargets(boy, false)[at('grass')]?.isSaid).toBe(true);
  });

  it('is that a boy is a child', () => {
    const targets = judgedTargets(photo({ captions: ['a boy on grass'] }), true);
    expect([targets[at('boy')]?.isSaid, targets[at('child')]?.isSaid]).toEqual([true, true]);
  });
});

describe('the words', () => {
  const learned = Array.from({ length: 20 }, () => [example('a dog', 1, 0), example('a wall', 0, 1)]).flat();

  it('are learned, and the same after they were written and read', async () => {
    const bytes = await fitWords(learned, () => {});
    const head = readWordHead(wordHeader(2, chooseThresholds(predictWords(bytes, learned))), bytes);
    const dog = tellWords(head, Float32Array.of(1, 0));
    expect(dog.likely.get('dog')).toBeGreaterThan(0.9);
    expect(dog.sure).toContain('dog');
    expect(tellWords(head, Float32Array.of(0, 1)).sure).not.toContain('dog');
  });

  it('may be said from where on they are right often enough, and never where they are not', async () => {
    const bytes = await fitWords(learned, () => {});
    const lies = Array.from({ length: 20 }, () => [example('a wall', 1, 0), example('a dog', 0, 1)]).flat();
    const [honest, lied] = [learned, lies].map((held) => chooseThresholds(predictWords(bytes, held))[DOG]!);
    expect(honest).toMatchObject({ told: 20, right: 20, saidBy: 20 });
    expect(lied!.threshold).toBeGreaterThan(1);
    const scores = chooseThresholds(predictWords(bytes, learned));
    const [dog] = scores.slice(DOG);
    expect(scoreThresholds([...scores.slice(0, DOG), dog!], predictWords(bytes, lies)).right).toBe(0);
  });

  it('refuses weights that do not fit the header', () => {
    expect(() =>
      readWordHead({ columns: 2, words: [{ word: 'dog', threshold: 0.5 }] }, new Uint8Array(3)),
    ).toThrow(/wrong length/);
  });
});
