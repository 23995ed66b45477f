import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { PlannedPhoto } from '#core/destinations/plan-journal.ts';
import type { ReturnOptions } from '../../../../cli/destinations/commands.ts';
import { openInto } from '../../../../cli/destinations/into-folder.ts';
import type { FileToPut } from '../../../../cli/destinations/plan-into.ts';
import { type PutFiles, putInto, type PutOptions } from '../../../../cli/destinations/put-into.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';

/** Folders for a test that saves files to one of them. */
export interface IntoFixture {
  root: string;
  /** Where the photos are. */
  photos: string;
  /** Their target. */
  folder: string;
  /** The commands' output. */
  said: string;
  /** Writes a photo, and returns it with its target path. */
  readonly entryOf: (name: string, path: string, text: string, within?: string) => Promise<FileToPut>;
  /** Saves entries to the folder, and returns the changed paths, or the reason why there are none. */
  readonly put: (entries: readonly FileToPut[], isMoved?: boolean, more?: PutMore) => Promise<string[]>;
  /** The options of resume and undo. */
  readonly returning: (origins?: readonly string[], more?: Partial<ReturnOptions>) => ReturnOptions;
}

/** What a test may override. */
export interface PutMore extends Partial<
  Pick<PutOptions, 'growsLists' | 'inputs' | 'onProgress' | 'signal'>
> {
  readonly photosOf?: () => readonly PlannedPhoto[];
}

/** Makes new folders for each test, and removes them. */
export function intoFixture(): IntoFixture {
  const { signal } = new AbortController();
  const onProgress = () => {};
  const run: IntoFixture = {
    root: '',
    photos: '',
    folder: '',
    said: '',
    entryOf: async (name, path, text, within = run.photos) => {
      const full = join(within, name);
      await mkdir(dirname(full), { recursive: true });
      if (!existsSync(full)) {
        await writeFile(full, text);
        await utimes(full, 1e9, 1e9);
      }
      const { size: sizeBytes, mtimeMs: modifiedMs } = await stat(full);
      const sha256 = createHash('sha256').update(text).digest('hex');
      const photo = { id: full, path: full, from: full, name, sizeBytes, modifiedMs };
      return { photoId: full, path, sha256, photo };
    },
    put: async (entries, isMoved = false, { photosOf, ...more } = {}) => {
      const into = await openInto(run.folder);
      const place = { folder: into, top: into.top, stateFolder: join(run.root, 'state') };
      const options = { ...place, inputs: [run.photos], isMoved, t: ENGLISH, onProgress, signal, ...more };
      let done: PutFiles;
      try {
        done = await putInto(entries, photosOf, options);
      } finally {
        await into.close();
      }
      const reasons = done.run?.files.map(({ reason }) => reason);
      return [...done.files.values()].map(({ path, isInPlace }, at) =>
        isInPlace ? path : (reasons?.[at] ?? ''),
      );
    },
    returning: (origins = [], more = {}) => {
      const { folder, root } = run;
      const print = (line: string) => void (run.said += `${line}\n`);
      const kept = { folder, origins, stateFolder: join(root, 'state') };
      return { ...kept, t: ENGLISH, onProgress, signal, print, ...more };
    },
  };
  beforeEach(async () => {
    run.root = await realpath(await mkdtemp(join(tmpdir(), 'put-into-')));
    run.photos = join(run.root, 'photos');
    run.folder = join(run.root, 'into');
    await mkdir(run.photos);
    run.said = '';
  });
  afterEach(async () => {
    await rm(run.root, { recursive: true });
  });
  return run;
}
