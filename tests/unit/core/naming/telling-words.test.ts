import { describe, expect, it } from 'vitest';
import { TELLING_WORDS } from '#core/limits.ts';
import { shortName } from '#core/naming/short-name.ts';
import { tellingWords } from '#core/naming/telling-words.ts';

const wordsOf = (description: string, category = 'Unsorted') =>
  tellingWords({ description, name: shortName(description), category });

describe('the words that distinguish a photo from others with its name', () => {
  it.each([
    ['words of the second sentence', 'A person. With a bicycle.', ['_with_a_bicycle']],
    [
      'each thing in a list',
      'A dog. With a ball, two chairs and trees.',
      ['_with_a_ball', '_with_two_chairs', '_with_trees'],
    ],
    [
      'its place, its time, and then single words',
      'A man. He sits reading a newspaper on a bench at sunset.',
      ['_on_a_bench', '_at_sunset', '_sits', '_reading', '_newspaper'],
    ],
    [
      'the rest of a first sentence that was too long for a name',
      'A woman and a man standing in front of an old mill at night.',
      ['_at_night', '_old', '_mill'],
    ],
    [
      'one more of what the name has some of',
      'A soda bottle with a dining table and a chair.',
      ['_and_a_chair'],
    ],
    ['words of any script', '猫。庭。', ['_庭']],
    ['letters alone, in lower case and in one form', "A dog. Rex's Cafe\u0301!", ['_rexs', '_café']],
  ])('is %s', (_what, description, words) => {
    expect(wordsOf(description)).toEqual(words);
  });

  it.each([
    ['the name has already', 'Two dogs. With a dog.'],
    ['repeats that people are there', 'Two people. With a person.'],
    ['is a guess', 'A tool. Possibly a toy.'],
    ['is a guess in the middle of a sentence', 'A dog. There might be a cat behind it.'],
    ['is one of two things', 'A woman. With a cup or a glass.'],
    ['is described as missing', 'A rider. Without a helmet and gloves.'],
    ['is described as absent', 'A street. No cars or people.'],
    ['is filler', 'A dog. The photo shows something else in the background.'],
    ['contains digits', 'A receipt. With 4111111111111111 and card4111.'],
    ['is too long for a name', `A dog. With a ${'very'.repeat(9)}.`],
    ['is mentioned nowhere', 'A dog.'],
  ])('exclude what %s', (_what, description) => {
    expect(wordsOf(description)).toEqual([]);
  });

  it('include the certain part next to a guess', () => {
    expect(wordsOf('A tool. Possibly a toy, with a chair.')).toEqual(['_with_a_chair']);
    expect(wordsOf('A woman. No hat on a beach.')).toEqual(['_on_a_beach']);
  });

  it('exclude words of the folder, which all photos in it share', () => {
    expect(wordsOf('A person. A sports scene.', 'Sports & Fitness')).toEqual([]);
    expect(wordsOf('A building. A landmark.', 'Landmarks & Travel')).toEqual([]);
  });

  it('exclude what starts like a list and continues otherwise', () => {
    expect(wordsOf('A boy. With a ball and running fast.')).toEqual(['_with_a_ball', '_running', '_fast']);
    expect(wordsOf('A boy. With a ball and running.')).toEqual(['_with_a_ball', '_running']);
  });

  it('are limited to what is worth trying', () => {
    const many = 'apples bananas cherries dates elderberries figs grapes hazelnuts icicles'.replaceAll(
      ' ',
      '. ',
    );
    expect(wordsOf(`A dog. ${many}.`)).toHaveLength(TELLING_WORDS.most);
    expect(wordsOf('A dog. A ball. The ball.')).toEqual(['_ball']);
  });
});
