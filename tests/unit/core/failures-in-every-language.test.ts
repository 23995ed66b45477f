import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords as de } from '#messages/compiled/de/failures.ts';
import { quantitiesWords as deQuantities } from '#messages/compiled/de/quantities.ts';
import { failuresWords as es } from '#messages/compiled/es/failures.ts';
import { quantitiesWords as esQuantities } from '#messages/compiled/es/quantities.ts';
import { failuresWords as fr } from '#messages/compiled/fr/failures.ts';
import { quantitiesWords as frQuantities } from '#messages/compiled/fr/quantities.ts';
import { failuresWords as ja } from '#messages/compiled/ja/failures.ts';
import { quantitiesWords as jaQuantities } from '#messages/compiled/ja/quantities.ts';
import { translator } from '#messages/translate.ts';
import { english } from '../../fakes/english.ts';

/** Failures whose sentences are composed of quantities, names and reasons. */
const FAILURES: readonly Failure[] = [
  { code: 'photo-too-large', details: { sizeBytes: 16_000_000, maxBytes: 15_728_640 } },
  { code: 'photo-format-unsupported', details: { format: 'SVG' } },
  { code: 'photo-too-many-pixels', details: { width: 30_000, height: 20_000, maxPixels: 100_000_000 } },
  { code: 'batch-full', details: { photosPerBatch: 20 } },
  { code: 'engine-timeout', details: { timeoutMs: 25_000 } },
  { code: 'page-image-refused', details: { host: 'images.example', status: 403 } },
  { code: 'page-image-too-small', details: { widthPx: 80, heightPx: 60, thresholdPx: 200 } },
  { code: 'quota-exceeded', details: { limit: 10_000, resetsOn: '2026-12' } },
  { code: 'quota-exceeded', details: { limit: 25, resetsOn: '2026-12', left: 2, photos: 5 } },
  { code: 'batch-failed', details: {} },
  { code: 'archive-incomplete', details: { picked: 14, accountedFor: 13 } },
  { code: 'photo-changed', details: { name: 'IMG_1.jpg' } },
  { code: 'too-many-requests', details: { retryAfterMs: 61_000 } },
  { code: 'server-failed', details: { status: 503 } },
  { code: 'download-failed', details: { reason: 'no-space' } },
  { code: 'not-configured', details: { what: '§' } },
  { code: 'zip-unreadable', details: { reason: 'too-many-files', limitFiles: 20_000 } },
  { code: 'zip-unreadable', details: { reason: 'too-large', limitBytes: 16 * 2 ** 30 } },
  { code: 'page-not-readable', details: { reason: 'pdf' } },
];

describe.each([
  ['German', translator([de, deQuantities])],
  ['Spanish', translator([es, esQuantities])],
  ['French', translator([fr, frQuantities])],
  ['Japanese', translator([ja, jaQuantities])],
])('in %s', (_language, t) => {
  it.each(FAILURES)('a failure is complete, and not in English: %o', (failure) => {
    const said = failureText(failure, t);
    expect(said).not.toMatch(/undefined|NaN|[{}]|failures\.|quantities\./);
    expect(said).not.toBe(failureText(failure, english));
  });
});

describe('in German', () => {
  const t = translator([de, deQuantities]);

  it('numbers, sizes and times are written as Germans do', () => {
    const said = FAILURES.map((failure) => failureText(failure, t)).join('\n');
    expect(said).toContain('10.000');
    expect(said).toContain('15,3\u00a0MB');
    expect(said).toContain('in 2 Minuten');
  });
});

it('a newer server’s failure is shown by its code', () => {
  const failure = { code: 'of-tomorrow', details: {} } as unknown as Failure;
  expect(failureText(failure, english)).toBe('of-tomorrow');
});
