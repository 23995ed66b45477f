import type { Options } from '../arguments/option.ts';
import { PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import { libraryArguments, NOT_WATCHED, WATCH_OPTIONS } from '../library/arguments.ts';
import { printLines } from '../terminal/terminal.ts';
import { defineCommand } from './command.ts';
import { EXIT } from './exit-codes.ts';

const OWN_OPTIONS = {
  once: { type: 'boolean', default: false, group: 'output', help: (t) => t('library.helpOnce') },
  notify: { type: 'boolean', default: false, group: 'report', help: (t) => t('library.helpNotify') },
} as const satisfies Options;

/** Adds photos to a folder that is organized already, as they arrive in other folders. */
export const watchCommand = defineCommand(
  {
    name: 'watch',
    operands: (t) => t('library.foldersAndLibrary'),
    summary: (t) => t('library.watch'),
    options: { ...OWN_OPTIONS, ...WATCH_OPTIONS, ...PROGRAM_OPTIONS },
    examples: ['watch ~/Downloads ~/DCIM --into ~/Pictures', 'watch ~/DCIM --into ~/Pictures --once'],
    completed: 'folder',
  },
  ({ values: { once: isOnce, notify: notifies, ...values }, ...typed }) => {
    const library = libraryArguments('watch', { ...typed, values: { ...NOT_WATCHED, ...values } });
    return async (host) => {
      const { watchFolders } = await import('../library/watch.ts');
      const signal = host.stopSignal();
      const isAllWell = await watchFolders({
        typed: library,
        isOnce,
        notifies,
        program: host,
        signal,
        print: (line) => printLines(host.terminal.stdout, [line]),
      });
      // A watch ends by being stopped.
      if (signal.aborted && isOnce) return EXIT.interrupted;
      return isAllWell ? EXIT.ok : EXIT.incomplete;
    };
  },
);
