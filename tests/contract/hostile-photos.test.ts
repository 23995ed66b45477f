import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import type { Engine } from '#server/engines/engine.ts';
import { testApp } from '../fakes/servers/test-app.ts';

interface Sample {
  readonly file: string;
  readonly expected: 'processed' | 'refused' | 'either';
  readonly upload_name?: string;
}

interface Answer {
  readonly description?: string;
  readonly error?: string;
  readonly failure?: { readonly code: string };
}

const ROOT = join(import.meta.dirname, '../..');
const MODELS = join(ROOT, 'dist/models');
const SHARED = join(ROOT, '../shared/photos');
const MISSING = [
  ...(existsSync(SHARED) ? [] : ['the shared photos are not beside the repository']),
  ...(existsSync(join(MODELS, 'manifest.json')) ? [] : ['the models are not built']),
].join(', ');
const SKIPPED = MISSING && ` (skipped: ${MISSING})`;

/** The API accepts JPEG, PNG and WebP; the clients convert all other formats. */
const OTHER_FORMATS = /\.(?:gif|heic|avif|tiff?|bmp|svg|dng)$/;

function isExpected({ file, expected }: Sample, status: number, { description, failure }: Answer): boolean {
  const isDescribed = status === 200 && /^[A-Z].*\.$/.test(description ?? '');
  const isNamed = status >= 400 && status < 500 && (failure?.code ?? '').startsWith('photo-');
  if (OTHER_FORMATS.test(file)) return isNamed && status === 415;
  if (expected === 'either') return isDescribed || isNamed;
  return expected === 'processed' ? isDescribed : isNamed;
}

describe.skipIf(MISSING)(`original files sent to analyze-image${SKIPPED}`, () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEmbeddedEngine({ modelsFolder: MODELS, workers: 1 });
  });
  afterAll(() => engine.close());

  it.each(['formats', 'faults'])(
    'the %s: describes or refuses each for its content, and counts only those described',
    async (folder) => {
      const manifest = JSON.parse(await readFile(join(SHARED, folder, 'manifest.json'), 'utf8')) as Sample[];
      // Samples with odd names are valid photos; names are never sent to the API.
      const samples = manifest.filter((sample) => !sample.upload_name);
      const as = await (await testApp({ engine }, { foundingMembers: 1 })).as('sam@example.com');
      const outcomes = [];
      for (const sample of samples) {
        const bytes = await readFile(join(SHARED, folder, sample.file));
        const init = {
          method: 'POST',
          headers: { 'Content-Type': 'image/jpeg' },
          body: new Uint8Array(bytes),
        };
        const answer = await as('/functions/v1/analyze-image', init);
        outcomes.push({ sample, status: answer.status, body: (await answer.json()) as Answer });
      }

      expect(outcomes.filter(({ sample, status, body }) => !isExpected(sample, status, body))).toEqual([]);
      const described = outcomes.filter(({ status }) => status === 200);
      const account = await as('/api/account');
      expect(await account.json()).toMatchObject({ usage: { count: described.length } });
    },
    120_000,
  );
});
