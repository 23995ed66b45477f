/** @module-tag nightly */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collisionKey } from '#core/naming/archive-path.ts';
import { openedArchive } from '../../site/support/opened-archive.ts';
import { linesOf, organize, ownFolder } from '../run-organize.ts';

interface Sample {
  readonly file: string;
  readonly expected: 'processed' | 'refused' | 'either';
  readonly upload_name?: string;
}

/** Over the service's limit, which does not apply on disk. */
const LARGE = 'big-15.1MiB.jpg';
const ROOT = join(import.meta.dirname, '../../../..');
const SHARED = join(ROOT, '../shared/photos');
const MISSING = existsSync(SHARED) ? '' : ' (skipped: the shared photos are not beside the repository)';

/** Whether a file name is valid on all operating systems on which the tests run. */
function canExist(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- some systems forbid control characters in names
  return name.length < 200 && !/[<>:"/\\|?*\u0000-\u001f]|[. ]$|^(?:con|nul)\./iu.test(name);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.skipIf(MISSING)(`every format, and broken or hostile files, on disk${MISSING}`, () => {
  it.each(['formats', 'faults'])('%s: each comes back whole or is named with its reason', async (kind) => {
    const folder = await ownFolder();
    const manifest = JSON.parse(await readFile(join(SHARED, kind, 'manifest.json'), 'utf8')) as Sample[];
    const samples = await Promise.all(
      manifest.map(async ({ file, expected, upload_name: named }, at) => {
        const name = named !== undefined && canExist(named) ? named : file;
        const bytes = await readFile(join(SHARED, kind, file));
        // Each in a separate folder, since some file systems treat some of the names as equal.
        await mkdir(join(folder, 'photos', String(at)), { recursive: true });
        await writeFile(join(folder, 'photos', String(at), name), bytes);
        return { file, expected, name: join(String(at), name), hash: sha256(bytes) };
      }),
    );

    const outcome = await organize(folder, ['photos', '--json']);

    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    const said = new Map(linesOf(outcome).map((line) => [line.source, line]));
    const outcomes = samples.map(({ file, expected, name, hash }) => {
      const line = [...said.values()].find((one) => one.source.endsWith(name));
      const isBack = line?.path !== undefined && entries.get(line.path) === hash;
      const isNamed = line?.failure !== undefined && (line.message ?? '') !== '';
      const isTaken = expected === 'processed' || file === LARGE;
      const isAsExpected = expected === 'either' || isBack === isTaken;
      return { file, isBack, isNamed, isAsExpected };
    });
    expect(outcomes.filter(({ isBack, isNamed }) => isBack === isNamed)).toEqual([]);
    expect(outcomes.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    expect(entries.size).toBe(outcomes.filter(({ isBack }) => isBack).length);
    expect(outcome.code).toBe(outcomes.every(({ isBack }) => isBack) ? 0 : 1);
    for (const path of entries.keys())
      expect(path).toMatch(/^[\p{L}&, ]+\/[\p{L}\p{M}\p{N}_]+(?:_\d{4}-\d{2}-\d{2}(?:_\d+)?)?\.[a-z]{3,4}$/u);
    expect(new Set([...entries.keys()].map(collisionKey)).size).toBe(entries.size);
  });
});
