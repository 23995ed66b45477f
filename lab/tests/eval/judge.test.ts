import { describe, expect, it } from 'vitest';
import { judge, type Outcome } from '../../eval/judge.ts';

function outcome(name: string, more: Partial<Outcome> = {}, words: readonly string[] = ['dog']): Outcome {
  return {
    photo: {
      file: 'a.jpg',
      expectedCategory: 'Pets',
      acceptableCategories: ['Pets', 'Wildlife'],
      expectedWords: words,
      isImageNet: false,
    },
    description: `${name.replaceAll('_', ' ')}.`,
    category: 'Pets',
    name,
    ...more,
  };
}

describe('the verdict on a run', () => {
  it('counts accepted folders, and those that were the first choice', () => {
    const { acceptablePercent, firstChoicePercent, unsortedPercent } = judge([
      outcome('dog'),
      outcome('dog', { category: 'Wildlife' }),
      outcome('dog', { category: 'Food' }),
      outcome('dog', { category: 'Unsorted' }),
    ]);
    expect([acceptablePercent, firstChoicePercent, unsortedPercent]).toEqual([50, 25, 25]);
  });

  it('finds an expected word in any number, as a whole word, and only if words are listed', () => {
    const { wordInNamePercent } = judge([
      outcome('two_dogs_on_grass'),
      outcome('dogma'),
      outcome('cat'),
      outcome('cat', {}, []),
    ]);
    expect(wordInNamePercent).toBe(33.3);
  });

  it('searches the whole description for the other count', () => {
    const verdict = judge([outcome('animal', { description: 'An animal. With a dog.' })]);
    expect(verdict).toMatchObject({ wordInNamePercent: 0, wordInDescriptionPercent: 100 });
  });

  it('calls a name useless if five share it or it is a category’s own phrase', () => {
    const shared = Array.from({ length: 5 }, () => outcome('brown_dog'));
    const verdict = judge([
      ...shared,
      outcome('household_item'),
      outcome('tram'),
      outcome('a'),
      outcome('b'),
      outcome('c'),
    ]);
    expect(verdict).toMatchObject({ emptyNamesPercent: 60, distinctNames: 6 });
  });
});
