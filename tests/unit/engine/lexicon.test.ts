import { describe, expect, it } from 'vitest';
import type { CategoryName } from '#core/categories/categorize.ts';
import { CATEGORY_PHRASES } from '#engine/vocabulary/category-phrases.ts';
import { IMAGE_CLASSES } from '#engine/vocabulary/image-classes.ts';
import { areOfOneBranch, isKindOf, LEXICON_NOUNS, widerNouns } from '#engine/vocabulary/lexicon.ts';
import { OBJECT_WORDS, ROOMS } from '#engine/vocabulary/objects.ts';
import { PHOTO_WORDS } from '#engine/vocabulary/photo-words.ts';
import details from '#engine/weights/details.json' with { type: 'json' };

/** The classes of some folders that aren't kinds of this noun. */
function others(wider: string, ...folders: readonly CategoryName[]): string[] {
  return IMAGE_CLASSES.filter(([noun, folder]) => folders.includes(folder) && !isKindOf(noun, wider)).map(
    ([noun]) => noun,
  );
}

describe('the lexicon', () => {
  it('has every noun that the engine can say', () => {
    const known = new Set(LEXICON_NOUNS);
    const said = [
      ...IMAGE_CLASSES.map(([words]) => words),
      ...Object.values(OBJECT_WORDS).map(({ one }) => one),
      ...ROOMS.map(([, room]) => room),
      ...PHOTO_WORDS.filter(({ role }) => !['doing', 'where'].includes(role)).map(({ phrase }) => phrase),
      ...Object.values(CATEGORY_PHRASES),
      ...details.groups.flatMap(({ words }) => words),
    ];
    expect(said.filter((noun) => !known.has(noun))).toEqual([]);
    expect(known.size).toBe(LEXICON_NOUNS.length);
  });

  it('says no noun is more general than itself, and knows every general word', () => {
    const known = new Set(LEXICON_NOUNS);
    for (const noun of LEXICON_NOUNS) {
      expect(widerNouns(noun)).not.toContain(noun);
      expect(widerNouns(noun).filter((wider) => !known.has(wider))).toEqual([]);
    }
  });

  it.each([
    ['a pug', ['a dog', 'an animal']],
    ['a sidewinder', ['a rattlesnake', 'a snake', 'a reptile', 'an animal']],
    ['a laptop', ['a computer', 'an electronic device']],
    ['an apple', ['fruit', 'food']],
    ['a school bus', ['a bus', 'a vehicle']],
    ['the sky', []],
    ['a hoverboard', []],
  ])('names what %s is, nearest first', (noun, wider) => {
    expect(widerNouns(noun)).toEqual(wider);
  });

  it.each([
    ['a crane', 'a bird', 'a machine'],
    ['a jay', 'a bird', 'a person'],
    ['a kite', 'a toy', 'a bird'],
    ['a boxer dog', 'a dog', 'an athlete'],
    ['a duck', 'a bird', 'food'],
    ['a computer mouse', 'an electronic device', 'an animal'],
    ['a baseball bat', 'sports equipment', 'an animal'],
    ['a tank', 'an army vehicle', 'a container'],
    ['a cricket', 'an insect', 'a sports scene'],
    ['a dolphin', 'a sea creature', 'a fish'],
    ['an orange', 'fruit', 'a plant'],
    ['a helmet', 'a helmet', 'clothes'],
    ['a cougar', 'a big cat', 'a cat'],
  ])('takes %s for %s, not for %s', (noun, right, wrong) => {
    expect(isKindOf(noun, right)).toBe(true);
    expect(isKindOf(noun, wrong)).toBe(false);
  });

  it('agrees with the folders of the classes', () => {
    expect(others('an animal', 'Pets', 'Wildlife', 'Farm Animals')).toEqual([]);
    expect(others('a bird', 'Birds')).toEqual(['a birdhouse']);
    expect(others('an animal', 'Insects & Spiders', 'Sea Life')).toEqual([
      'a beehive',
      'a honeycomb',
      'a spider web',
      'a coral reef',
    ]);
    expect(others('a drink', 'Drinks')).toEqual([
      'a beer bottle',
      'a cocktail shaker',
      'a coffee mug',
      'a coffee pot',
      'a goblet',
      'a soda bottle',
      'a water bottle',
      'a whiskey jug',
      'a wine bottle',
      'a cup',
    ]);
    expect(others('a musical instrument', 'Concerts & Music')).toEqual([
      'drumsticks',
      'a microphone',
      'a stage',
      'a theater curtain',
    ]);
  });

  it('has no animal among the things', () => {
    const living = new Set<CategoryName>([
      'Pets',
      'Birds',
      'Wildlife',
      'Farm Animals',
      'Sea Life',
      'Insects & Spiders',
    ]);
    expect(
      IMAGE_CLASSES.filter(([noun, folder]) => !living.has(folder) && isKindOf(noun, 'an animal')),
    ).toEqual([]);
  });
});

describe('two nouns', () => {
  it.each([
    ['a coffee mug', 'a cup'],
    ['an analog clock', 'a stopwatch'],
    ['a pickup truck', 'a car'],
    ['a container ship', 'a boat'],
    ['a computer monitor', 'a television'],
    ['a cup of coffee', 'a cup'],
    ['a wine glass', 'a goblet'],
    ['a laptop', 'a desktop computer'],
    ['a crib', 'a bed'],
    ['a person', 'a bride'],
    ['a pug', 'a pug'],
  ])('may name one thing: %s and %s', (one, other) => {
    expect([areOfOneBranch(one, other), areOfOneBranch(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['a dog', 'a cat'],
    ['a fork', 'a spoon'],
    ['a boy', 'a girl'],
    ['a tabby cat', 'a dog'],
    ['a vase', 'a bowl'],
    ['a laptop', 'a keyboard'],
    ['a grand piano', 'an accordion'],
    ['a hoverboard', 'a skateboard'],
  ])('name two things: %s and %s', (one, other) => {
    expect([areOfOneBranch(one, other), areOfOneBranch(other, one)]).toEqual([false, false]);
  });
});
