import { createHash } from 'node:crypto';
import {
  appendFile,
  link,
  mkdtemp,
  open as openFile,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import type { FilePhoto } from '../../../../cli/inputs/file-photo.ts';
import {
  openAnalysisJournal,
  removeAnalyses,
  stoppedZipOf,
} from '../../../../cli/resume/analysis-journal.ts';
import { type Analyzed, analyzedFromJson, analyzedToJson } from '../../../../cli/resume/analyzed-record.ts';

const photo: FilePhoto = {
  id: '/a.jpg',
  path: '/a.jpg',
  from: '/a.jpg',
  name: 'a.jpg',
  sizeBytes: 5,
  modifiedMs: 1_600_000_000_123.456,
};
const data = Uint8Array.from({ length: 32 * 24 * 3 }, (_, at) => (at * 7919) % 256);
const looked: Analyzed = {
  analysis: {
    description: 'A dog.\n"Rex" 🐕',
    category: 'Pets',
    name: 'dog',
    confidence: 0.1 + 0.2,
    alternatives: [{ category: 'Food', confidence: 1 / 3 }],
  },
  beside: {
    takenAt: '2024-06-01T10:00:00',
    location: { latitude: 38.7, longitude: -9.1 },
    texts: { caption: 'Rex', keywords: ['dog'], people: ['Emma'] },
    shot: { atMs: 5, camera: 7, look: Uint8ClampedArray.from({ length: 768 }, (_, at) => at % 256) },
    lookAgain: 'blurred',
    traits: {
      fingerprint: fingerprintOf({ width: 32, height: 24, data }),
      width: 320,
      height: 240,
      blur: 0.25,
    },
  },
};

let path: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'analysis-journal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  path = join(folder, 'looked');
});

/** Of each photo's bytes. */
const sha256Of = async ({ from }: FilePhoto) => createHash('sha256').update(from).digest('hex');

const open = (photos: readonly FilePhoto[] = [photo], version = '1', isResumed = true) =>
  openAnalysisJournal(path, photos, version, isResumed);

async function written(): Promise<void> {
  const journal = await open();
  await journal.record(photo, looked, sha256Of);
  await journal.close();
}

describe('a journal of analyses', () => {
  it('restores every bit of a photo’s analysis', async () => {
    await written();
    expect(await (await open()).known(photo, sha256Of)).toEqual(looked);
  });

  it.each([
    ['that was changed', { ...photo, modifiedMs: photo.modifiedMs + 1 }],
    ['of another size', { ...photo, sizeBytes: 6 }],
    ['of another path', { ...photo, from: '/b.jpg' }],
    ['of other bytes in its ZIP', { ...photo, packed: { content: undefined, sizeBytes: 5, crc32: 9 } }],
  ])('knows nothing of a photo %s', async (_what, other: FilePhoto) => {
    await written();
    expect(await (await open([other])).known(other, sha256Of)).toBeUndefined();
  });

  it('ignores analyses by another version of the engine', async () => {
    await written();
    expect(await (await open([photo], '2')).known(photo, sha256Of)).toBeUndefined();
  });

  it('is kept unused if nobody asked for it', async () => {
    await written();
    const journal = await open([photo], '1', false);
    expect([await journal.known(photo, sha256Of), journal.knownCount]).toEqual([undefined, 1]);
    await journal.close();
    expect(await (await open()).known(photo, sha256Of)).toEqual(looked);
  });

  it('of a newer version is refused with a sentence, and kept by this run and by a finished one', async () => {
    const newer = `${JSON.stringify({ version: RECORD_VERSIONS.analyses + 1 })}\n{"key":"a"}\n`;
    await writeFile(path, newer);
    await expect(open()).rejects.toThrow(
      `A newer version of Where My Pix wrote ${path}. It was left unchanged.`,
    );
    await expect(stoppedZipOf(path)).rejects.toThrow('A newer version');
    await removeAnalyses(dirname(path));
    expect(await readFile(path, 'utf8')).toBe(newer);
  });

  it('that isn’t one is neither used, continued nor removed', async () => {
    const other = '{"key":"a"}\n';
    await writeFile(path, other);
    const journal = await open();
    await journal.record(photo, looked, sha256Of);
    await journal.finished();
    await removeAnalyses(dirname(path));
    expect(await readFile(path, 'utf8')).toBe(other);
  });

  it('loses no line to one that a crash cut off', async () => {
    await written();
    await appendFile(path, '{"key":"cut o');
    const other = { ...photo, from: '/b.jpg' };
    const journal = await open([photo, other]);
    await journal.record(other, looked, sha256Of);
    await journal.close();
    const again = await open([photo, other]);
    expect([await again.known(photo, sha256Of), await again.known(other, sha256Of)]).toEqual([
      looked,
      looked,
    ]);
  });

  it('knows nothing of a photo with other bytes, whatever its path, size and time', async () => {
    await written();
    expect(await (await open()).known(photo, async () => 'other')).toBeUndefined();
    expect(await (await open()).known(photo, async () => undefined)).toBeUndefined();
  });

  it.each([
    ['a symbolic link', symlink],
    ['a hard link', link],
  ])('neither reads nor changes a file of the user’s through %s', async (_what, make) => {
    await written();
    const diary = `${path}-diary`;
    const lines = `${await readFile(path, 'utf8')}my last line`;
    await writeFile(diary, lines);
    await rm(path);
    await make(diary, path);
    const journal = await open();
    expect(await journal.known(photo, sha256Of)).toBeUndefined();
    await journal.record(photo, looked, sha256Of);
    await journal.finished();
    expect(await readFile(diary, 'utf8')).toBe(lines);
  });

  it('skips an endless line, and reads those after it', async () => {
    await written();
    const record = await readFile(path);
    const file = await openFile(path, 'w');
    for (let megabytes = 0; megabytes < 20; megabytes += 1) await file.write(Buffer.alloc(2 ** 20, 'x'));
    await file.write(`\n`);
    await file.write(record);
    await file.close();
    expect(await (await open()).known(photo, sha256Of)).toEqual(looked);
  });

  it('is removed when nothing is missing', async () => {
    await written();
    await (await open()).finished();
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('by another program is read safely', async () => {
    const key = JSON.stringify(['1', '/a.jpg', photo.sizeBytes, photo.modifiedMs, 0]);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (value, other) => {
        const record = {
          ...analyzedToJson(looked),
          key,
          sha256: await sha256Of(photo),
          traits: value,
          beside: other,
          part: value,
          zip: other,
        };
        await writeFile(path, `${JSON.stringify(value)}\n${JSON.stringify(record)}\n`);
        expect(await (await open()).known(photo, sha256Of)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    { takenAt: 5 },
    { takenAt: '2020-99-99T00:00:00' },
    { takenAt: '2021-02-29T00:00:00' },
    { texts: 'x' },
    { shot: {} },
    { lookAgain: 'y' },
    { location: { latitude: 91, longitude: 0 } },
  ])('ignores a record with %j', (beside) => {
    expect(analyzedFromJson({ ...analyzedToJson(looked), beside })).toBeUndefined();
  });

  it('is the JSON that every version so far can read', () => {
    const text = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
      Buffer.from(buffer, byteOffset, byteLength).toString('base64');
    const { traits, ...others } = looked.beside;
    const { fingerprint } = traits;
    const { hash, innerHash, luma, chroma } = fingerprint;
    const cells = {
      hash: text(hash),
      innerHash: text(innerHash),
      luma: text(luma),
      chroma: text(chroma),
    };
    const shot = { ...others.shot, look: text(others.shot!.look) };
    const json = {
      analysis: looked.analysis,
      beside: { ...others, shot },
      traits: { ...traits, fingerprint: { ...fingerprint, ...cells } },
    };
    expect(analyzedToJson(looked)).toStrictEqual(json);
    for (const older of [{}, { format: 'jpeg' }])
      expect(analyzedFromJson(JSON.parse(JSON.stringify({ ...json, ...older })))).toStrictEqual(looked);
  });

  it.each(['', 'AA==', '!', 'A'.repeat(1_000_000), 7, null, [1], { 0: 1 }])(
    'ignores a record whose cells are %j',
    (cells) => {
      const { traits, beside, ...others } = analyzedToJson(looked) as Record<string, Record<string, object>>;
      for (const field of ['hash', 'innerHash', 'luma', 'chroma']) {
        const changed = { ...traits, fingerprint: { ...traits!['fingerprint'], [field]: cells } };
        expect(analyzedFromJson({ ...others, beside, traits: changed })).toBeUndefined();
      }
      const changed = { ...beside, shot: { ...beside!['shot'], look: cells } };
      expect(analyzedFromJson({ ...others, beside: changed, traits })).toBeUndefined();
    },
  );

  it('ignores a record of another kind', () => {
    const json = analyzedToJson(looked);
    expect(analyzedFromJson({ ...json, analysis: { description: 'a '.repeat(150_000) } })).toBeUndefined();
    expect(analyzedFromJson({ ...json, analysis: { description: 5 } })).toBeUndefined();
    expect(analyzedFromJson({ ...json, traits: { width: 1, height: 1, fingerprint: {} } })).toBeUndefined();
  });
});
