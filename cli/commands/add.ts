import { PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import { ADD_OPTIONS, libraryArguments } from '../library/arguments.ts';
import { defineCommand } from './command.ts';
import { EXIT } from './exit-codes.ts';

/** Adds photos to a folder that is organized already. */
export const addCommand = defineCommand(
  {
    name: 'add',
    operands: (t) => t('library.photosAndLibrary'),
    summary: (t) => t('library.add'),
    options: { ...ADD_OPTIONS, ...PROGRAM_OPTIONS },
    examples: ['add ~/Downloads/camera --into ~/Pictures', 'add phone.zip --into ~/Pictures --dry-run'],
    completed: 'file',
  },
  (typed) => {
    const library = libraryArguments('add', typed);
    return async (host) => {
      const { runAdd } = await import('../library/run-add.ts');
      const signal = host.stopSignal();
      const isAllWell = await runAdd(library, host, signal);
      if (signal.aborted) return EXIT.interrupted;
      return isAllWell ? EXIT.ok : EXIT.incomplete;
    };
  },
);
