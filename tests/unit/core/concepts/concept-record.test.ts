import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '#core/bytes/base64.ts';
import { type Concept, conceptId, kindOfConcept, likelyNamed } from '#core/concepts/concept.ts';
import { isConcepts, readConcepts, writeConcepts } from '#core/concepts/concept-record.ts';
import {
  CONCEPT_IDS,
  type ConceptKind,
  CONCEPTS_TEXT_LENGTH,
  CONCEPTS_VERSION,
  MOST_CONCEPTS,
  MOST_QUALITIES,
  NAMED_BY_PEOPLE,
} from '#core/concepts/limits.ts';
import { colourConcept, isQuality, numberConcept, SEARCHED_COLOURS } from '#core/concepts/qualities.ts';

const KINDS = Object.keys(CONCEPT_IDS) as ConceptKind[];
const concept = fc
  .tuple(fc.constantFrom(...KINDS), fc.nat(89), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([kind, at, probability]) => ({ id: conceptId(kind, at), probability }));

const written = (...bytes: readonly number[]) => CONCEPTS_VERSION + toBase64(bytes);

describe('the record of concepts in a photo', () => {
  it('restores the strongest concepts, each once and in steps of a byte, from a short text', () => {
    fc.assert(
      fc.property(fc.array(concept, { maxLength: 60 }), (concepts) => {
        const text = writeConcepts(concepts);
        const read = readConcepts(text) ?? [];
        expect(text.length).toBeLessThanOrEqual(CONCEPTS_TEXT_LENGTH);
        expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
        for (const { id, probability } of read) {
          const before = concepts.find((one) => one.id === id)?.probability ?? -1;
          expect(Math.abs(Math.sqrt(before) - Math.sqrt(probability))).toBeLessThanOrEqual(0.5 / 255 + 1e-9);
        }
        const ids = new Set(read.map(({ id }) => id));
        // Of those with the same id, the first counts; the strongest are chosen before rounding to a byte.
        const firsts = concepts.filter(({ id }, at) => concepts.findIndex((one) => one.id === id) === at);
        for (const [isOwn, most] of [
          [({ id }: Concept) => !isQuality(id), MOST_CONCEPTS],
          [({ id }: Concept) => isQuality(id), MOST_QUALITIES],
        ] as const) {
          const weakest = Math.min(
            1,
            ...firsts
              .filter(({ id }) => ids.has(id))
              .filter(isOwn)
              .map(likely),
          );
          const left = firsts.filter(({ id }) => !ids.has(id)).filter(isOwn);
          const isFull = read.filter(isOwn).length === most;
          const isStronger = (one: Concept) => (isFull ? likely(one) > weakest : one.probability > 1e-5);
          expect(left.filter(isStronger)).toEqual([]);
        }
      }),
    );
    expect(CONCEPTS_TEXT_LENGTH).toBe(130);
  });

  it('can be empty', () => {
    expect(readConcepts(writeConcepts([]))).toEqual([]);
  });

  it.each([
    ['another version', `2.${toBase64([0, 1, 9])}`],
    ['no version', toBase64([0, 1, 9])],
    ['text that isn’t base64', `${CONCEPTS_VERSION}!!!!`],
    ['base64 with leftover bits', `${CONCEPTS_VERSION}AAB=`],
    ['part of a concept', written(0, 1, 9, 0)],
    ['an id without a kind', written(255, 255, 9)],
    ['an id between two kinds', written(1295 >> 8, 1295 & 255, 9)],
    ['a concept with no probability', written(0, 1, 0)],
    ['a concept twice', written(0, 1, 9, 0, 1, 8)],
    ['more concepts than are kept', written(...Array.from({ length: 33 }, (_, at) => [0, at, 9]).flat())],
    ['a text of a megabyte', CONCEPTS_VERSION + 'A'.repeat(1_000_000)],
  ])('is not read from %s', (_what, text) => {
    expect(readConcepts(text)).toBeUndefined();
    expect(isConcepts(text)).toBe(false);
  });

  it.each([undefined, null, 7, {}, ['1.']])('rejects %s', (value) => {
    expect(isConcepts(value)).toBe(false);
  });

  it('is rejected or read within its bounds, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.uint8Array({ maxLength: 75 }).map((all) => written(...all)),
        ),
        (text) => {
          for (const { id, probability } of readConcepts(text) ?? []) {
            expect(kindOfConcept(id)).toBeDefined();
            expect(probability > 0 && probability <= 1).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the weight of a concept', () => {
  it.each(KINDS)('grows from zero with the probability of a %s', (kind) => {
    const steps = Array.from({ length: 101 }, (_, at) => likelyNamed(kind, at / 100));
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(NAMED_BY_PEOPLE[kind].at(-1)?.[1]);
    expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
  });
});

function likely({ id, probability }: { readonly id: number; readonly probability: number }): number {
  return likelyNamed(kindOfConcept(id) ?? 'class', probability);
}

describe('colors and numbers of things', () => {
  it('have ids of their own, for every label and the whole picture', () => {
    const labels = Array.from({ length: 91 }, (_, label) => label);
    const colours = labels.flatMap((label) => SEARCHED_COLOURS.map((colour) => colourConcept(label, colour)));
    const numbers = labels
      .slice(0, 90)
      .flatMap((label) => [2, 3, 4, 5].map((count) => numberConcept(label, count)));
    expect(new Set([...colours, ...numbers]).size).toBe(colours.length + numbers.length);
    expect(colours.every((id) => kindOfConcept(id) === 'color')).toBe(true);
    expect(numbers.every((id) => kindOfConcept(id) === 'number')).toBe(true);
    expect(numberConcept(17, 12)).toBe(numberConcept(17, 5));
  });
});
