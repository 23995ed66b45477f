import { describe, expect, it, vi } from 'vitest';
import type { FailureDetails } from '#core/failure.ts';
import { ENGLISH_FAILURES } from '#core/failure-text.ts';
import { patternProblem as findProblem } from '#core/naming-pattern.ts';
import { ENGLISH_BATCH } from '#core/toast.ts';

vi.mock('webextension-polyfill', async () => {
  const { fakeTexts } = await import('../../fakes/extension-texts.ts');
  return { default: fakeTexts('de') };
});

const { WORDING } = await import('../../../extension/i18n/panel-wording.ts');

/** Details for every failure; each text uses only those it needs. */
const DETAILS = {
  sizeBytes: 16_777_217,
  maxBytes: 15_728_640,
  format: 'SVG',
  width: 30_000,
  height: 20_000,
  widthPx: 80,
  heightPx: 60,
  thresholdPx: 200,
  maxPixels: 100_000_000,
  photosPerBatch: 20,
  message: '§',
  timeoutMs: 25_000,
  host: 'bilder.example',
  status: 503,
  limit: 10_000,
  picked: 14,
  accountedFor: 13,
  name: 'IMG_1.jpg',
  what: '§',
  retryAfterMs: 840_000,
} as const;
const REASONS = {
  'download-failed': ['cancelled', 'no-space', 'not-allowed', 'interrupted'],
  'zip-unreadable': ['locked', 'damaged', 'too-many-files', 'too-large'],
  'page-not-readable': ['protected', 'file', 'pdf'],
} as const satisfies { [Code in keyof FailureDetails]?: readonly string[] };

type Say = (...parts: readonly unknown[]) => unknown;

/** All texts of a module: constants as they are, functions called with numbers. */
function saidBy(words: object, parts: readonly unknown[] = [3, 2, 1, 1]): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String((word as Say)(...parts))];
    return [];
  });
}

function failuresOf(wording: object): string[] {
  return Object.entries(wording).flatMap(([code, say]: [string, unknown]) => {
    const reasons: readonly string[] = Reflect.get(REASONS, code) ?? [''];
    return reasons.map((reason) => String((say as Say)({ ...DETAILS, reason })));
  });
}

/** Common English words, which do not occur in German texts. */
const ENGLISH = /\b(?:the|is|are|were|and|of|your|please|try|again|with|not|for|this|it)\b/i;

const { batch, ...parts } = WORDING;
/** Texts without a number, apart from those about patterns. */
const { patternProblem, ...placing } = parts.placing;
const PATTERNS = ['holiday', '{nam}', '{n:x}', '{name:2}', '{date:soon}', '{name}}', 'a/{name}'].map(
  (pattern) => findProblem(pattern),
);
const SAID = [
  ...Object.values({ ...parts, placing }).flatMap((words) => saidBy(words)),
  ...PATTERNS.flatMap((problem) => (problem ? [patternProblem(problem)] : [])),
  ...[{ unit: 'minutes', count: 2 } as const, { unit: 'seconds', count: 10 } as const].map(
    parts.table.timeLeft,
  ),
  ...saidBy(batch.toasts),
  ...failuresOf(batch.failures ?? {}),
];

describe('the extension in German', () => {
  it.each(SAID)('says “%s”, and no English', (said) => {
    expect(said.trim()).not.toBe('');
    expect(said).not.toMatch(/undefined|NaN|\$/);
    expect(said).not.toMatch(ENGLISH);
  });

  it('says nothing that is said in English, but what is the same in both', () => {
    const english = new Set([...saidBy(ENGLISH_BATCH.toasts), ...failuresOf(ENGLISH_FAILURES)]);
    expect(SAID.filter((said) => english.has(said))).toEqual([]);
  });

  it('has words for every failure', () => {
    expect(Object.keys(batch.failures ?? {}).toSorted()).toEqual(Object.keys(ENGLISH_FAILURES).toSorted());
  });

  it('writes numbers and sizes as Germans do', () => {
    const { failures, toasts } = batch;
    expect(failures?.['quota-exceeded']({ limit: 10_000, resetsOn: '2026-12' })).toContain('10.000');
    expect(failures?.['photo-too-large']({ sizeBytes: 16_000_000, maxBytes: 15_728_640 })).toContain(
      '15,3 MB',
    );
    expect(failures?.['too-many-requests']({ retryAfterMs: 61_000 })).toContain('in 2 Minuten');
    expect(toasts.approaching(80)).toMatch(/80\s%/);
  });

  it('tells one from many', () => {
    expect(parts.table.photos(1)).toBe('1 Foto');
    expect(parts.table.photos(2)).toBe('2 Fotos');
    expect(parts.results.summary(14, 6, 1, 5)).toBe(
      '14 Fotos in 6 Ordnern, 1 nicht einsortiert und 5 noch auf dem Stapel.',
    );
  });
});
