import { itemsNamed, mixedText } from '#core/films/items-text.ts';
import type { Engine } from '#server/engines/engine.ts';
import type { Arguments } from '../arguments/argument-types.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { peopleOf } from '../people/run-people.ts';
import { engineVersion } from '../resume/engine-version.ts';
import {
  type AnalysisJournal,
  journalOfFolder,
  journalOfZip,
  openAnalysisJournal,
} from '../resume/analysis-journal.ts';
import { printLines } from '../terminal/terminal.ts';
import type { Program, Target } from './program.ts';
import { createProgressBar } from './progress-bar.ts';

/** Opens what a batch works with, and says what is known from a stopped run. */
export async function openTools(
  photos: readonly FilePhoto[],
  target: Target | undefined,
  options: Arguments,
  program: Program,
  signal: AbortSignal,
) {
  const { modelsFolder, t, terminal } = program;
  const bar = createProgressBar(terminal.stderr, t);
  const journal = await journalOf(photos, options, target, modelsFolder);
  const knownCount = journal?.knownCount ?? 0;
  tellKnown(knownCount, photos, options, program);
  const { openEngine, openDecoders, openFaces } = await program.loadTools();
  const engine = await openEngine({
    modelsFolder,
    reading: 'patient',
    photos: photos.length - (options.isResumed ? knownCount : 0),
    ...(options.workers === undefined ? {} : { workers: options.workers }),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) return stoppedEngine(signal);
    throw error;
  });
  const decoders = openDecoders();
  const people = await peopleOf(options, target, program, openFaces);
  const close = async () => {
    bar.clear();
    decoders.close();
    await engine.close();
    await people?.batch.close();
    await journal?.close();
  };
  return { bar, journal, engine, decoders, people, close };
}

/** Stands for the engine where the user has stopped the program before it was ready. */
function stoppedEngine(signal: AbortSignal): Engine {
  const describe = () => Promise.reject(signal.reason as Error);
  return { name: 'embedded', describe, close: async () => {} };
}

/** Nothing is kept of a dry run, which writes nothing. */
async function journalOf(
  photos: readonly FilePhoto[],
  { out, isDryRun, isResumed }: Arguments,
  target: Target | undefined,
  modelsFolder: string,
): Promise<AnalysisJournal | undefined> {
  if (isDryRun) return undefined;
  const path = target?.folder ? journalOfFolder(target.folder.own) : journalOfZip(out);
  return openAnalysisJournal(path, photos, await engineVersion(modelsFolder), isResumed);
}

function tellKnown(
  known: number,
  photos: readonly FilePhoto[],
  { isResumed }: Arguments,
  { t, terminal }: Program,
): void {
  if (known === 0) return;
  const line = t(isResumed ? 'resuming.known' : 'resuming.mayResume', {
    known,
    items: mixedText(photos.length, itemsNamed(photos), t),
  });
  printLines(terminal.stderr, [line]);
}
