import { resume, undo } from '../../cli/destinations/commands.ts';
import { openInto } from '../../cli/destinations/into-folder.ts';
import { putInto } from '../../cli/destinations/put-into.ts';
import { ENGLISH } from '../../cli/arguments/words.ts';
import type { DrawnBatch } from './drawn-batch.ts';

/**
 * A process that saves a drawn batch to a folder, resumes that or undoes it, so that a test can kill it. Before each
 * file it prints how many are done, -1 at the very start, and it ends when everything is done.
 */
const [, , json = '', work] = process.argv;
const { entries, folder, source, stateFolder, isMoved } = JSON.parse(json) as DrawnBatch;
const onProgress = (done: number) => void process.send?.(done);
const { signal } = new AbortController();
const t = ENGLISH;
process.send?.(-1);
if (work === 'write') {
  const into = await openInto(folder);
  const photosOf = () =>
    entries.map(({ photoId, photo, sha256 }) => {
      const { name, sizeBytes, modifiedMs } = photo;
      return { id: photoId, listed: { original: name, sha256, sizeBytes, modifiedMs } };
    });
  const options = {
    folder: into,
    top: into.top,
    inputs: [source],
    isMoved,
    stateFolder,
    t,
    onProgress,
    signal,
  };
  await putInto(entries, photosOf, options);
  await into.close();
} else {
  const run = work === 'undo' ? undo : resume;
  // If it was killed before it wrote anything, there is nothing to resume.
  await run({ folder, origins: [], stateFolder, t, onProgress, signal, print: () => {} }).catch(
    (error: Error) => {
      if (error.name !== 'UsageError') throw error;
    },
  );
}
process.disconnect();
