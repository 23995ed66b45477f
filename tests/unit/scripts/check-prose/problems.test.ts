import { describe, expect, it } from 'vitest';
import { MOST_WORDS, problemsOf } from '../../../../scripts/check-prose/problems.ts';
import {
  passagesOf,
  sentencesOf,
  textsOfMessage,
  wordsIn,
} from '../../../../scripts/check-prose/sentences.ts';

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;
const found = (text: string) => problemsOf([{ at: 1, text }]).map(({ what }) => what);

describe('passagesOf', () => {
  it('takes paragraphs, list items and cells separately, with the line where they begin', () => {
    const page = '# Title\n\nOne\ntwo.\n\n- First\n- Second\n  more\n\n| A | B |\n| - | - |\n| c d | `e` |\n';
    expect(passagesOf(page)).toEqual([
      { at: 1, text: 'Title' },
      { at: 3, text: 'One two.' },
      { at: 6, text: 'First' },
      { at: 7, text: 'Second more' },
      { at: 10, text: 'A' },
      { at: 10, text: 'B' },
      { at: 12, text: 'c d' },
      { at: 12, text: 'Code' },
    ]);
  });

  it('leaves out code and comments, and keeps the text of links', () => {
    const page =
      '```sh\nnpm ci\n```\n\n<!-- not\nread -->\nSee [the **page**](docs/page.md), at https://example.org/a.b.\n';
    expect(passagesOf(page)).toEqual([{ at: 7, text: 'See the page, at Address.' }]);
  });
});

describe('sentencesOf', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['It has 1.5 MB, e.g. here.', ['It has 1.5 MB, e.g. here.']],
    ['“One.” Two.', ['“One.”', 'Two.']],
    ['One; two: three.', ['One;', 'two: three.']],
  ])('splits %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

it('counts what has a letter or a digit as a word', () => {
  expect(wordsIn('Size – 15 MB × 2 …')).toBe(4);
});

it('takes each form of a message, without its arguments', () => {
  expect(textsOfMessage('{n, plural, one {# photo of {who}.} other {# photos.}} Done.')).toEqual([
    '0 photo of 0. Done.',
    '0 photos. Done.',
  ]);
});

describe('problemsOf', () => {
  it('names a sentence with one word too many', () => {
    expect(found(words(MOST_WORDS))).toEqual([]);
    expect(found(words(MOST_WORDS + 1))).toEqual([`${MOST_WORDS + 1} words`]);
  });

  it.each([
    'It lies in the folder.',
    'Take it back.',
    'What is unknown is left out.',
    'Whoever reads this wins.',
    'The colour of photos.',
    'The download was cancelled.',
    'Write an e-mail.',
    'It is read again from where it lies.',
    '--to copies, so it takes no --move.',
    'It is told by the server.',
    'It takes a ZIP and nothing else.',
  ])('names a phrase that the glossary replaces: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    'Two photos are told apart.',
    'There is no photo here.',
    'What is a photo?',
    'He came back.',
    'A cancellation takes no time.',
  ])('accepts %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
