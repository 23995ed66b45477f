import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PlannedPhoto } from '#core/destinations/plan-journal.ts';
import { undo } from '../../../../cli/destinations/commands.ts';
import type { FileToPut } from '../../../../cli/destinations/plan-into.ts';
import { intoFixture } from './into-fixture.ts';

const run = intoFixture();

function listed({ photoId, sha256, photo }: FileToPut): PlannedPhoto {
  const { name: original, sizeBytes, modifiedMs } = photo;
  return { id: photoId, listed: { original, sha256, sizeBytes, modifiedMs } };
}

it('keeps a copy in a library’s list if it stays because its original is gone', async () => {
  const { entryOf, put, returning } = run;
  const entries = [
    await entryOf('a.jpg', '2024/a.jpg', 'first'),
    await entryOf('b.jpg', '2024/b.jpg', 'second'),
  ];
  await put(entries, false, { growsLists: true, photosOf: () => entries.map(listed) });
  await rm(join(run.photos, 'b.jpg'));

  expect(await undo(returning())).toBe(false);

  const table = await readFile(join(run.folder, 'where-my-pix.csv'), 'utf8');
  expect(table.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining('2024/b.jpg')]);
});
