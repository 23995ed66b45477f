import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import type { FilePhoto } from '../../../../cli/inputs/file-photo.ts';
import { openAnalysisJournal } from '../../../../cli/resume/analysis-journal.ts';
import { rememberedAnalyses } from '../../../../cli/resume/remembered-analyses.ts';
import { fakeSketch } from '../../../fakes/fake-sketches.ts';

const PHOTO: FilePhoto = {
  id: '/a.jpg',
  path: '/a.jpg',
  from: '/a.jpg',
  name: 'a.jpg',
  sizeBytes: 5,
  modifiedMs: 1_600_000_000_000,
};
const DATA = Uint8Array.from({ length: 32 * 24 * 3 }, (_, at) => (at * 7919) % 256);
const TRAITS = { fingerprint: fingerprintOf({ width: 32, height: 24, data: DATA }), width: 320, height: 240 };
const SEEN = { description: 'A dog.', category: 'Pets' as const, peopleCount: 2, sketch: fakeSketch(1, 1) };

/** What a journal remembers of the photo, for a run. */
async function looks(path: string) {
  const journal = await openAnalysisJournal(path, [PHOTO], '1', true);
  const { decoder, journal: remembered } = await rememberedAnalyses({
    decoder: { decode: async () => ({ image: { bytes: new Uint8Array() }, traits: TRAITS }) as never },
    photos: [PHOTO],
    toldOf: async () => ({ people: [] }) as never,
    sha256Of: async () => 'ab'.repeat(32),
    journal,
  });
  return { decoder, remembered, close: () => journal.close() };
}

it('a photo analyzed by a stopped run is known with everything that decides its folder, but without its text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remembered-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'looked');
  const first = await looks(path);
  await first.decoder.decode(PHOTO, 'jpeg', new AbortController().signal);
  await first.remembered.record(PHOTO.id, { ...SEEN, readText: 'a letter' });
  await first.close();
  const second = await looks(path);
  expect(second.remembered.described(PHOTO.id)).toEqual({ ...SEEN, traits: TRAITS });
  await second.close();
});
