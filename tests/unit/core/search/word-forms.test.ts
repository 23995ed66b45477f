import { expect, it } from 'vitest';
import { foldedWords } from '#core/search/folded-words.ts';
import { formsOf } from '#core/search/word-forms.ts';

it.each([
  ['dogs', 'dog'],
  ['dog', 'dogs'],
  ['puppies', 'puppy'],
  ['beaches', 'beach'],
  ['buses', 'bus'],
  ['children', 'child'],
  ['women', 'woman'],
  ['leaf', 'leaves'],
  ['hiking', 'hike'],
  ['hike', 'hiking'],
  ['running', 'run'],
  ['swim', 'swimming'],
  ['surfers', 'surfer'],
  ['tomatoes', 'tomato'],
])('%s finds %s', (word, form) => {
  expect([...formsOf(word)]).toContain(form);
});

it.each([
  ['spring', 'spr'],
  ['ring', 'r'],
  ['bus', 'bu'],
  ['glass', 'glas'],
  ['cat', 'cathedral'],
  ['constructor', 'object'],
])('%s does not find %s', (word, form) => {
  expect([...formsOf(word)]).not.toContain(form);
});

it.each([
  ['Café Zürich', ['cafe', 'zurich']],
  ["the dog's L'été d'août", ['the', 'dogs', 'ete', 'aout']],
  ['golden_retriever-2.JPG', ['golden', 'retriever', '2', 'jpg']],
  ['2024年の夏', ['2024', '年の夏']],
  ['がぎぐ', ['がぎぐ']],
  ['ＤＯＧ', ['dog']],
  ['Straße', ['strasse']],
])('%s has the words %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words);
});
