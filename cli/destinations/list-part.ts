import { join } from 'node:path';
import { open, rm } from '../disk/byte-fs.ts';
import { partName } from './on-disk.ts';

/**
 * Writes the text of a list to a file of its own, which is complete before `place` gives it its name.
 *
 * @param top the real path of the folder
 * @param id of the run
 */
export async function writeListPart(
  top: string,
  id: string,
  text: string,
  place: (part: string) => Promise<unknown>,
): Promise<void> {
  const part = join(top, partName('list', id));
  await rm(part, { force: true });
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(part);
  } finally {
    await rm(part, { force: true });
  }
}
