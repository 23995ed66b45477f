import type { FileSays } from '#core/dates/batch-dates.ts';
import { libraryFacts } from '#core/library/library-facts.ts';
import { schemeOfRuns, type Library, readLibrary } from '#core/library/read-library.ts';
import { isOfLibrary, type LibraryFile } from '#core/library/library-file.ts';
import { isTopName, isTableName } from '#core/lists/top-names.ts';
import { joinedRows } from '#core/lists/joined-rows.ts';
import { MOST_LIST_BYTES } from '#core/lists/limits.ts';
import type { JournalReading } from '#core/destinations/read-journal.ts';
import { located } from '../decoding/located.ts';
import { toBrowserPhoto } from '../files/browser-photo.ts';
import { sumsOf } from '../files/checksums.ts';
import { fileFacts } from '../files/file-facts.ts';

/** A file of a library in a folder that the person picked. */
export interface HandleFile extends LibraryFile {
  /** The file's state when the library was read; its bytes stay on the disk. */
  readonly file: File;
}

/** Progress reporting and cancellation for reading a library. */
export interface OpenLibraryOptions {
  /** Called with the number of files examined; `total` is 0 while the folders are still being walked. */
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads the library in a folder: its files, its lists, and how it is ordered. Writes nothing.
 *
 * @param runs the journals of the folder, the latest last
 * @throws an abort error once the signal is aborted
 */
export async function openLibrary(
  top: FileSystemDirectoryHandle,
  runs: readonly JournalReading[],
  { onProgress, signal }: OpenLibraryOptions,
): Promise<Library<HandleFile>> {
  const [files, lists]: [HandleFile[], File[]] = [[], []];
  for await (const found of walk(top, '')) {
    signal.throwIfAborted();
    if (isTopName(found.path)) {
      if (isTableName(found.path)) lists.push(found.file);
    } else files.push(found);
    onProgress(files.length, 0);
  }
  const byName = lists.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const rows = await joinedRows(byName.map((list) => () => textOf(list)));
  const library = await readLibrary({
    files,
    rows: rows?.filter(({ isPlaced }) => isPlaced) ?? [],
    namedScheme: schemeOfRuns(runs),
    sumOf: librarySum,
    factsOf: ({ file }) => factsOf(file),
    onProgress,
    signal,
  });
  signal.throwIfAborted();
  return library;
}

/** Returns the SHA-256 of a file of a library, or of one to be added; undefined if it can't be read anymore. */
export async function librarySum({ file }: Pick<HandleFile, 'file'>): Promise<string | undefined> {
  return sumsOf(file).then(
    ({ sha256 }) => sha256,
    () => undefined,
  );
}

async function factsOf(file: File) {
  const says = await fileFacts.saysOf(toBrowserPhoto(file)).catch((): FileSays => ({}));
  const { place } = says.coordinates ? await located(says.coordinates) : {};
  return libraryFacts(file.name, says, place, Date.now());
}

async function* walk(
  folder: FileSystemDirectoryHandle,
  within: string,
): AsyncGenerator<HandleFile, void, void> {
  for await (const handle of folder.values()) {
    const path = within === '' ? handle.name : `${within}/${handle.name}`;
    if (!isOfLibrary(within, handle.name)) continue;
    if (handle.kind === 'directory') {
      yield* walk(handle, path);
      continue;
    }
    // A dangling link, or a file deleted in the meantime, isn't part of the library.
    const file = await handle.getFile().catch(() => undefined);
    if (file) yield { path, sizeBytes: file.size, file };
  }
}

async function textOf(file: File): Promise<string> {
  return file.size > MOST_LIST_BYTES ? '' : file.text().catch(() => '');
}
