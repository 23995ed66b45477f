import { openInto } from '../../cli/into/into-folder.ts';
import { putInto } from '../../cli/into/put-into.ts';
import { ENGLISH } from '../../cli/words.ts';
import type { DrawnBatch } from './drawn-batch.ts';

/**
 * A process that puts a drawn batch into a folder, so that a test can kill it. It says before each file how many are
 * done, -1 before all, and ends when all is written.
 */
const batch = JSON.parse(process.argv[2] ?? '') as DrawnBatch;
const { entries, folder, source, stateFolder, isMoved } = batch;
process.send?.(-1);
const into = await openInto(folder);
const photosOf = () =>
  entries.map(({ photoId, photo, sha256 }) => {
    const { name, sizeBytes, modifiedMs } = photo;
    return { id: photoId, listed: { original: name, sha256, sizeBytes, modifiedMs } };
  });
const signal = new AbortController().signal;
const onProgress = (done: number) => void process.send?.(done);
const top = into.top;
const options = { folder: into, top, inputs: [source], isMoved, stateFolder, t: ENGLISH, onProgress, signal };
await putInto(entries, new Map(), photosOf, options);
await into.close();
