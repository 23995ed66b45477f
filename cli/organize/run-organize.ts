import type { Arguments } from '../arguments/argument-types.ts';
import type { Host } from '../commands/command.ts';
import { EXIT } from '../commands/exit-codes.ts';
import { openInto, realFolder } from '../destinations/into-folder.ts';
import { withStorage } from '../storage/with-storage.ts';
import { organizeInputs } from './organize-inputs.ts';
import type { Target } from './program.ts';
import { tell } from './report.ts';
import { toldFigures } from './told-figures.ts';

/** Organizes photos into the destination, reports the result, and returns the exit code. */
export async function runOrganize(options: Arguments, host: Host): Promise<number> {
  const { into, to, isDryRun } = options;
  if (to) {
    const signal = host.stopSignal();
    return withStorage(to, isDryRun ? 'dry-run' : 'send', { ...host, signal }, (store, folder) =>
      organized(options, { folder, top: undefined, store }, host, signal),
    );
  }
  if (!into) return organized(options, undefined, host);
  const top = await realFolder(into.folder);
  if (isDryRun) return organized(options, { folder: undefined, top }, host);
  // From here on, a signal must leave the folder as it was.
  const signal = host.stopSignal();
  const folder = await openInto(into.folder);
  try {
    return await organized(options, { folder, top: folder.top }, host, signal);
  } finally {
    await folder.close();
  }
}

async function organized(
  options: Arguments,
  target: Target | undefined,
  host: Host,
  signal?: AbortSignal,
): Promise<number> {
  const { told, signal: stop } = await organizeInputs(
    options,
    target,
    host,
    () => signal ?? host.stopSignal(),
  );
  const isWhereAsked = tell(told, options, host);
  if (options.hasFigures) {
    const { stdout, stderr } = host.terminal;
    (options.isJson ? stderr : stdout).write(`\n${toldFigures(told.results, host.t).join('\n')}\n`);
  }
  if (stop.aborted) return EXIT.interrupted;
  const isAllPlaced = !told.isIncomplete && told.results.every(({ placed }) => placed);
  return isAllPlaced && isWhereAsked ? EXIT.ok : EXIT.incomplete;
}
