import { tell } from '../organize/report.ts';
import { toldFigures } from '../organize/told-figures.ts';
import type { Program } from '../organize/program.ts';
import { printable } from '../terminal/printable.ts';
import { printLines } from '../terminal/terminal.ts';
import { addPhotos } from './add-photos.ts';
import type { LibraryArguments } from './arguments.ts';
import { thereLines, toldLibrary, toldPlan, toldThere } from './tell-add.ts';

/**
 * Adds photos to a library, and prints what is found, planned and done. With `--json`, standard output only gets one
 * line per file.
 *
 * @returns whether every file is where it should be
 */
export async function runAdd(
  typed: LibraryArguments,
  program: Program,
  signal: AbortSignal,
): Promise<boolean> {
  const { options } = typed;
  const {
    t,
    terminal: { stdout, stderr },
  } = program;
  const print = (lines: readonly string[]) => printLines(options.isJson ? stderr : stdout, lines);
  const { told, newCount, there } = await addPhotos(typed, {
    program,
    signal,
    onGoingOn: (line) => print([line ?? t('library.goingOn', { folder: options.into.folder })]),
    onRead: (library, rulesFile) => print(toldLibrary(library, rulesFile, typed, t)),
    onNew: (added, known) => print([t('library.new', { added, there: known.length }), '']),
    onReplaced: ({ name }, path) => print([printable(t('library.replaces', { name, path }))]),
    onPlan: (files) => print([...toldPlan(files, t), '']),
  });
  const isTold = told.results.length > 0;
  const isWell = isTold ? tell(told, options, program) : true;
  if (isTold && options.hasFigures) print(['', ...toldFigures(told.results, t)]);
  if (options.isJson) printLines(stdout, thereLines(there));
  else print([...(isTold && there.length > 0 ? [''] : []), ...toldThere(there, options.isVerbose, t)]);
  if (newCount === 0 && !isTold) print([t('library.nothingNew')]);
  return isWell && !told.isIncomplete && told.results.every(({ placed }) => placed);
}
