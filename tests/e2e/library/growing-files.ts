import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { box, u32 } from '../../fakes/made-boxes.ts';

const MEMORY = '/dev/shm';

const FROM_1904_S = 2_082_844_800;

/**
 * Returns a film with unique bytes, as a phone writes it: its index comes last.
 *
 * @param created when it was recorded, in ISO 8601
 */
export function madeFilm(number: number, created?: string): Buffer {
  const seconds = created === undefined ? 0 : Date.parse(created) / 1000 + FROM_1904_S;
  return Buffer.concat([
    box('ftyp', 'isom', u32(0), 'isom'),
    box('mdat', u32(number), Buffer.alloc(300_000, number)),
    box('moov', box('mvhd', u32(0), u32(seconds), Buffer.alloc(92, 1))),
  ]);
}

/** Makes a folder on another file system than the temporary files, where the system has one; removed after the test. */
export async function folderElsewhere(): Promise<string> {
  const [memory, disk] = [await stat(MEMORY).catch(() => undefined), await stat(tmpdir())];
  const isOther = memory !== undefined && memory.dev !== disk.dev;
  const folder = await mkdtemp(join(isOther ? MEMORY : tmpdir(), 'elsewhere-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
