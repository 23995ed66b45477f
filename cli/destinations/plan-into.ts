import { basename, dirname, join, resolve } from 'node:path';
import type { SourceRoot } from '#core/destinations/journal-record.ts';
import {
  type FilePlan,
  type Inspected,
  planFiles,
  type PlannedFile,
} from '#core/destinations/plan-journal.ts';
import type { FolderEntry } from '#core/destinations/plan-targets.ts';
import type { PhotoEntry } from '#pipeline/ports.ts';
import { readdir, realpath, stat } from '../disk/byte-fs.ts';
import { isZip, type FilePhoto } from '../inputs/file-photo.ts';
import { mayGrowNow } from '../inputs/growth.ts';
import { foundAt, isMovableSource } from './on-disk.ts';
import { sourceOf } from './sources.ts';

/** A file with its path, and what is known of its bytes. */
export interface FileToPut extends PhotoEntry<FilePhoto> {
  readonly sha256: string;
}

/** The planned targets of all files. */
export interface IntoPlan extends FilePlan {
  readonly roots: readonly SourceRoot[];
  /** Files that are copied instead of moved, because they may still grow. */
  readonly unsure: readonly FilePhoto[];
}

export interface PlanOptions {
  /** The real path of the folder; undefined if it doesn't exist yet. */
  readonly top: string | undefined;
  /** The folders, ZIPs and files as typed. */
  readonly inputs: readonly string[];
  readonly isMoved: boolean;
  /** Inspects a storage instead of a folder. */
  readonly look?: Inspected | undefined;
}

/** Plans where files go in a folder, and writes nothing. */
export async function planInto(
  entries: readonly FileToPut[],
  { top, inputs, isMoved, look }: PlanOptions,
): Promise<IntoPlan> {
  const zips = entries.flatMap(({ photo }) => (photo.packed ? [photo.path] : []));
  // A ZIP inside a folder comes before the folder.
  const roots = await rootsOf([...new Set(zips), ...inputs]);
  const known = new Map<string, PlannedFile>();
  const mayGrow = isMoved ? await mayGrowNow() : undefined;
  const unsure: FilePhoto[] = [];
  for (const { photoId, photo, sha256 } of entries) {
    const source = sourceOf(photo.from, roots);
    const isMovable = isMoved && (await isMovableSource({ source }, roots));
    const { sizeBytes, modifiedMs, dated } = photo;
    // The source stays if another file with other bytes is made from it.
    const isGrowing = isMovable && !dated && (await mayGrow?.(photo)) === true;
    const isMoving = isMovable && !dated && !isGrowing;
    if (isGrowing) unsure.push(photo);
    const facts = { source, sizeBytes, sha256, modifiedMs, dated };
    known.set(photoId, { ...facts, id: photoId, isMoved: isMoving });
  }
  return {
    roots,
    unsure,
    ...(await planFiles(entries, known, look ?? (await lookInto(top, entries, known)))),
  };
}

async function lookInto(
  top: string | undefined,
  entries: readonly FileToPut[],
  known: ReadonlyMap<string, PlannedFile>,
): Promise<Inspected> {
  if (top === undefined) return { entries: async () => [], found: async () => 'none' };
  // If a folder is organized in place, moved files only free their names later.
  const leaving = new Map<string, string>();
  for (const { photoId, photo } of entries) {
    if (known.get(photoId)?.isMoved) leaving.set(await realpath(photo.path), photoId);
  }
  return {
    entries: async (folder) =>
      (await readdir(join(top, folder), { withFileTypes: true })).map((entry): FolderEntry => {
        const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
        return { name: entry.name, kind };
      }),
    found: async (path, file) => {
      const there = join(top, path);
      const isLeaving = leaving.has(there) && leaving.get(there) !== file.id;
      return isLeaving ? 'none' : foundAt(there, file);
    },
  };
}

async function rootsOf(inputs: readonly string[]): Promise<readonly SourceRoot[]> {
  const roots = new Map<string, SourceRoot>();
  for (const input of inputs) {
    const path = resolve(input);
    const isFile = (await stat(path)).isFile();
    if (!isFile) roots.set(path, { path, kind: 'folder' });
    else if (isZip(path)) roots.set(path, { path, kind: 'zip' });
    else if (basename(path) !== '') roots.set(dirname(path), { path: dirname(path), kind: 'folder' });
  }
  return [...roots.values()];
}
