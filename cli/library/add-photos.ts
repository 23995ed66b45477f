import { join } from 'node:path';
import { OWN_FOLDER } from '#core/destinations/limits.ts';
import type { ThereFile } from '#core/library/known-files.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { resume } from '../destinations/commands.ts';
import { isUnfinished, openInto, realFolder } from '../destinations/into-folder.ts';
import { findJournals } from '../destinations/journal-file.ts';
import type { PutFile } from '../destinations/put-into.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { organizeInputs } from '../organize/organize-inputs.ts';
import type { Program } from '../organize/program.ts';
import type { Told } from '../organize/report.ts';
import type { LibraryArguments } from './arguments.ts';
import { type HalvesOptions, removeHalves } from './halves.ts';
import { FileMemory } from './file-memory.ts';
import { libraryTarget } from './library-target.ts';
import { type DiskLibrary, readDiskLibrary } from './read-library.ts';
import type { SeenNow } from './settling.ts';
import { realInputs } from './walk-library.ts';

/** A library's rules file, if there is one, in the format that the site exports. */
export const LIBRARY_RULES = 'organizing-rules.json';

export interface AddHost {
  readonly program: Program;
  readonly signal: AbortSignal;
  /** Leaves out files that shouldn't be added yet. */
  readonly isReady?: (file: FilePhoto) => boolean;
  /** Called before an earlier, interrupted run is finished, and with each line of its result. */
  readonly onGoingOn: (line?: string) => void;
  /** Called once the library is read, with its rules file, if it has one. */
  readonly onRead: (library: DiskLibrary, rulesFile: string | undefined) => void;
  readonly onNew: (added: number, there: readonly ThereFile<FilePhoto>[]) => void;
  /** Called with a file that is complete now, and the path of its earlier half. */
  readonly onReplaced: HalvesOptions['onReplaced'];
  /** The files that a watch is done with once this has ended. */
  readonly handled?: () => readonly SeenNow[];
  /** Called before anything is written. */
  readonly onPlan: (files: ReadonlyMap<string, PutFile>) => void;
}

/** The result of adding photos. */
export interface Added {
  readonly told: Told;
  /** How many photos and films weren't in the library. */
  readonly newCount: number;
  readonly there: readonly ThereFile<FilePhoto>[];
}

/**
 * Adds photos to a library. It is locked before it is read, until everything is written, so that nothing is added
 * twice; an interrupted run is finished first.
 *
 * @throws {UsageError} if the library doesn't exist, or another run has it
 * @throws {DiskError} if the disk is full or gone
 */
export async function addPhotos(typed: LibraryArguments, host: AddHost): Promise<Added> {
  const { options } = typed;
  const { folder: named } = options.into;
  const top = await realFolder(named);
  if (top === undefined) throw new UsageError((t) => t('library.missing', { folder: named }));
  if ((await realInputs(options.inputs)).includes(top)) {
    throw new UsageError((t) => t('library.itself', { folder: named }));
  }
  if (!options.isDryRun) await finishEarlier(named, top, host);
  const folder = options.isDryRun ? undefined : await openInto(named);
  try {
    return await addTo(top, folder, typed, host);
  } finally {
    await folder?.close();
  }
}

async function finishEarlier(
  folder: string,
  top: string,
  { program, signal, onGoingOn }: AddHost,
): Promise<void> {
  const found = await findJournals(join(top, OWN_FOLDER));
  const isLeft = found.some(
    ({ reading }) => reading.ok && reading.journal.isPlanned && isUnfinished(reading.journal),
  );
  if (!isLeft) return;
  onGoingOn();
  const { stateFolder, t } = program;
  await resume({ folder, origins: [], stateFolder, t, onProgress: () => {}, signal, print: onGoingOn });
}

async function addTo(
  top: string,
  folder: Awaited<ReturnType<typeof openInto>> | undefined,
  typed: LibraryArguments,
  { program, signal, isReady, handled, onRead, onNew, onReplaced, onPlan }: AddHost,
): Promise<Added> {
  const { options } = typed;
  const inputs = await realInputs(options.inputs);
  const memory = await FileMemory.open(program.stateFolder, top);
  const { placesFile } = program;
  const scheme = typed.hasScheme ? options.scheme : undefined;
  const library = await readDiskLibrary(top, { memory, placesFile, inputs, scheme, signal });
  const ownRules = join(top, LIBRARY_RULES);
  const rulesFile = options.rulesFile ?? ((await statsOf(ownRules))?.isFile() ? ownRules : undefined);
  memory.photoCount = library.photoCount;
  onRead(library, rulesFile);
  let newCount = 0;
  let there: readonly ThereFile<FilePhoto>[] = [];
  const port = libraryTarget(library, {
    memory,
    eventGapHours: options.eventGapHours,
    chosen: chosenNames(typed),
    isLanguageChosen: typed.hasLanguage,
    ...(isReady ? { isReady } : {}),
    makeRoom: async (files) => {
      const { journals } = library;
      if (folder) await removeHalves(files, { folder, journals, t: program.t, onReplaced });
    },
    onNew: (added, known) => {
      newCount = added;
      there = known;
      onNew(added, known);
    },
  });
  const target = { folder, top, library: port, onPlan };
  try {
    const { told } = await organizeInputs({ ...options, rulesFile }, target, program, () => signal);
    if (!told.isStopped) for (const { path, mark } of handled?.() ?? []) memory.handle(path, mark);
    return { told, newCount, there };
  } finally {
    const all = new Set(library.files.map(({ onDisk }) => onDisk));
    await memory.save((path) => all.has(path));
  }
}

/** A person's choice takes precedence over the library's habits. */
function chosenNames({ options, hasPattern }: LibraryArguments): Partial<NamingOptions> {
  return {
    ...(hasPattern ? { pattern: options.pattern } : {}),
    ...(options.ignoresQuality ? { ignoresQuality: true } : {}),
  };
}
