import { describe as suite, expect, it } from 'vitest';
import { box, classIndex, said } from './observed.ts';

suite('a doubted subject', () => {
  it('takes nobody and nothing for a second subject that covers the first one', () => {
    const scorpion = { classes: { [classIndex('a scorpion')]: 0.9 }, detections: [box(0, 0.1, 0.7)] };
    const wide = { ...box(0, 0.1, 0.7), right: 0.9 };
    expect(said('Insects & Spiders', { ...scorpion, detections: [wide] })).toBe('A scorpion.');
    // Somebody who is small, or certain, is there. So is the owner of a dog, which the detector would know.
    const small = { ...wide, right: 0.3 };
    expect(said('Insects & Spiders', { ...scorpion, detections: [small] })).toMatch(/person/);
    expect(said('Insects & Spiders', { ...scorpion, detections: [{ ...wide, score: 0.9 }] })).toMatch(
      /person/,
    );
    const dog = { classes: { [classIndex('a golden retriever')]: 0.9 }, detections: [wide] };
    expect(said('Pets', dog)).toMatch(/person/);
    const ball = { classes: { [classIndex('a soccer ball')]: 0.95 }, detections: [box(60)] };
    expect(said('Sports & Fitness', ball)).toBe('A soccer ball.');
    const couch = [
      { ...box(62), right: 0.95 },
      { ...box(64, 0.1, 0.8), right: 0.95 },
    ];
    expect(said('Interiors & Furniture', { detections: couch })).toBe('A couch.');
  });

  it('names a detail unless a class is certain of something else, or is a kind of it', () => {
    const flower = (noun: string, probability: number, detail: string) =>
      said('Flowers & Plants', { classes: { [classIndex(noun)]: probability }, detail });
    expect(flower('a daisy', 0.8, 'a sunflower')).toBe('A sunflower.');
    expect(flower('a daisy', 0.9, 'a sunflower')).toBe('A daisy.');
    const guitar = { classes: { [classIndex('an electric guitar')]: 0.7 }, detail: 'a guitar' };
    expect(said('Concerts & Music', guitar)).toBe('An electric guitar.');
  });

  it('needs a sure class, and a surer one where the folder is in doubt, unless another network knows the thing', () => {
    const piano = (sure: number, probability: number, noun = 'a grand piano') =>
      said('Concerts & Music', { sure, classes: { [classIndex(noun)]: probability } });
    expect(piano(0.8, 0.55)).toBe('A grand piano.');
    expect(piano(0.5, 0.55)).toBe('A piano.');
    expect(piano(0.5, 0.7)).toBe('A grand piano.');
    expect(piano(0.5, 0.55, 'a violin')).toBe('A violin.');
    const dahlia = (probability: number) =>
      said('Flowers & Plants', { classes: { [classIndex('a mushroom')]: probability } });
    expect([dahlia(0.34), dahlia(0.36)]).toEqual(['Flowers.', 'A mushroom.']);
    expect(said('Beach & Sea', { sure: 0.5, classes: { [classIndex('a beach by the sea')]: 0.5 } })).toMatch(
      /^A beach/,
    );
  });
});
