import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#messages/language.ts';
import type { SampleResult } from '../../../site/samples/sample-results.ts';
import { SAMPLES, sampleUrl, smallSampleUrl } from '../../../site/samples/samples.ts';

const SITE = join(import.meta.dirname, '../../../site');

describe('the sample pictures', () => {
  it('are twelve photographs under permissive licenses, a receipt and a screenshot', () => {
    const photographs = SAMPLES.filter(({ credit }) => credit);
    expect(photographs).toHaveLength(12);
    expect(SAMPLES.filter(({ credit }) => !credit).map(({ id }) => id)).toEqual(['receipt', 'screenshot']);
    for (const { credit } of photographs) {
      expect(credit?.license).toMatch(/^(?:CC0 1\.0|CC BY(?:-SA)? \d\.0|Public domain)$/);
      expect(credit?.licenseUrl).toMatch(/^https:\/\//);
      expect(credit?.sourceUrl).toMatch(/^https:\/\//);
    }
  });

  it.each(SAMPLES.map(({ id }) => id))('has both sizes of %s', (id) => {
    for (const url of [sampleUrl(id), smallSampleUrl(id)]) {
      expect(existsSync(join(SITE, 'public', url))).toBe(true);
    }
  });

  it.each(LANGUAGES)('have a result each in %s, in order', async (language) => {
    const text = await readFile(join(SITE, `samples/results/${language}.json`), 'utf8');
    const results = JSON.parse(text) as SampleResult[];
    expect(results.map(({ id, before }) => ({ id, before }))).toEqual(
      SAMPLES.map(({ id, name }) => ({ id, before: name })),
    );
    for (const { description, folder, after } of results) {
      expect([description, folder, after].every((text) => text.length > 0)).toBe(true);
    }
  });
});
