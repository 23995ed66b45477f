import { join, sep } from 'node:path';
import type { SourceRoot } from '#core/into/journal-record.ts';
import type { JournalFile } from '#core/into/read-journal.ts';
import type { FilePhoto } from '../file-photo.ts';
import { statsOf } from '../inside-folder.ts';
import { targetPath } from '../restore/target-path.ts';
import { unpackZips } from '../unpack-zips.ts';

/** Where the files of a journal came from. */
export interface Sources {
  /** The path of a file's bytes; undefined if it is not known, or its ZIP has it no more. */
  readonly pathOf: (file: Pick<JournalFile, 'source'>) => Promise<string | undefined>;
  /** Must be called in every case. */
  readonly close: () => Promise<void>;
}

/** The files of a run that has just found them, those unpacked from ZIPs too. */
export function foundSources(
  roots: readonly SourceRoot[],
  files: readonly Pick<FilePhoto, 'path' | 'from'>[],
): Sources {
  const paths = new Map(files.map(({ path, from }) => [from, path]));
  return {
    pathOf: async ({ source }) => source && paths.get(knownPath(roots, source)),
    close: async () => {},
  };
}

/** The files of a journal; its ZIPs are unpacked when the first file of one is asked for. */
export function journalSources(roots: readonly SourceRoot[], signal: AbortSignal): Sources {
  let unpacked: Promise<{
    readonly paths: ReadonlyMap<string, string>;
    readonly remove: () => Promise<void>;
  }>;
  let isUnpacked = false;
  const fromZips = () => {
    isUnpacked = true;
    return (unpacked ??= unpack(roots, signal));
  };
  return {
    pathOf: async ({ source }) => {
      const root = source && roots[source.root];
      if (!root || !targetPath(source.path, process.platform)) return undefined;
      const path = knownPath(roots, source);
      return root.kind === 'zip' ? (await fromZips()).paths.get(path) : path;
    },
    close: async () => {
      if (isUnpacked) await (await unpacked).remove();
    },
  };
}

/** The path that the user knows. */
function knownPath(roots: readonly SourceRoot[], { root, path }: { root: number; path: string }): string {
  return join(roots[root]?.path ?? '', ...path.split('/'));
}

async function unpack(roots: readonly SourceRoot[], signal: AbortSignal) {
  const zips: FilePhoto[] = [];
  for (const { path, kind } of roots) {
    const stats = kind === 'zip' ? await statsOf(path) : undefined;
    if (!stats) continue;
    zips.push({ id: path, path, from: path, name: path, sizeBytes: stats.size, modifiedMs: stats.mtimeMs });
  }
  const { picked, beside, remove } = await unpackZips(zips, signal);
  const files = [...picked.flatMap(({ photo, failure }) => (failure ? [] : [photo])), ...beside];
  return { paths: new Map(files.map(({ from, path }) => [from, path])), remove };
}

/**
 * Where a file was found: the number of the root, and its path within that.
 *
 * @param from the path that the user knows
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
