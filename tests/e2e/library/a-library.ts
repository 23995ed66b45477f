import { copyFile, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type TreeFile, treeOf } from '../../fakes/drawn-batch.ts';
import { drawScene } from '../../fixtures/draw-scene.ts';
import { organize, type Outcome, ownFolder, start, type Started } from '../cli/run-organize.ts';

/** Photos without metadata, so that their names give their time. */
const REAL_PHOTOS = join(import.meta.dirname, '../../../../shared/training');
const real = (await readdir(REAL_PHOTOS).catch((): string[] => []))
  .filter((name) => name.endsWith('.jpg'))
  .toSorted();

/** The suffix of a test's name if it draws its photos because the real ones are missing. */
export const DRAWN =
  real.length > 0 ? '' : ' (with drawn photos: the real ones are not beside the repository)';

/** Returns the path of a real photo without metadata; undefined if the real photos are missing. */
export function realPhoto(number: number): string | undefined {
  const name = real[number];
  return name === undefined ? undefined : join(REAL_PHOTOS, name);
}

/** A folder with a library and new photos, and environment settings that keep the computer's own state out. */
export interface TestLibrary {
  readonly folder: string;
  readonly library: string;
  /** Writes a unique photo under a path; the same number is the same photo. */
  readonly photo: (path: string, number: number) => Promise<void>;
  readonly run: (...args: readonly string[]) => Promise<Outcome>;
  readonly start: (...args: readonly string[]) => Started;
  /** Files of the library, without lists and journals. */
  readonly photos: () => Promise<readonly TreeFile[]>;
  readonly paths: () => Promise<readonly string[]>;
}

/** Makes a folder with an empty library in it. */
export async function emptyLibrary(): Promise<TestLibrary> {
  const folder = await ownFolder();
  const library = join(folder, 'library');
  await mkdir(library);
  const env = { XDG_STATE_HOME: join(folder, 'state'), LOCALAPPDATA: join(folder, 'state') };
  const photo = async (path: string, number: number) => {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const source = realPhoto(number);
    // A plain color would be a bad shot.
    if (source === undefined) await writeFile(target, await drawScene(number));
    else await copyFile(source, target);
    await utimes(target, 1e9, 1e9);
  };
  const photos = async () =>
    (await treeOf(library)).filter(
      ({ path, sha256 }) =>
        sha256 !== '' && !/^(?:\.where-my-pix|SHA256SUMS|Where My Pix|where-my-pix)/.test(path),
    );
  return {
    folder,
    library,
    photo,
    photos,
    paths: async () => (await photos()).map(({ path }) => path).toSorted(),
    run: (...args) => organize(folder, args, env),
    start: (...args) => start(folder, args, env),
  };
}

/** Another program's library: twelve photos in folders of years and months, named by their times. */
export async function datedLibrary(): Promise<TestLibrary> {
  const made = await emptyLibrary();
  for (let number = 0; number < 12; number += 1) {
    const month = String(number + 1).padStart(2, '0');
    await made.photo(`library/2024/${month}/2024${month}05_100000.jpg`, number);
  }
  return made;
}

/** Writes a file piece by piece, like a slow copy. */
export async function writeText(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
