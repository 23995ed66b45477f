import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openedSamples } from '../../fixtures/opened-samples.ts';
import { openedArchive, sha256 } from '../site/support/opened-archive.ts';
import { linesOf, organize, ownFolder } from './run-organize.ts';

describe('damaged JPEGs, JPEG XLs, floating-point TIFFs and OS/2 bitmaps, on the command line', () => {
  it(
    'are analyzed, and come back byte for byte with the extension of their content',
    { tags: ['common-image-formats-handled'] },
    async () => {
      const folder = await ownFolder();
      const samples = await openedSamples();
      await mkdir(join(folder, 'heap'));
      for (const { name, bytes } of samples) await writeFile(join(folder, 'heap', name), bytes);
      const outcome = await organize(folder, ['heap', '--json']);
      const lines = new Map(linesOf(outcome).map((line) => [line.file, line]));
      const failed = [...lines.values()].flatMap(({ file, failure }) =>
        failure ? [`${file}: ${failure}`] : [],
      );
      expect(failed).toEqual([]);
      expect(outcome.code).toBe(0);
      const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
      for (const { name, extension, bytes } of samples) {
        const path = lines.get(name)?.path ?? '';
        expect([name, path.split('.').at(-1), entries.get(path)]).toEqual([name, extension, sha256(bytes)]);
      }
    },
  );
});
