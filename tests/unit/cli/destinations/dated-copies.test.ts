import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { datedHead } from '#codec/written/written-date.ts';
import { resume, undo } from '../../../../cli/destinations/commands.ts';
import type { FileToPut } from '../../../../cli/destinations/plan-into.ts';
import { intoFixture } from './into-fixture.ts';

const run = intoFixture();
const { entryOf, put, returning } = run;
const DATE = { local: '2019-07-14T18:03:12', offset: '+02:00' } as const;

const original = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
const head = datedHead(original, DATE);
const copy = Buffer.concat([head?.bytes ?? Buffer.alloc(0), original.subarray(head?.replaced)]);

let entry: FileToPut;
let source: string;
const target = () => join(run.folder, 'Pets/dog.jpg');
beforeEach(async () => {
  source = join(run.photos, 'a.jpg');
  await writeFile(source, original);
  const { photo, ...told } = await entryOf('a.jpg', 'Pets/dog.jpg', '');
  const sha256 = createHash('sha256').update(copy).digest('hex');
  entry = { ...told, sha256, photo: { ...photo, dated: DATE, sizeBytes: copy.length } };
});

describe('copies with a written date', () => {
  it('are saved to a folder, and undone while the original exists', async () => {
    expect(await put([entry])).toEqual(['Pets/dog.jpg']);
    expect(await readFile(target())).toEqual(copy);
    expect(await undo(returning())).toBe(true);
    expect(await readdir(run.root)).not.toContain('into');
    expect(await readFile(source)).toEqual(original);
  });

  it('leave the original in place, even if files are moved', async () => {
    await put([entry], true);
    expect(await readFile(source)).toEqual(original);
    expect(await readFile(target())).toEqual(copy);
  });

  it.each<[string, () => Promise<void>]>([
    ['is gone', () => rm(source)],
    ['has another picture', () => appendFile(source, 'more')],
    [
      'is the copy itself by another name',
      async () => {
        await rm(source);
        await writeFile(source, copy);
      },
    ],
  ])('stay if the original %s', async (_, change) => {
    await put([entry]);
    await change();
    expect(await undo(returning())).toBe(false);
    expect(await readFile(target())).toEqual(copy);
  });

  it('are made again when an interrupted run is resumed', async () => {
    await put([entry]);
    const own = join(run.folder, '.where-my-pix');
    const journal = (await readdir(own)).find((name) => name.endsWith('.jsonl')) ?? '';
    const lines = (await readFile(join(own, journal), 'utf8')).split('\n');
    const planned = lines.findIndex((line) => line.startsWith('{"type":"planned"'));
    await writeFile(join(own, journal), `${lines.slice(0, planned + 1).join('\n')}\n`);
    await rename(target(), join(run.root, 'elsewhere.jpg'));
    expect(await resume(returning()), run.said).toBe(true);
    expect(await readFile(target())).toEqual(copy);
    expect(await undo(returning())).toBe(true);
  });
});
