import type { ReturnArguments } from '../arguments/argument-types.ts';
import { EXIT, type Host } from '../commands/host.ts';
import { createProgressBar } from '../organize/progress-bar.ts';
import { goOnStorage } from '../storage/go-on-storage.ts';
import { withStorage } from '../storage/with-storage.ts';
import { printable } from '../terminal/printable.ts';
import { goOn, undo } from './commands.ts';

/** Resumes an interrupted run into a folder or a storage, or undoes a run into a folder; returns the exit code. */
export async function runReturn(
  { command, folder, to, origins }: ReturnArguments,
  { environment, stateFolder, t, stopSignal }: Host,
): Promise<number> {
  const signal = stopSignal();
  const bar = createProgressBar(process.stderr, t);
  const onProgress = (done: number, total: number, path: string) => bar.update(done, total, printable(path));
  try {
    const run = command === 'undo' ? undo : goOn;
    const isAllWell = to
      ? await withStorage(to, 'resume', { environment, stateFolder, signal }, (store, held) =>
          held ? goOnStorage(store, held, { t, onProgress, signal }) : Promise.resolve(false),
        )
      : await run({ folder, origins, stateFolder, t, onProgress, signal });
    if (signal.aborted) return EXIT.interrupted;
    return isAllWell ? EXIT.ok : EXIT.incomplete;
  } finally {
    bar.clear();
  }
}
