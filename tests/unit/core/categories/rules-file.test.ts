import { describe, expect, it } from 'vitest';
import { type LikenessRule, tryLikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import { MAX_LIKENESS_RULES, SKETCH_LENGTH, SKETCH_VERSION } from '#core/similarity/likeness/limits.ts';
import { toBase64 } from '#core/bytes/base64.ts';
import { AppError } from '#core/failure.ts';
import { MAX_RULES } from '#core/categories/organizing-rule.ts';
import { assertRulesFileSize, readRulesFile, writeRulesFile } from '#core/categories/rules-file.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { savedSchemeFromJson } from '#core/schemes/saved-scheme.ts';
import { fakeSketches } from '../../../fakes/fake-sketches.ts';

const EXAMPLES = { from: 'Pets', category: 'Rex', moved: fakeSketches(1, 10), stayed: fakeSketches(2, 10) };
const LIKENESS: LikenessRule = tryLikenessRule(EXAMPLES)!.rule;
const WORDS = { has: ['cake'], category: 'Parties', isLearned: true } as const;

const fileOf = (likeness: unknown, rules: unknown = []) => JSON.stringify({ rules, likeness });

/** Why a file is rejected. */
function refusal(json: string): string {
  try {
    readRulesFile(json);
  } catch (error) {
    if (error instanceof AppError && error.failure.code === 'rules-invalid')
      return error.failure.details.message;
    throw error;
  }
  throw new Error('It was not refused.');
}

const weightsOf = (numbers: Float32Array) => SKETCH_VERSION + toBase64(new Uint8Array(numbers.buffer));

describe('a rules file', () => {
  it('of a newer version is refused, whatever else is in it', () => {
    const data = JSON.parse(writeRulesFile({ rules: [WORDS], likeness: undefined })) as object;
    expect(data).toMatchObject({ version: RECORD_VERSIONS.rules });
    for (const rules of [[WORDS], 'other', undefined]) {
      const newer = JSON.stringify({ ...data, rules, version: RECORD_VERSIONS.rules + 1 });
      expect(() => readRulesFile(newer)).toThrow(
        expect.objectContaining({ failure: { code: 'record-newer', details: {} } }),
      );
    }
  });

  it('restores what was written: rules by words and by likeness, and the folder scheme', () => {
    const scheme = {
      scheme: '{date:YYYY}/{category}',
      detail: 'balanced' as const,
      fewestPhotos: 3,
      eventGapHours: 8,
    };
    const json = writeRulesFile({ rules: [WORDS], likeness: [LIKENESS] }, scheme);
    expect(readRulesFile(json)).toEqual({ rules: [WORDS], likeness: [LIKENESS] });
    expect(savedSchemeFromJson(json)).toEqual(scheme);
  });

  it('omits kinds of rules that it does not have', () => {
    expect(readRulesFile('{"rules":[{"has":["cake"],"category":"Parties"}]}').likeness).toBeUndefined();
    expect(readRulesFile(JSON.stringify({ likeness: [LIKENESS] }))).toEqual({
      rules: undefined,
      likeness: [LIKENESS],
    });
  });

  it.each([
    ['no list', { first: LIKENESS }, 'Expected { "likeness": [ … ] }.'],
    [
      'no rule',
      [LIKENESS, null],
      'Likeness rule 2: expected "from", "category", "learnedFrom" and "weights".',
    ],
    ['an invalid folder', [{ ...LIKENESS, from: 7 }], 'Likeness rule 1: "from" must be a folder name'],
    [
      'an empty folder',
      [{ ...LIKENESS, category: ' ' }],
      'Likeness rule 1: "category" must be a folder name',
    ],
    [
      'a folder too long',
      [{ ...LIKENESS, category: 'x'.repeat(101) }],
      'Likeness rule 1: "category" must be',
    ],
    ['an invalid number', [{ ...LIKENESS, learnedFrom: 1.5 }], 'Likeness rule 1: "learnedFrom" must be'],
    ['no photos', [{ ...LIKENESS, learnedFrom: 0 }], 'Likeness rule 1: "learnedFrom" must be'],
    ['no weights', [{ ...LIKENESS, weights: [] }], 'Likeness rule 1: "weights" is missing.'],
    [
      'weights of another version',
      [LIKENESS, LIKENESS, { ...LIKENESS, weights: `1.${LIKENESS.weights.slice(2)}` }],
      'Likeness rule 3: "weights" are of another version of the engine.',
    ],
    [
      'truncated weights',
      [{ ...LIKENESS, weights: LIKENESS.weights.slice(0, -4) }],
      'Likeness rule 1: "weights" are damaged.',
    ],
    [
      'weights that aren’t numbers',
      [{ ...LIKENESS, weights: weightsOf(new Float32Array(SKETCH_LENGTH + 1).fill(NaN)) }],
      'Likeness rule 1: "weights" are damaged.',
    ],
    [
      'endless weights',
      [{ ...LIKENESS, weights: weightsOf(new Float32Array(SKETCH_LENGTH + 1).fill(Infinity)) }],
      'Likeness rule 1: "weights" are damaged.',
    ],
    [
      'too many',
      Array.from({ length: MAX_LIKENESS_RULES + 1 }, () => LIKENESS),
      `There may be ${MAX_LIKENESS_RULES} likeness rules at most.`,
    ],
  ])('is rejected with a sentence that names the rule: %s', (_what, likeness, sentence) => {
    expect(refusal(fileOf(likeness))).toContain(sentence);
  });

  it('is rejected if a rule by words is wrong, or there are too many', () => {
    expect(refusal(fileOf([LIKENESS], [WORDS, { has: [], category: 'A' }]))).toContain('Rule 2: "has"');
    const many = Array.from({ length: MAX_RULES + 1 }, () => WORDS);
    expect(refusal(fileOf([LIKENESS], many))).toContain(`${MAX_RULES} rules at most`);
  });

  it('is rejected before it is read if it is too large', () => {
    expect(() => assertRulesFileSize(5 * 1024 * 1024)).toThrow('rules-invalid');
    expect(refusal(`{"rules":[]${' '.repeat(5 * 1024 * 1024)}}`)).toContain('too large');
  });

  it('stays as small when it is exported again, however many words its rules have', () => {
    const crowded = { has: Array.from({ length: 5000 }, (_, at) => `w${at}`), category: 'A' };
    expect(refusal(fileOf([LIKENESS], [crowded, crowded, crowded, crowded, crowded]))).toContain(
      '100 words each',
    );
    const { rules } = readRulesFile(fileOf([LIKENESS], [{ ...WORDS, has: crowded.has.slice(0, 250) }]));
    expect(rules?.map(({ has }) => has.length)).toEqual([100, 100, 50]);
    const long = { has: Array.from({ length: 100 }, () => '写'.repeat(100)), category: 'A' };
    const most = Array.from({ length: MAX_RULES }, () => long);
    expect(refusal(fileOf([LIKENESS], most))).toContain('too large');
  });

  it('can’t set inherited properties', () => {
    const json = `{"rules":[],"likeness":[{"__proto__":${JSON.stringify(LIKENESS)}}],"__proto__":{"isOurs":true}}`;
    expect(refusal(json)).toContain('Likeness rule 1');
    expect(({} as Record<string, unknown>)['isOurs']).toBeUndefined();
    expect(refusal(`{"__proto__":{"likeness":[]}}`)).toContain('Expected { "rules"');
  });
});
