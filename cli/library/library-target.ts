import { basename, dirname, join } from 'node:path';
import { comesAlone } from '#core/companions/file-kinds.ts';
import { filesThere, type ThereFile } from '#core/library/known-files.ts';
import { foldersInLibrary, libraryHabits, pathInLibrary } from '#core/library/library-habits.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import type { LibraryPort, Picked } from '../organize/library-port.ts';
import { renamedPeople } from '../people/renamed-people.ts';
import type { FileMemory } from './file-memory.ts';
import type { DiskLibrary } from './read-library.ts';

export interface LibraryTargetOptions {
  readonly memory: FileMemory;
  readonly eventGapHours: number;
  /** What a person chose, so that the library does not decide it. */
  readonly chosen: Partial<NamingOptions>;
  readonly isLanguageChosen: boolean;
  readonly makeRoom: LibraryPort['makeRoom'];
  /** Leaves files out that are not to be added yet. */
  readonly isReady?: (file: FilePhoto) => boolean;
  /** Called once it is known what is new, before anything is looked at. */
  readonly onNew: (added: number, there: readonly ThereFile<FilePhoto>[]) => void;
}

/** Adds photos to a library that was read. */
export function libraryTarget(library: DiskLibrary, options: LibraryTargetOptions): LibraryPort {
  const { order } = library;
  const { language, ...habits } = libraryHabits(library);
  const names = new Set(order.folders.flat());
  return {
    withoutKnown: (files, signal) => withoutKnown(files, library, options, signal),
    fileAll: (photos, films) => foldersInLibrary(photos, films, order, options.eventGapHours),
    scheme: library.namedScheme,
    hasFolder: (name) => names.has(name),
    namedAsNow: (people) => renamedPeople(people, library.files, ({ onDisk }) => options.memory.sum(onDisk)),
    makeRoom: options.makeRoom,
    pathOf: (path) => pathInLibrary(path, order),
    placing: {
      ...habits,
      ...(language === undefined || options.isLanguageChosen ? {} : { language }),
      ...options.chosen,
    },
  };
}

async function withoutKnown(
  { picked, beside }: Picked,
  library: DiskLibrary,
  { memory, isReady = () => true, onNew }: LibraryTargetOptions,
  signal: AbortSignal,
): Promise<Picked> {
  const ready = picked.filter(({ photo }) => isReady(photo));
  const readyBeside = beside.filter((file) => isReady(file));
  const media = [
    ...ready.flatMap(({ photo, failure }) => (failure ? [] : [photo])),
    ...readyBeside.filter(({ name }) => comesAlone(name)),
  ];
  const there = await filesThere(media, {
    // What this computer remembers of the files is surer than their list.
    library: { ...library, listedSum: () => undefined },
    sumOf: ({ onDisk }) => memory.sum(onDisk),
    sumOfNew: (file) => sumOf(file, memory),
    signal,
  });
  const left = new Set(there.map(({ file }) => file.id));
  onNew(media.length - left.size, there);
  const added = media.filter(({ id }) => !left.has(id));
  const ofAdded = new Set(added.map(stemKey));
  const ofThere = new Set(there.map(({ file }) => stemKey(file)));
  return {
    picked: ready.filter(({ photo }) => !left.has(photo.id)),
    // What belongs to a photo that is there stays with it.
    beside: readyBeside.filter((file) =>
      comesAlone(file.name) ? !left.has(file.id) : ofAdded.has(stemKey(file)) || !ofThere.has(stemKey(file)),
    ),
  };
}

/** Undefined for a file that cannot be read: the batch says so. */
function sumOf(file: FilePhoto, memory: FileMemory): Promise<string | undefined> {
  return file.packed ? sha256OfFile(file).catch(() => undefined) : memory.sum(file.path);
}

/** By what a sidecar is named like its photo: `IMG_1` of `IMG_1.jpg.xmp`. */
function stemKey({ from }: FilePhoto): string {
  return join(dirname(from), basename(from).split('.')[0] ?? '');
}
