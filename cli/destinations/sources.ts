import { join, sep } from 'node:path';
import type { SourceRoot } from '#core/destinations/journal-record.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { listZips } from '../inputs/list-zips.ts';
import { targetPath } from '../restore/target-path.ts';

/** Returns a journal file's source; undefined if it is unknown, or no longer in its ZIP. */
export type Sources = (file: Pick<JournalFile, 'source' | 'dated'>) => Promise<FileBytes | undefined>;

/** Sources of a run that has just found its files, including those in ZIPs. */
export function foundSources(
  roots: readonly SourceRoot[],
  files: readonly (FileBytes & Pick<FilePhoto, 'from'>)[],
): Sources {
  const found = new Map(files.map((file) => [file.from, file]));
  return async ({ source }) => source && found.get(knownPath(roots, source));
}

/** Sources of a journal's files; a ZIP is read when its first file is requested. */
export function journalSources(roots: readonly SourceRoot[], signal: AbortSignal): Sources {
  let inZips: Promise<ReadonlyMap<string, FileBytes>> | undefined;
  return async ({ source, dated }) => {
    const root = source && roots[source.root];
    if (!root || !targetPath(source.path, process.platform)) return undefined;
    const path = knownPath(roots, source);
    const file = root.kind === 'zip' ? (await (inZips ??= filesInZips(roots, signal))).get(path) : { path };
    return file && dated ? { ...file, dated } : file;
  };
}

/** The path as the user knows it. */
function knownPath(roots: readonly SourceRoot[], { root, path }: { root: number; path: string }): string {
  return join(roots[root]?.path ?? '', ...path.split('/'));
}

async function filesInZips(roots: readonly SourceRoot[], signal: AbortSignal) {
  const zips: FilePhoto[] = [];
  for (const { path, kind } of roots) {
    const stats = kind === 'zip' ? await statsOf(path) : undefined;
    if (!stats) continue;
    zips.push({ id: path, path, from: path, name: path, sizeBytes: stats.size, modifiedMs: stats.mtimeMs });
  }
  const { picked, beside } = await listZips(zips, signal);
  const files = [...picked.flatMap(({ photo, failure }) => (failure ? [] : [photo])), ...beside];
  return new Map(files.map((file) => [file.from, file]));
}

/**
 * Where a file was found: the number of the root, and the path within it.
 *
 * @param from the path as the user knows it
 */
export function sourceOf(
  from: string,
  roots: readonly SourceRoot[],
): { readonly root: number; readonly path: string } | undefined {
  const root = roots.findIndex(({ path }) => from.startsWith(path.endsWith(sep) ? path : `${path}${sep}`));
  const { path } = roots[root] ?? {};
  if (path === undefined) return undefined;
  const within = from.slice(path.endsWith(sep) ? path.length : path.length + sep.length);
  return { root, path: within.split(sep).join('/') };
}
