import { describe as suite, expect, it } from 'vitest';
import { CATEGORY_TABLE } from '#core/categories/category-table.ts';
import { categorize, UNSORTED, type CategoryName } from '#core/categories/categorize.ts';
import { shortName } from '#core/naming/short-name.ts';
import { CLASS_COUNT } from '#engine/networks/class-layer.ts';
import { describe } from '#engine/describing/describe.ts';
import type { Detection } from '#engine/describing/detections.ts';
import type { Observations } from '#engine/describing/observe.ts';
import { CATEGORY_PHRASES } from '#engine/vocabulary/category-phrases.ts';
import { IMAGE_CLASSES } from '#engine/vocabulary/image-classes.ts';
import { OBJECT_COLOURS } from '#engine/vocabulary/object-colours.ts';
import { OBJECT_WORDS } from '#engine/vocabulary/objects.ts';
import { PHOTO_WORDS } from '#engine/vocabulary/photo-words.ts';
import details from '#engine/weights/details.json' with { type: 'json' };
import { NIGHTLY } from '../../nightly.ts';

const NAMES = CATEGORY_TABLE.map(({ name }) => name);

/** An observation with one certain category; the remaining probability goes to `second`. */
function observe(
  category: CategoryName,
  {
    sure = 0.8,
    second,
    classes = {},
    detail,
    detections = [],
    words = [],
  }: {
    sure?: number;
    second?: CategoryName;
    classes?: Record<number, number>;
    detail?: string;
    detections?: Detection[];
    words?: string[];
  } = {},
): Observations {
  const categories = new Float32Array(NAMES.length);
  const probabilities = new Float32Array(CLASS_COUNT);
  NAMES.forEach((name, index) => {
    if (name === category) categories[index] = sure;
    if (name === second) categories[index] = 1 - sure;
  });
  for (const [index, value] of Object.entries(classes)) probabilities[Number(index)] = value;
  return {
    categories,
    decided: NAMES.indexOf(category as never),
    confidences: categories,
    classes: probabilities,
    detail,
    detections,
    words: { likely: new Map(words.map((word) => [word, 0.9])), sure: words },
  };
}

function box(label: number, left = 0.1, score = 0.9): Detection {
  return { label, score, left, top: 0.1, right: left + 0.3, bottom: 0.9 };
}

function classIndex(words: string): number {
  return IMAGE_CLASSES.findIndex(([own]) => own === words);
}

type Told = [category: CategoryName, text: string, about?: string];

/** Returns the texts that don't lead to their category: one comparison for all takes far less than one for each. */
const strays = (told: readonly Told[]) => told.filter(([category, text]) => categorize(text) !== category);

/** By day, each class is tried in a fourth of the categories, and each word beside one of four others. */
const TRIED = [
  { nth: 4, options: {} },
  { nth: 1, options: NIGHTLY },
];

suite('the words of the engine', () => {
  it.each(NAMES)('describes %s in words that lead back to it, sure or not', (name) => {
    for (const sure of [0.9, 0.3]) expect(categorize(describe(observe(name, { sure }), NAMES))).toBe(name);
    const { subject, about } = CATEGORY_PHRASES[name];
    expect([subject, about].map(categorize)).toEqual([name, name]);
  });

  suite.each(TRIED)('tried in every $nth. category', ({ nth, options }) => {
    it('keeps the decided category for every class that can be named', options, () => {
      const told: Told[] = [];
      for (const [at, name] of NAMES.entries()) {
        for (let index = at % nth; index < CLASS_COUNT; index += nth) {
          told.push([name, describe(observe(name, { classes: { [index]: 0.95 } }), NAMES)]);
        }
      }
      expect(strays(told)).toEqual([]);
    });

    it('keeps the decided category whatever words are sure', options, () => {
      const told: Told[] = [];
      for (const [at, name] of NAMES.entries()) {
        for (const [number, { word }] of PHOTO_WORDS.entries()) {
          for (const [place, other] of ['snow', 'playing', 'hat', 'trees'].entries()) {
            if ((at + number + place) % nth !== 0) continue;
            const seen = { words: [word, other], detections: [box(0), box(17, 0.5)] };
            told.push([name, describe(observe(name, seen), NAMES), word]);
          }
        }
      }
      expect(strays(told)).toEqual([]);
    });
  });

  it('names every class by its own words if it is sure and the category is its own', () => {
    IMAGE_CLASSES.forEach(([words, , category], index) => {
      const text = describe(observe(category, { classes: { [index]: 0.95 } }), NAMES);
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    });
  });

  it('keeps the decided category whatever the detector saw and wherever it seems to be', () => {
    const told: Told[] = [];
    for (const name of NAMES) {
      for (const label of Object.keys(OBJECT_WORDS).map(Number)) {
        for (const second of ['Beach & Sea', 'Interiors & Furniture', 'Buildings & City'] as const) {
          const detections = [box(label), box(label, 0.5), box(0, 0.4)];
          told.push([name, describe(observe(name, { sure: 0.7, second, detections }), NAMES)]);
        }
      }
    }
    expect(strays(told)).toEqual([]);
  });

  it('has no category whose own words end up unsorted', () => {
    const strays = IMAGE_CLASSES.filter(([words, , category]) => categorize(words) !== category);
    expect(strays).toEqual([]);
    expect(Object.keys(CATEGORY_PHRASES)).not.toContain(UNSORTED);
  });

  it.each(details.groups)('describes each detail of $category in its own words', ({ category, words }) => {
    for (const detail of words) {
      const text = describe(observe(category as CategoryName, { detail }), NAMES);
      expect(text.toLowerCase()).toContain(detail.toLowerCase());
      expect([detail, categorize(detail)]).toEqual([detail, category]);
    }
  });

  it('names a breed only if sure, and otherwise the animal', () => {
    const breed = classIndex('a golden retriever');
    const other = classIndex('a Labrador retriever');
    expect(shortName(describe(observe('Pets', { classes: { [breed]: 0.9 } }), NAMES))).toBe(
      'golden_retriever',
    );
    const unsure = describe(observe('Pets', { classes: { [breed]: 0.3, [other]: 0.25 } }), NAMES);
    expect(shortName(unsure)).toBe('dog');
  });

  it('says what one person wears, unless the person does something', () => {
    const person = { detections: [box(0)], words: ['man', 'hat'] };
    expect(describe(observe('People & Portraits', person), NAMES)).toBe('A man wearing a hat.');
    const running = { ...person, words: ['man', 'hat', 'running'] };
    expect(describe(observe('People & Portraits', running), NAMES)).toMatch(/^A man running\b/);
    const two = { ...person, detections: [box(0), box(0, 0.5)] };
    expect(describe(observe('Family & Groups', two), NAMES)).not.toContain('wearing');
  });

  it('counts several things of a kind', () => {
    const two = describe(observe('Pets', { detections: [box(17), box(17, 0.6)] }), NAMES);
    expect(two).toMatch(/^Two dogs\b/);
    const crowd = Array.from({ length: 9 }, (_, place) => box(0, place / 10));
    expect(describe(observe('Family & Groups', { detections: crowd }), NAMES)).toMatch(
      /^A group of people\b/,
    );
  });

  it('names the room that a thing in it shows', () => {
    const room = (...detections: Detection[]) =>
      describe(observe('Interiors & Furniture', { detections }), NAMES);
    expect(room(box(69), box(80, 0.5))).toBe('A bathroom with a toilet and a sink.');
    expect(room(box(64), box(78, 0.5))).toMatch(/^A kitchen\b/);
    expect(room(box(62))).toMatch(/^A living room\b/);
    // A doubtful thing, and one that fills the photo.
    expect(room(box(64, 0.1, 0.5))).toBe('A bed.');
    expect(room({ ...box(62), right: 1 })).toBe('A couch.');
  });

  it('says once in a sentence what somebody has with them', () => {
    const seen = { detections: [box(0), box(76), box(61, 0.6)] };
    expect(describe(observe('People & Portraits', seen), NAMES)).toBe('A person with a phone. With a chair.');
  });

  it('leaves out only the things that would lead to another category', () => {
    const seen = { detections: [box(0), box(21), box(61, 0.6)] };
    expect(describe(observe('People & Portraits', seen), NAMES)).toBe('A person with a chair.');
  });

  it('counts animals instead of naming the breed of one', () => {
    const classes = { [classIndex('a golden retriever')]: 0.9 };
    const dogs = (score: number) => [box(17), box(17, 0.5, score)];
    expect(describe(observe('Pets', { classes, detections: dogs(0.6) }), NAMES)).toBe('Two dogs.');
    expect(describe(observe('Pets', { classes, detections: dogs(0.5) }), NAMES)).toMatch(
      /^A golden retriever\b/,
    );
    const three = [...dogs(0.6), box(17, 0.3, 0.5)];
    expect(describe(observe('Pets', { classes, detections: three }), NAMES)).toBe('Three dogs.');
    const cats = [box(16), box(16, 0.5)];
    expect(describe(observe('Pets', { classes, detections: cats }), NAMES)).toMatch(/^A golden retriever\b/);
  });

  it('names the species of several birds', () => {
    const seen = { classes: { [classIndex('a flamingo')]: 0.9 }, detections: [box(15), box(15, 0.5)] };
    expect(describe(observe('Birds', seen), NAMES)).toMatch(/^A flamingo\b/);
  });

  it('prefers the name of a thing to a vague kind', () => {
    const classes = { [classIndex('a rocking chair')]: 0.2, [classIndex('a folding chair')]: 0.2 };
    const chair = { classes, detections: [box(61)] };
    expect(describe(observe('Interiors & Furniture', chair), NAMES)).toBe('A chair.');
    expect(describe(observe('Interiors & Furniture', { classes }), NAMES)).toBe('Furniture.');
  });

  it('mentions a thing from the score on at which the detector is mostly right about it', () => {
    const person = (label: number, score: number) =>
      describe(observe('People & Portraits', { detections: [box(0), box(label, 0.5, score)] }), NAMES);
    expect(person(72, 0.5)).toBe('A person with a laptop.');
    expect(person(76, 0.5)).toBe('A person.');
    expect(person(76, 0.7)).toBe('A person with a phone.');
  });

  it('trusts the things of the decided category sooner, but no frisbees', () => {
    const player = (label: number) =>
      describe(observe('Sports & Fitness', { detections: [box(0), box(label, 0.5, 0.5)] }), NAMES);
    expect(player(41)).toMatch(/^A person surfing\b/);
    expect(player(33)).not.toMatch(/^A person with a frisbee\b/);
  });

  it('counts more of a thing that it mentions', () => {
    const standing = (...scores: number[]) =>
      describe(
        observe('People & Portraits', {
          words: ['standing'],
          detections: [box(0), ...scores.map((score, at) => box(76, at / 10, score))],
        }),
        NAMES,
      );
    expect(standing(0.65, 0.56, 0.5)).toBe('A person standing with two phones.');
    expect(standing(0.58, 0.57)).toBe('A person standing.');
  });

  it('says what somebody sits or lies on', () => {
    const seen = { words: ['sitting'], detections: [box(0), box(14, 0.5)] };
    expect(describe(observe('People & Portraits', seen), NAMES)).toBe('A person sitting on a bench.');
    const cat = { words: ['lying'], detections: [box(16), box(62, 0.5)] };
    expect(describe(observe('Pets', cat), NAMES)).toBe('A cat lying down on a couch.');
    const beside = { detections: [box(16), box(62, 0.5)] };
    expect(describe(observe('Pets', beside), NAMES)).toBe('A cat with a couch.');
  });

  it('says what a person is doing', () => {
    const text = describe(observe('Sports & Fitness', { detections: [box(0), box(42, 0.3)] }), NAMES);
    expect(text).toMatch(/^A person playing tennis\b/);
    expect(text).not.toContain('racket');
  });

  it.each([
    ['People & Portraits', ['man', 'standing', 'street'], [box(0)], 'A man standing in a street.'],
    [
      'Sports & Fitness',
      ['boy', 'child', 'playing', 'football', 'grass'],
      [box(0), box(0, 0.5)],
      'Two boys playing football on grass.',
    ],
    ['Family & Groups', ['woman'], [box(0), box(0, 0.5)], 'Two women.'],
    ['Sports & Fitness', ['woman', 'riding'], [box(0), box(18, 0.5)], 'A woman riding a horse'],
    ['People & Portraits', [], [], 'A person.'],
    ['Nature & Mountains', ['trees', 'hill', 'path'], [], 'Trees, a hill and a path.'],
    ['Flowers & Plants', ['flowers'], [], 'Flowers.'],
  ] as const)('says who or what, doing what, where: %s', (category, words, detections, expected) => {
    const text = describe(observe(category, { words: [...words], detections: [...detections] }), NAMES);
    expect(text.slice(0, expected.length)).toBe(expected);
  });

  it('calls two people people if only one is a man', () => {
    const text = describe(
      observe('Family & Groups', { words: ['man', 'woman'], detections: [box(0), box(0, 0.5)] }),
      NAMES,
    );
    expect(text).toMatch(/^Two people\b/);
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

  it('uses the detector’s animal if the classes have no name for it', () => {
    const classes = { [classIndex('a leopard')]: 0.35 };
    const giraffe = { classes, detections: [box(24)] };
    expect(describe(observe('Wildlife', giraffe), NAMES)).toBe('A giraffe.');
    const leopard = { classes: { [classIndex('a leopard')]: 0.6 }, detections: [box(24)] };
    expect(describe(observe('Wildlife', leopard), NAMES)).toMatch(/^A leopard\b/);
  });

  it('adds a second animal only if it is clear and can’t be the first', () => {
    const seal = { classes: { [classIndex('a sea lion')]: 0.9 }, detections: [box(22)] };
    expect(describe(observe('Sea Life', seal), NAMES)).toBe('A sea lion.');
    const wedding = (score: number) => observe('Weddings', { detections: [box(20, 0.1, score)] });
    expect(describe(wedding(0.9), NAMES)).toMatch(/with a cow/);
    expect(describe(wedding(0.7), NAMES)).not.toMatch(/cow/);
  });

  it('names a single thing with its color, whoever named it', () => {
    const brown = { ...box(17), colour: 'brown' as const };
    expect(describe(observe('Pets', { detections: [brown] }), NAMES)).toBe('A brown dog.');
    const named = observe('Pets', { words: ['dog', 'grass'], detections: [brown] });
    expect(describe(named, NAMES)).toBe('A brown dog on grass.');
    const two = observe('Pets', { detections: [brown, { ...box(17, 0.6), colour: 'white' }] });
    expect(describe(two, NAMES)).toBe('Two dogs.');
  });

  it('keeps the decided category with any color, or without', () => {
    for (const name of NAMES) {
      for (const [label, colours] of Object.entries(OBJECT_COLOURS)) {
        for (const colour of colours) {
          const seen = observe(name, { detections: [{ ...box(Number(label)), colour }] });
          for (const isBlackAndWhite of [true, false]) {
            const text = describe({ ...seen, isBlackAndWhite }, NAMES);
            expect([name, text, categorize(text)]).toEqual([name, text, name]);
          }
        }
      }
    }
  });

  it('says in the second sentence that a photo, but not a page, is black and white', () => {
    const grey = (category: CategoryName, more: Parameters<typeof observe>[1] = {}) =>
      describe({ ...observe(category, more), isBlackAndWhite: true }, NAMES);
    expect(grey('Pets', { detections: [box(17)] })).toBe('A dog. In black and white.');
    const ball = { words: ['dog', 'ball', 'grass'], detections: [box(17)] };
    expect(grey('Pets', ball)).toBe('A dog on grass. With a ball, in black and white.');
    expect(grey('Documents & Books')).toBe('A printed document.');
  });

  it('says where a building is', () => {
    const text = describe(observe('Buildings & City', { words: ['building', 'street', 'water'] }), NAMES);
    expect(text).toBe('A building in a street.');
  });

  it('mentions people and games once, not as things next to them', () => {
    const words = ['man', 'baseball', 'soccer'];
    const text = describe(observe('Sports & Fitness', { words, detections: [box(0)] }), NAMES);
    expect(text).toBe('A man playing baseball.');
    expect(describe(observe('Nature & Mountains', { words: ['landscape'] }), NAMES)).toBe('A landscape.');
  });

  it('calls a person by the exact kind if known, and a child if only that is known', () => {
    const person = (...words: string[]) =>
      describe(observe('People & Portraits', { words, detections: [box(0)] }), NAMES);
    expect(person('child', 'girl')).toBe('A girl.');
    expect(person('child')).toBe('A child.');
  });

  it('names a second word only if it is more likely than not', () => {
    const boat = observe('Boats & Ships', { words: ['boat', 'train'] });
    const told = (train: number) => {
      const likely = new Map(boat.words.likely).set('train', train);
      return describe({ ...boat, words: { ...boat.words, likely } }, NAMES);
    };
    expect(told(0.5)).toBe('A boat with a train.');
    expect(told(0.49)).toBe('A boat.');
  });

  it('names no table next to a dining table', () => {
    const table = Number(Object.entries(OBJECT_WORDS).find(([, { one }]) => one === 'a dining table')![0]);
    const coffee = observe('Drinks', { words: ['coffee', 'table'], detections: [box(table)] });
    expect(describe(coffee, NAMES)).toBe('A cup of coffee with a dining table.');
  });

  it('does not repeat itself', () => {
    const observed = observe('Pets', { detections: [box(17)], words: ['dog', 'ball', 'grass'] });
    expect(describe(observed, NAMES)).toBe('A dog on grass. With a ball.');
  });

  it('says "Possibly" if unsure, but never in the first sentence', () => {
    const text = describe(observe('Food', { sure: 0.3 }), NAMES);
    const [first, second] = text.split('. ');
    expect(first).not.toMatch(/possibly/i);
    expect(second).toMatch(/^Possibly /);
    expect(describe(observe('Food', { sure: 0.9 }), NAMES)).not.toMatch(/possibly/i);
  });

  it('writes plain English: sentences with capitals and periods, no doubled article', () => {
    for (const [index, [, , category]] of IMAGE_CLASSES.entries()) {
      const text = describe(observe(category, { classes: { [index]: 0.95 }, detections: [box(61)] }), NAMES);
      expect(text).toMatch(/^[A-Z][^.]*\.(?: [A-Z][^.]*\.)?$/);
      expect(text).not.toMatch(/\ba an?\b|\ban a\b|\ba [aeio]|\ban [^aeiouhFLMNSX]|  |,,/);
    }
  });
});
