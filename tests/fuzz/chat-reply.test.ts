import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { readChatReply } from '#chat/chat-reply.ts';
import { DESCRIPTION_LENGTH, ENGINE_NAME_LENGTH } from '#engine/chat-model/limits.ts';
import { completion } from '../../scripts/visitor/fake-chat-server.ts';
import { survives } from './survives.ts';

const FIELDS = ['description', 'category', 'name', 'Description', 'arguments', 'a'] as const;
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'A dog. A pet.',
    'Pets',
    'receipts and invoices',
    '**A** `dog`',
    '</think>',
    '```json',
    "I'm sorry, no.",
  ),
  fc
    .constantFrom('{', '}', '"', '\\', '*', '[', '](', '<think>', '\u202E', '\n- ')
    .map((piece) => piece.repeat(5000)),
);
const answers = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(words, fc.jsonValue({ maxDepth: 4 })));
const contents = fc.oneof(
  words,
  fc.array(words, { maxLength: 6 }).map((parts) => parts.join(' ')),
  answers.map((answer) => JSON.stringify(answer)),
  // An answer with text before, after and inside it.
  fc.tuple(answers, words, words, words, fc.nat()).map(([answer, before, middle, behind, at]) => {
    const text = JSON.stringify(answer);
    const cut = at % text.length;
    return `${before}${text.slice(0, cut)}${middle}${text.slice(cut + (at % 3))}${behind}`;
  }),
  fc.array(fc.record({ type: fc.constant('text'), text: words }), { maxLength: 4 }),
  answers,
);

describe('a model’s answer', () => {
  it('becomes plain words and one of our folders, or one of our failures, whatever the model writes', () =>
    survives(fc.tuple(contents, fc.constantFrom('stop', 'length')), ([content, finish_reason]) => {
      const { description, category, name } = readChatReply(completion(content, {}, { finish_reason }).body);
      expect(description).toMatch(/\p{L}/u);
      for (const text of [description, name ?? '']) expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
      expect((name ?? '').length).toBeLessThanOrEqual(ENGINE_NAME_LENGTH);
      expect([undefined, ...CATEGORY_NAMES]).toContain(category);
    }));

  it('becomes one of our failures, whatever the service sends', () =>
    survives(fc.jsonValue({ maxDepth: 8 }), (body) => readChatReply(body)));
});
