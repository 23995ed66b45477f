import { worthSumming } from '../companions/copies.ts';
import { pushTo } from '../push-to.ts';
import type { LibraryFile } from './library-file.ts';
import type { SumOf } from './list-rows.ts';
import type { Library } from './read-library.ts';

/** A file to add */
interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
}

/** A file that is skipped, because its bytes are already in the library. */
export interface ThereFile<File> {
  readonly file: File;
  /** The path in the library, or another new file's name if it is a duplicate of that. */
  readonly path: string;
}

/** How the files on both sides are read. */
export interface KnownSearch<New, File extends LibraryFile> {
  readonly library: Pick<Library<File>, 'files' | 'originals' | 'listedSum'>;
  readonly sumOf: SumOf<File>;
  readonly sumOfNew: SumOf<New>;
  /** Called before each file that may have to be read. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Leaves the rest unread. */
  readonly signal: { readonly aborted: boolean };
}

/**
 * Finds the files that a library already has, byte for byte and under any name. Reads only files of equal size whose
 * recorded checksum doesn't differ, and reads a recorded file to prove it.
 *
 * @param files photos and films to add
 */
export async function filesThere<New extends NewFile, File extends LibraryFile>(
  files: readonly New[],
  { library, sumOf, sumOfNew, onProgress, signal }: KnownSearch<New, File>,
): Promise<readonly ThereFile<New>[]> {
  const bySize = new Map<number, File[]>();
  const sizes = new Set(files.map(({ sizeBytes }) => sizeBytes));
  for (const file of library.files) if (sizes.has(file.sizeBytes)) pushTo(bySize, file.sizeBytes, file);
  const candidates = [...bySize.values()].flat();
  const total = files.length + candidates.length;
  const twins = new Set(worthSumming(files).map(({ id }) => id));
  const sums = new Map<New, string>();
  for (const [at, file] of files.entries()) {
    onProgress?.(at, total);
    const mayBeThere = library.originals.size > 0 || twins.has(file.id) || bySize.has(file.sizeBytes);
    if (signal.aborted || !mayBeThere) continue;
    const sum = await sumOfNew(file);
    if (sum !== undefined) sums.set(file, sum);
  }
  const wanted = new Set(sums.values());
  const known = new Map<string, string>();
  for (const [at, file] of candidates.entries()) {
    onProgress?.(files.length + at, total);
    const listed = library.listedSum(file);
    if (signal.aborted || (listed !== undefined && !wanted.has(listed))) continue;
    const sum = await sumOf(file);
    if (sum !== undefined) known.set(sum, file.path);
  }
  const there: ThereFile<New>[] = [];
  for (const [file, sum] of sums) {
    const path = known.get(sum) ?? (await datedCopy(sum, library, sumOf));
    if (path === undefined) known.set(sum, file.name);
    else there.push({ file, path });
  }
  return there;
}

/** Returns the copy of a photo that a date was written into, if the library has it as its list says. */
async function datedCopy<File extends LibraryFile>(
  sum: string,
  { files, originals }: KnownSearch<unknown, File>['library'],
  sumOf: SumOf<File>,
): Promise<string | undefined> {
  const { path, sha256 } = originals.get(sum) ?? {};
  const file = path === undefined ? undefined : files.find((one) => one.path === path);
  return file && (await sumOf(file)) === sha256 ? path : undefined;
}
