import { describe, expect, it } from 'vitest';
import { PHOTO_WORDS } from '../../../shared/engine/vocabulary/photo-words.ts';
import { tellWords } from '../../../shared/engine/describing/word-head.ts';
import type { TrainingPhoto } from '../../train/manifest.ts';
import { judgedTargets, wordTargets } from '../../train/word-targets.ts';
import {
  chooseThresholds,
  predictWords,
  scoreThresholds,
  type WordExample,
  wordThresholds,
} from '../../train/word-thresholds.ts';

const NO_SCENE = { words: [], rows: [] };
const NOTHING = new Float32Array();
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

function example(caption: string, stems: Readonly<Record<string, number>>): WordExample {
  return { photo: photo({ captions: [caption] }), stems: new Map(Object.entries(stems)), hasPerson: true };
}

describe('what a photo teaches about a word', () => {
  it('is that it applies if one person used it in any form', () => {
    const targets = wordTargets(photo({ captions: ['Two PUPPIES play', 'animals outside'] }));
    expect(targets[DOG]).toEqual({ isSaid: true, weight: 1 });
    expect(targets[GRASS]).toEqual({ isSaid: false, weight: 1 });
  });

  it('is its label, nothing about places, and with less weight that foreign words don’t apply', () => {
    const beagle = wordTargets(photo({ labels: ['dog'] }));
    expect(beagle[DOG]).toEqual({ isSaid: true, weight: 1 });
    expect(beagle[GRASS]).toBeUndefined();
    const pasta = wordTargets(
      photo({ labels: ['pasta'], category: 'Food', acceptable_categories: ['Food'] }),
    );
    expect(pasta[DOG]?.isSaid).toBe(false);
    expect(pasta[DOG]?.weight).toBeLessThan(1);
  });

  it('excludes things of the photo’s own category that its label does not name', () => {
    expect(wordTargets(photo({ labels: ['hamster'] }))[DOG]).toBeUndefined();
  });
});

describe('what a photo says about a trained head', () => {
  const at = (word: string) => PHOTO_WORDS.findIndex((one) => one.word === word);

  it('is nothing about kinds of people if nobody was seen, or nobody named the kind', () => {
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
  const times = (count: number, ...examples: WordExample[]) =>
    Array.from({ length: count }, () => examples).flat();
  const truths = times(20, example('a dog', { dog: 2 }), example('a wall', { dog: -2 }));
  const lies = times(20, example('a wall', { dog: 2 }), example('a dog', { dog: -2 }));

  it('are as likely as the most likely of their stems', () => {
    const { likely } = tellWords(
      NO_SCENE,
      NOTHING,
      { words: [{ word: 'dog', threshold: 0 }] },
      new Map([
        ['puppy', 0],
        ['dog', -3],
      ]),
    );
    expect(likely.get('dog')).toBeCloseTo(0.5, 6);
  });

  it('may be used from where on they are right often enough, and never where they are not', () => {
    const [honest, lied] = [truths, lies].map((held) => chooseThresholds(predictWords(held))[DOG]!);
    expect(honest).toMatchObject({ told: 20, right: 20, saidBy: 20 });
    expect(lied!.threshold).toBeGreaterThan(1);
    const said = wordThresholds(chooseThresholds(predictWords(truths)));
    expect(tellWords(NO_SCENE, NOTHING, said, new Map([['dog', 2.1]])).sure).toEqual(['dog']);
    expect(tellWords(NO_SCENE, NOTHING, said, new Map([['dog', 1.9]])).sure).toEqual([]);
  });

  it('may be used from where on their role is right, if too few photos show them', () => {
    const rare = (caption: string) => example(caption, { dog: -9, couple: 2.5 });
    const chosen = (held: WordExample[]) => chooseThresholds(predictWords([...truths, ...held]));
    const couple = PHOTO_WORDS.findIndex(({ word }) => word === 'couple');
    expect(chosen([rare('a couple')])[couple]).toMatchObject({ threshold: 0.88, told: 1, right: 1 });
    expect(chosen([rare('a wall')])[couple]!.threshold).toBeGreaterThan(1);
    expect(chooseThresholds(predictWords(truths))[couple]!.threshold).toBeGreaterThan(1);
  });

  it('are judged on other photos than those that chose the thresholds', () => {
    const scores = chooseThresholds(predictWords(truths));
    expect(scoreThresholds(scores, predictWords(truths))).toEqual({ told: 20, right: 20 });
    expect(scoreThresholds(scores, predictWords(lies))).toEqual({ told: 20, right: 0 });
  });
});
