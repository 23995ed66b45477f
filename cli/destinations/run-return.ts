import type { ReturnArguments } from '../arguments/argument-types.ts';
import type { Host } from '../commands/command.ts';
import { EXIT } from '../commands/exit-codes.ts';
import { createProgressBar } from '../organize/progress-bar.ts';
import { resumeStorage } from '../storage/resume-storage.ts';
import { withStorage } from '../storage/with-storage.ts';
import { printable } from '../terminal/printable.ts';
import { printLines } from '../terminal/terminal.ts';
import { resume, undo } from './commands.ts';

/** Resumes an interrupted run into a folder or a storage, or undoes a run into a folder; returns the exit code. */
export async function runReturn(
  { command, folder, to, origins }: ReturnArguments,
  { environment, stateFolder, t, terminal: { stdout, stderr }, stopSignal }: Host,
): Promise<number> {
  const signal = stopSignal();
  const bar = createProgressBar(stderr, t);
  const print = (line: string) => printLines(stdout, [line]);
  const onProgress = (done: number, total: number, path: string) => bar.update(done, total, printable(path));
  try {
    const run = command === 'undo' ? undo : resume;
    const isAllWell = to
      ? await withStorage(to, 'resume', { environment, stateFolder, signal }, (store, held) =>
          held ? resumeStorage(store, held, { t, onProgress, signal, print }) : Promise.resolve(false),
        )
      : await run({ folder, origins, stateFolder, t, onProgress, signal, print });
    if (signal.aborted) return EXIT.interrupted;
    return isAllWell ? EXIT.ok : EXIT.incomplete;
  } finally {
    bar.clear();
  }
}
