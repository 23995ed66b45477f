import { describe, expect, it } from 'vitest';
import { arrangementOf } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { isCalled } from '#ui/moving/is-called.ts';
import { moveChoices } from '#ui/board/move-choices.ts';

const dog: PlacedPhoto = {
  photoId: 'dog',
  description: 'A dog.',
  category: 'Pets',
  folder: ['2024', 'Pets'],
  confidence: 0.6,
  alternatives: [
    { category: 'Food', confidence: 0.1 },
    { category: 'Wildlife', confidence: 0.3 },
  ],
  name: 'dog',
  extension: 'jpg',
};
const placed = new Map([
  ['dog', dog],
  ['cake', { ...dog, photoId: 'cake', category: 'Food', folder: ['2024', 'Food'], alternatives: [] }],
]);
const arrangement = arrangementOf([
  { photoId: 'dog', path: '2024/Pets/dog.jpg' },
  { photoId: 'cake', path: '2024/Food/cake.jpg' },
]);

describe('the places where a photo can be moved', () => {
  it('start with the engine’s alternatives, within its current folders', () => {
    const { suggested, here } = moveChoices(arrangement, ['dog'], placed, []);
    expect(suggested).toEqual([
      ['2024', 'Wildlife'],
      ['2024', 'Food'],
    ]);
    expect(here).toEqual(['2024', 'Pets']);
  });

  it('name each folder once, and not the current one', () => {
    const { suggested, recent, onBoard, topics, standard } = moveChoices(arrangement, ['dog'], placed, [
      ['2024', 'food'],
      ['2024', 'Pets'],
      ['Gone'],
    ]);
    const ofTopics = topics.flatMap(({ paths }) => paths);
    const all = [...suggested, ...recent, ...onBoard, ...ofTopics, ...standard].map((path) =>
      path.join('/').toLowerCase(),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('2024/pets');
    expect(all).not.toContain('gone');
    expect(all).toContain('2024/screenshots');
  });

  it('name each topic’s own folder before its categories', () => {
    const { topics } = moveChoices(arrangement, ['dog'], placed, []);
    const animals = topics.find(({ topic }) => topic === 'Animals');
    expect(animals?.paths.slice(0, 2)).toEqual([
      ['2024', 'Animals'],
      ['2024', 'Birds'],
    ]);
  });

  it('are suggested only for a single photo', () => {
    expect(moveChoices(arrangement, ['dog', 'cake'], placed, []).suggested).toEqual([]);
  });
});

describe('a folder’s name', () => {
  it.each([
    ['foo', true],
    ['FOOD dri', true],
    ['drinks', true],
    ['2024 food', true],
    ['ood', true],
    ['pets', false],
    ['', true],
  ])('is found by “%s”: %s', (typed, isFound) => {
    expect(isCalled(['2024', 'Food & Drinks'], typed)).toBe(isFound);
  });

  it('is found without its accents', () => {
    expect(isCalled(['Málaga Été'], 'malaga ete')).toBe(true);
  });
});
