import { basename, dirname, join } from 'node:path';
import { worthSumming } from '#core/companions/copies.ts';
import { comesAlone } from '#core/companions/file-kinds.ts';
import { fileIntoLibrary } from '#core/library/file-into-library.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import { tokensOf } from '#core/schemes/scheme.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import { isLookAgainFolder, languageOfFolders } from '#core/wording/own-folders.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import type { LibraryPort, Picked } from '../organize/library-port.ts';
import { fileToFile, filingBy } from '../organize/scheme-filing.ts';
import type { FileMemory } from './file-memory.ts';
import type { Library } from './read-library.ts';
import { pushTo } from '#core/push-to.ts';

/** Where all photos of a library without folders go in the pipeline, which has a folder for each. */
const FLAT = 'Unsorted';

/** Tokens that are known of films, too. */
const OF_FILMS: ReadonlySet<string> = new Set(['date', 'event', 'city', 'country', 'album', 'folder']);

/** A file that is not added, because its bytes are in the library. */
export interface ThereFile {
  readonly file: FilePhoto;
  /** The path in the library; the path of another new file if it is a copy of that. */
  readonly path: string;
}

export interface LibraryTargetOptions {
  readonly memory: FileMemory;
  readonly eventGapHours: number;
  /** What a person chose, so that the library does not decide it. */
  readonly chosen: Partial<NamingOptions>;
  readonly isLanguageChosen: boolean;
  /** Leaves files out that are not to be added yet. */
  readonly isReady?: (file: FilePhoto) => boolean;
  /** Called once it is known what is new, before anything is looked at. */
  readonly onNew: (added: number, there: readonly ThereFile[]) => void;
}

/** Adds photos to a library that was read. */
export function libraryTarget(library: Library, options: LibraryTargetOptions): LibraryPort {
  const { order } = library;
  const isFlat = order.scheme === '';
  const takesFilms = !isFlat && tokensOf(order.scheme).every((token) => OF_FILMS.has(token));
  let folders: ReadonlyMap<string, FolderPath> = new Map();
  return {
    withoutKnown: (files, signal) => withoutKnown(files, library, options, signal),
    filing: (files, passengers, facts) =>
      filingBy(files, facts, (photos, known) => {
        const films = takesFilms || isFlat ? passengers.map((file) => fileToFile(file, known)) : [];
        const all = [...photos, ...films.filter(({ date }) => isFlat || date !== undefined)];
        folders = isFlat
          ? new Map(all.map(({ id }) => [id, [FLAT]]))
          : fileIntoLibrary(all, order, options.eventGapHours);
        return folders;
      }),
    scheme: library.namedScheme,
    folderOf: (id) => folders.get(id),
    pathOf: (path) => (isFlat && path.startsWith(`${FLAT}/`) ? path.slice(FLAT.length + 1) : path),
    placing: { ...learnedPlacing(library, options.isLanguageChosen), ...options.chosen },
  };
}

function learnedPlacing(
  { order, pattern, photoCount }: Library,
  isLanguageChosen: boolean,
): Partial<NamingOptions> {
  const language = isLanguageChosen ? undefined : languageOfFolders(order.folders);
  // A library without such a folder gets none for photos that came out badly.
  const ignoresQuality = photoCount > 0 && !order.folders.some((folder) => isLookAgainFolder(folder));
  return {
    ...(pattern === undefined ? {} : { pattern }),
    ...(language === undefined ? {} : { language }),
    ...(ignoresQuality ? { ignoresQuality } : {}),
  };
}

async function withoutKnown(
  { picked, beside }: Picked,
  library: Library,
  { memory, isReady = () => true, onNew }: LibraryTargetOptions,
  signal: AbortSignal,
): Promise<Picked> {
  const ready = picked.filter(({ photo }) => isReady(photo));
  const readyBeside = beside.filter((file) => isReady(file));
  const media = [
    ...ready.flatMap(({ photo, failure }) => (failure ? [] : [photo])),
    ...readyBeside.filter(({ name }) => comesAlone(name)),
  ];
  const bySize = new Map<number, string[]>();
  for (const { sizeBytes, path } of library.files) {
    pushTo(bySize, sizeBytes, path);
  }
  const known = new Map<string, string>();
  for (const sizeBytes of new Set(media.map((file) => file.sizeBytes))) {
    for (const path of bySize.get(sizeBytes) ?? []) {
      if (signal.aborted) break;
      const sum = await memory.sum(join(library.top, path));
      if (sum !== undefined) known.set(sum, path);
    }
  }
  const twins = new Set(worthSumming(media).map(({ id }) => id));
  const there: ThereFile[] = [];
  for (const file of media) {
    const mayBeThere = library.originals.size > 0 || twins.has(file.id) || bySize.has(file.sizeBytes);
    if (signal.aborted || !mayBeThere) continue;
    const sum = await sumOf(file, memory);
    const path = sum === undefined ? undefined : (known.get(sum) ?? (await datedCopy(sum, library, memory)));
    if (path !== undefined) there.push({ file, path });
    else if (sum !== undefined) known.set(sum, file.name);
  }
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

/** The copy of a photo that a date was written into, if the library has it as its list says. */
async function datedCopy(
  sum: string,
  { top, files, originals }: Library,
  memory: FileMemory,
): Promise<string | undefined> {
  const { path, sha256 } = originals.get(sum) ?? {};
  const file = path === undefined ? undefined : files.find((one) => one.path === path);
  return file && (await memory.sum(join(top, file.path))) === sha256 ? path : undefined;
}

/** Undefined for a file that cannot be read: the batch says so. */
function sumOf(file: FilePhoto, memory: FileMemory): Promise<string | undefined> {
  return file.packed ? sha256OfFile(file).catch(() => undefined) : memory.sum(file.path);
}

/** By what a sidecar is named like its photo: `IMG_1` of `IMG_1.jpg.xmp`. */
function stemKey({ from }: FilePhoto): string {
  return join(dirname(from), basename(from).split('.')[0] ?? '');
}
