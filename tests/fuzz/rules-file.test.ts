import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryByLikeness, tryLikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import { readRulesFile, writeRulesFile } from '#core/categories/rules-file.ts';
import { fakeSketch, fakeSketches } from '../fakes/fake-sketches.ts';
import { survives } from './survives.ts';

const GOOD = tryLikenessRule({
  from: 'Pets',
  category: 'Rex',
  moved: fakeSketches(1, 10),
  stayed: fakeSketches(2, 10),
})!.rule;

const texts = fc.oneof(fc.string({ maxLength: 120 }), fc.constantFrom('Pets', '__proto__', '../up', '\0'));
const likeness = fc.record(
  {
    from: fc.oneof(texts, fc.jsonValue({ maxDepth: 1 })),
    category: fc.oneof(texts, fc.jsonValue({ maxDepth: 1 })),
    learnedFrom: fc.oneof(fc.constant(5), fc.double(), fc.jsonValue({ maxDepth: 1 })),
    // Any numbers of the right length, including NaN and infinities.
    weights: fc.oneof(
      fc
        .uint8Array({ minLength: 2052, maxLength: 2052 })
        .map((bytes) => `1.${Buffer.from(bytes).toString('base64')}`),
      fc.constant(GOOD.weights),
      fc.string(),
    ),
  },
  { requiredKeys: [] },
);
const rule = fc.record({ has: fc.oneof(texts, fc.array(texts, { maxLength: 4 })), category: texts });
const files = fc.oneof(
  fc
    .record(
      { rules: fc.array(rule, { maxLength: 4 }), likeness: fc.array(likeness, { maxLength: 4 }) },
      { requiredKeys: [] },
    )
    .map((data) => JSON.stringify(data)),
  fc.json({ maxDepth: 20 }),
  // A valid file with a character changed, removed or doubled somewhere.
  fc
    .tuple(fc.nat(), fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', '1', '/', 'null', '1e999'))
    .map(([at, piece]) => {
      const text = writeRulesFile({ rules: [{ has: ['dog'], category: 'Dogs' }], likeness: [GOOD] });
      const cut = at % text.length;
      return text.slice(0, cut) + piece + text.slice(cut + (at % 2));
    }),
);

describe('a rules file', () => {
  it('is rejected, or yields rules that can be written again and used', () =>
    survives(files, (json) => {
      const carried = readRulesFile(json);
      // A file that can't be written isn't read: one without rules by words has an empty list of them once written.
      const again = readRulesFile(writeRulesFile(carried));
      expect(again.rules).toEqual(carried.rules ?? []);
      expect(again.likeness ?? []).toEqual(carried.likeness ?? []);
      categoryByLikeness(fakeSketch(1, 1), 'Pets', carried.likeness);
    }));
});
