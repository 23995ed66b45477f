import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { box, u32 } from '../../fakes/made-boxes.ts';

const MEMORY = '/dev/shm';

/** Returns a film with unique bytes, as a phone writes it: its index comes last. */
export function madeFilm(number: number, filmBytes = 300_000): Buffer {
  return Buffer.concat([
    box('ftyp', 'isom', u32(0), 'isom'),
    box('mdat', u32(number), Buffer.alloc(filmBytes, number)),
    box('moov', box('free', Buffer.alloc(200, 1))),
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
