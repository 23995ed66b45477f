import { describe as suite, expect, it } from 'vitest';
import { shortName } from '#core/naming/short-name.ts';
import type { CategoryName } from '#core/categories/categorize.ts';
import { describe, describeInParts } from '#engine/describing/describe.ts';
import type { Detection } from '#engine/describing/detections.ts';
import { CATEGORY_PHRASES } from '#engine/vocabulary/category-phrases.ts';
import { IMAGE_CLASSES } from '#engine/vocabulary/image-classes.ts';
import { isKindOf } from '#engine/vocabulary/lexicon.ts';
import details from '#engine/weights/details.json' with { type: 'json' };
import { box, classIndex, NAMES, observe, said } from './observed.ts';

suite('the words of the engine', () => {
  it.each(NAMES)('has a plain sentence for %s if nothing else is known', (name) => {
    const text = describe(observe(name), NAMES);
    expect(text.toLowerCase()).toContain(CATEGORY_PHRASES[name].toLowerCase());
  });

  it('names every class by its own words or wider ones if the category is its own', () => {
    IMAGE_CLASSES.forEach(([noun, category], index) => {
      // A neck brace is worn by a person.
      if (category === 'People & Portraits') return;
      const { parts } = describeInParts(observe(category, { classes: { [index]: 0.95 } }), NAMES);
      const said = parts.subject.map((thing) => thing.noun);
      expect([noun, said.some((other) => isKindOf(noun, other))]).toEqual([noun, true]);
    });
  });

  it.each(details.groups)('describes each detail of $category in its own words', ({ category, words }) => {
    for (const detail of words) {
      const text = describe(observe(category as CategoryName, { detail }), NAMES);
      expect(text.toLowerCase()).toContain(detail.toLowerCase());
    }
  });

  it('names a breed only if sure, and otherwise the animal', () => {
    const breed = classIndex('a golden retriever');
    const other = classIndex('a Chihuahua');
    expect(shortName(describe(observe('Pets', { classes: { [breed]: 0.9 } }), NAMES))).toBe(
      'golden_retriever',
    );
    const unsure = describe(observe('Pets', { classes: { [breed]: 0.3, [other]: 0.28 } }), NAMES);
    expect(shortName(unsure)).toBe('dog');
  });

  it('says the wider of two names on one branch, and no name that the networks are not sure of', () => {
    const cat = classIndex('a tabby cat');
    const dog = classIndex('a golden retriever');
    expect(describe(observe('Pets', { classes: { [cat]: 0.4, [dog]: 0.4 } }), NAMES)).toBe('A pet.');
    // Classes that hardly fit the folder at all decide nothing.
    expect(describe(observe('Pets', { classes: { [cat]: 0.05 } }), NAMES)).toBe('A pet.');
  });

  it('tells what is seen, whatever folder the words would give', () => {
    const cook = { detections: [box(0), box(58, 0.5)] };
    expect(describe(observe('Food', cook), NAMES)).toBe('A person with a pizza.');
    expect(describe(observe('People & Portraits', { detections: [box(0), box(0, 0.5)] }), NAMES)).toBe(
      'Two people.',
    );
    const swimmer = { detections: [box(0)], words: ['beach'] };
    expect(describe(observe('Beach & Sea', swimmer), NAMES)).toBe('A person on a beach.');
  });

  it('says nothing of doubt, which is a field of its own', () => {
    for (const name of NAMES) {
      expect(describe(observe(name, { sure: 0.3 }), NAMES)).toBe(
        describe(observe(name, { sure: 0.9 }), NAMES),
      );
    }
  });

  it('names one thing once, by whichever networks', () => {
    const mug = { classes: { [classIndex('a coffee mug')]: 0.9 }, detections: [box(46)] };
    expect(describe(observe('Drinks', mug), NAMES)).not.toMatch(/cup.*mug|mug.*cup/);
    const jellyfish = { classes: { [classIndex('a jellyfish')]: 0.9 }, detections: [box(85)] };
    expect(describe(observe('Sea Life', jellyfish), NAMES)).toBe('A jellyfish.');
    const coffee = observe('Drinks', { words: ['coffee', 'table'], detections: [box(66)] });
    expect(describe(coffee, NAMES).match(/table/g)).toHaveLength(1);
  });

  it('counts several things of a kind', () => {
    const two = describe(observe('Pets', { detections: [box(17), box(17, 0.6)] }), NAMES);
    expect(two).toMatch(/^Two dogs\b/);
    const crowd = Array.from({ length: 9 }, (_, place) => box(0, place / 10));
    expect(describe(observe('Family & Groups', { detections: crowd }), NAMES)).toMatch(
      /^A group of people\b/,
    );
  });

  it('counts things only if all that may be there are clearly seen, each on its own', () => {
    const dogs = (...scores: number[]) =>
      said('Pets', { detections: scores.map((score, at) => box(17, at / 5, score)) });
    expect(dogs(0.9, 0.6)).toBe('Two dogs.');
    expect(dogs(0.9, 0.59)).toBe('Dogs.');
    expect(dogs(0.9, 0.8, 0.3)).toBe('Dogs.');
    expect(dogs(0.9, 0.44)).toBe('A dog.');
    expect(dogs(0.9, 0.3, 0.3)).toBe('Dogs.');
    expect(said('Pets', { detections: [box(17), { ...box(17, 0.12), bottom: 0.85 }] })).toBe('Dogs.');
  });

  it('takes a second television or couch for something else unless it is clearly seen', () => {
    const couches = (score: number) =>
      said('Interiors & Furniture', { detections: [box(62), box(62, 0.6, score)] });
    expect(couches(0.54)).toBe('A living room with a couch.');
    expect(couches(0.9)).toBe('A living room with two couches.');
  });

  it('puts boats on the water and food on tables where they may be seen', () => {
    expect(said('Boats & Ships', { likely: { sea: 0.3 } })).toBe('A boat on the water.');
    expect(said('Boats & Ships', { likely: { sea: 0.29 }, words: ['street'] })).toBe('A boat on a street.');
    expect(said('Food', { likely: { table: 0.6 } })).toBe('Food on a table.');
    expect(said('Food', { likely: { table: 0.59 } })).toBe('Food.');
    expect(said('Food', { detections: [box(66, 0.1, 0.4)] })).toBe('Food on a table.');
    expect(said('Food', { detections: [box(50)] })).toBe('A bowl of food.');
    expect(said('Food', { detections: [box(50), box(50, 0.5)] })).toBe('Food.');
  });

  it('names a clear thing of another folder where the folder says nothing', () => {
    expect(said('Household & Products', { detections: [box(32)] })).toBe('A suitcase.');
    expect(said('Household & Products', { detections: [box(32, 0.1, 0.59)] })).toBe('A household item.');
    expect(said('Household & Products', { detections: [box(66)] })).toBe('A household item on a table.');
    expect(said('Flowers & Plants', { detections: [box(32)] })).not.toMatch(/^A suitcase/);
  });

  it('finds a kitchen or a bathroom by two signs of which neither would do', () => {
    const room = (kitchen: number, ...detections: Detection[]) =>
      said('Interiors & Furniture', { likely: { kitchen }, detections });
    expect(room(0.4, box(78, 0.1, 0.25))).toMatch(/^A kitchen/);
    expect(room(0.39, box(78, 0.1, 0.25))).not.toMatch(/kitchen/);
    expect(room(0.39, box(80))).toBe('A bathroom with a sink.');
    expect(room(0.4, box(80))).not.toMatch(/bathroom/);
  });

  it('names the room that a thing in it shows', () => {
    const room = (...detections: Detection[]) =>
      describe(observe('Interiors & Furniture', { detections }), NAMES);
    expect(room(box(69), box(80, 0.5))).toBe('A bathroom with a toilet and a sink.');
    expect(room(box(64), box(78, 0.5))).toMatch(/^A kitchen\b/);
    expect(room(box(62))).toMatch(/^A living room\b/);
    expect(room(box(64), box(62, 0.5))).toBe('A bedroom with a couch.');
    // A doubtful thing, and one that fills the photo.
    expect(room(box(64, 0.1, 0.5))).toBe('A bed.');
    expect(room({ ...box(62), right: 1 })).toBe('A couch.');
  });

  it('counts animals instead of naming the breed of one', () => {
    const classes = { [classIndex('a golden retriever')]: 0.9 };
    const dogs = (score: number) => [box(17), box(17, 0.5, score)];
    expect(describe(observe('Pets', { classes, detections: dogs(0.6) }), NAMES)).toBe('Two dogs.');
    expect(describe(observe('Pets', { classes, detections: dogs(0.5) }), NAMES)).toBe('Dogs.');
    expect(describe(observe('Pets', { classes, detections: dogs(0.44) }), NAMES)).toBe('A golden retriever.');
    const cats = [box(16), box(16, 0.5)];
    expect(describe(observe('Pets', { classes, detections: cats }), NAMES)).toBe('A golden retriever.');
  });

  it('names the species of several birds', () => {
    const seen = { classes: { [classIndex('a flamingo')]: 0.9 }, detections: [box(15), box(15, 0.5)] };
    expect(describe(observe('Birds', seen), NAMES)).toMatch(/^A flamingo\b/);
  });

  it('prefers the name of a thing to a vague kind', () => {
    const classes = { [classIndex('a rocking chair')]: 0.2, [classIndex('a bookcase')]: 0.2 };
    const lamp = { classes, detections: [box(61)] };
    expect(describe(observe('Interiors & Furniture', lamp), NAMES)).toBe('A chair.');
  });

  it('mentions a thing from the score on at which the detector is mostly right about it', () => {
    const person = (label: number, score: number) =>
      describe(observe('People & Portraits', { detections: [box(0), box(label, 0.5, score)] }), NAMES);
    expect(person(72, 0.5)).toBe('A person with a laptop.');
    expect(person(76, 0.5)).toBe('A person.');
    expect(person(76, 0.7)).toBe('A person with a phone.');
  });

  it.each([
    ['People & Portraits', ['standing', 'street'], [box(0)], 'A person standing on a street.'],
    [
      'Sports & Fitness',
      ['playing', 'football', 'grass'],
      [box(0), box(0, 0.5)],
      'Two people playing football on grass.',
    ],
    ['Nature & Mountains', ['trees', 'hill', 'path'], [], 'Trees, a hill and a path.'],
    ['Flowers & Plants', ['flowers'], [], 'Flowers.'],
    ['Weddings', [], [box(0), box(0, 0.5)], 'Two people at a wedding.'],
    ['Buildings & City', ['building', 'street', 'water'], [], 'A building on a street.'],
    ['Beach & Sea', [], [box(0)], 'A person by the sea.'],
  ] as const)('says who or what, doing what, where: %s', (category, words, detections, expected) => {
    const text = describe(observe(category, { words: [...words], detections: [...detections] }), NAMES);
    expect(text).toBe(expected);
  });

  it('says what an animal does and where', () => {
    const observed = observe('Pets', {
      classes: { [classIndex('a golden retriever')]: 0.9 },
      words: ['running', 'grass'],
    });
    expect(describe(observed, NAMES)).toBe('A golden retriever running on grass.');
  });

  it('does not call a cat a dog because the word head knows dogs best', () => {
    const tabby = classIndex('a tabby cat');
    const words = ['dog'];
    expect(describe(observe('Pets', { words, classes: { [tabby]: 0.1 } }), NAMES)).not.toMatch(/dog/);
    expect(describe(observe('Pets', { words, detections: [box(16)] }), NAMES)).toMatch(/^A cat\b/);
    expect(describe(observe('Pets', { words }), NAMES)).toMatch(/^A dog\b/);
  });

  it('prefers a clear animal to a class that isn’t one, and gives actions only to animals', () => {
    const quilt = { classes: { [classIndex('a quilt')]: 0.75 }, words: ['lying'] };
    expect(describe(observe('Pets', { ...quilt, detections: [box(16)] }), NAMES)).toBe('A cat lying down.');
    expect(describe(observe('Pets', quilt), NAMES)).not.toMatch(/lying/);
  });

  it('mentions a bus beside buildings', () => {
    expect(describe(observe('Buildings & City', { detections: [box(5)] }), NAMES)).toBe(
      'Buildings with a bus.',
    );
  });

  it('uses the detector’s animal if the classes have no name for it', () => {
    const classes = { [classIndex('a leopard')]: 0.35 };
    const giraffe = { classes, detections: [box(24)] };
    expect(describe(observe('Wildlife', giraffe), NAMES)).toBe('A giraffe.');
    const leopard = { classes: { [classIndex('a leopard')]: 0.6 }, detections: [box(24)] };
    expect(describe(observe('Wildlife', leopard), NAMES)).toMatch(/^A leopard\b/);
  });

  it('adds a second animal only if it can’t be the first', () => {
    const seal = { classes: { [classIndex('a sea lion')]: 0.9 }, detections: [box(22)] };
    expect(describe(observe('Sea Life', seal), NAMES)).toBe('A sea lion.');
    const wedding = (score: number) => observe('Weddings', { detections: [box(20, 0.1, score)] });
    expect(describe(wedding(0.9), NAMES)).toMatch(/a cow/);
    expect(describe(wedding(0.7), NAMES)).not.toMatch(/cow/);
  });

  it('names a single thing with its color, whoever named it', () => {
    const brown = { ...box(17), colour: 'brown' as const };
    expect(describe(observe('Pets', { detections: [brown] }), NAMES)).toBe('A brown dog.');
    const named = observe('Pets', { words: ['dog', 'grass'], detections: [brown] });
    expect(describe(named, NAMES)).toBe('A brown dog on grass.');
    const two = observe('Pets', { detections: [brown, { ...box(17, 0.6), colour: 'white' }] });
    expect(describe(two, NAMES)).toBe('Two dogs.');
    const cat = { ...box(16), colour: 'orange' as const };
    expect(describe(observe('Pets', { detections: [cat] }), NAMES)).toBe('An orange cat.');
  });

  it('says that a photo, but not a page, is black and white', () => {
    const grey = (category: CategoryName, more: Parameters<typeof observe>[1] = {}) =>
      describe({ ...observe(category, more), isBlackAndWhite: true }, NAMES);
    expect(grey('Pets', { detections: [box(17)] })).toBe('A dog, in black and white.');
    const ball = { words: ['dog', 'ball', 'grass'], detections: [box(17)] };
    expect(grey('Pets', ball)).toBe('A dog on grass, in black and white.');
    expect(grey('Documents & Books')).toBe('A printed document.');
  });

  it('keeps what else is clearly likely, to tell equal names apart', () => {
    const boat = observe('Boats & Ships', { words: ['boat', 'train'] });
    const told = (train: number) => {
      const likely = new Map(boat.words.likely).set('train', train);
      return describeInParts({ ...boat, words: { ...boat.words, likely } }, NAMES).parts.also;
    };
    expect(told(0.6)).toEqual([{ noun: 'a train' }]);
    expect(told(0.59)).toBeUndefined();
  });

  it('writes plain English: sentences with capitals and periods, no doubled article', () => {
    for (const [index, [, category]] of IMAGE_CLASSES.entries()) {
      const text = describe(observe(category, { classes: { [index]: 0.95 }, detections: [box(61)] }), NAMES);
      expect(text).toMatch(/^[A-Z][^.]*\.(?: [A-Z][^.]*\.)?$/);
      expect(text).not.toMatch(/\ba an?\b|\ban a\b|\ba [aeio]|\ban [^aeiouhFLMNSX]|  |,,/);
    }
  });
});
