import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Follower } from '#core/exports/companion-paths.ts';
import { besideKind } from '#core/exports/file-kinds.ts';
import { readICloudTable } from '#core/exports/icloud-table.ts';
import {
  type ExportReading,
  type ListedJson,
  type ListedTable,
  readExport,
} from '#core/exports/read-export.ts';
import { readSidecar } from '#core/exports/sidecar.ts';
import type { FilePhoto } from './file-photo.ts';
import { sha256OfFile } from './file-sum.ts';

/** Larger JSON files and tables say nothing of photos: a sidecar has a few kilobytes, a line of a table a hundred bytes. */
const MOST_TEXT_BYTES = { json: 1024 * 1024, table: 16 * 1024 * 1024 } as const;

/** What is looked at, and what comes along. */
export interface BatchPlan {
  readonly reading: ExportReading;
  /** The photos that are looked at. */
  readonly photos: readonly FilePhoto[];
  /** The files that belong to each of them, by its id, exact copies too. */
  readonly followers: ReadonlyMap<string, readonly Follower[]>;
  /** Films that belong to no photo. */
  readonly passengers: readonly FilePhoto[];
  /** Files about photos that are not there. */
  readonly unused: readonly FilePhoto[];
}

/**
 * Reads what an export says about its files, and plans what is looked at: of files that belong together only the photo
 * that leads them, and of exact copies only one, if it can be one that is in no album.
 *
 * @param beside films, and files about photos
 */
export async function planBatch(
  picked: readonly FilePhoto[],
  beside: readonly FilePhoto[],
): Promise<BatchPlan> {
  const jsons = beside.filter(({ name }) => besideKind(name) === 'json');
  const tables = beside.filter(({ name }) => besideKind(name) === 'table');
  const others = beside.filter(({ name }) => isFile(name));
  const files = [...picked, ...others];
  const reading = readExport(
    files.map(listed),
    await oneByOne(jsons, readJson),
    await oneByOne(tables, readTable),
  );

  const kinds = new Map<string, Follower>();
  const byId = new Map(files.map((file) => [file.id, file]));
  const followers = new Map<string, Follower[]>();
  for (const [leader, own] of reading.companions) {
    const followed = own.map(({ id, kind }) => ({ id, kind, name: basename(byId.get(id)?.name ?? '') }));
    for (const follower of followed) kinds.set(follower.id, follower);
    followers.set(leader, followed);
  }
  const leaders = picked.filter(({ id }) => !kinds.has(id));
  const isInAlbum = ({ id }: FilePhoto) => reading.albums.has(id);
  for (const copies of await sameFiles(leaders)) {
    const [first, ...rest] = copies.toSorted(
      (one, other) => Number(isInAlbum(one)) - Number(isInAlbum(other)),
    );
    if (!first) continue;
    const own = followers.get(first.id) ?? [];
    for (const copy of rest) {
      const follower = { id: copy.id, kind: 'copy', name: basename(copy.name) } as const;
      kinds.set(copy.id, follower);
      // What belongs to a copy follows the same photo, as copies of what belongs to it.
      const alsoFollowing = (followers.get(copy.id) ?? []).map(({ id, name }) => ({
        id,
        name,
        kind: 'copy' as const,
      }));
      own.push(follower, ...alsoFollowing);
      followers.delete(copy.id);
    }
    followers.set(first.id, own);
  }
  const alone = others.filter(({ id }) => !kinds.has(id));
  return {
    reading,
    photos: leaders.filter(({ id }) => !kinds.has(id)),
    followers,
    passengers: alone.filter(({ name }) => besideKind(name) === 'film'),
    unused: [
      ...alone.filter(({ name }) => besideKind(name) !== 'film'),
      ...[...jsons, ...tables].filter(({ id }) => !reading.used.has(id)),
    ],
  };
}

function listed(file: FilePhoto) {
  return { id: file.id, folder: directoryOf(file), name: basename(file.name) };
}

/** Parts of one Takeout are joined by their paths in it, other folders by where they are. */
function directoryOf({ from, folder = '' }: FilePhoto): string {
  const parts = folder.split('/');
  const root = parts.findIndex((part) => /^takeout$/i.test(part));
  return root >= 0 ? parts.slice(root).join('/') : dirname(from);
}

/** Thousands of files read at once would be more than a system opens. */
async function oneByOne<Value>(
  files: readonly FilePhoto[],
  readOne: (file: FilePhoto) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const file of files) values.push(await readOne(file));
  return values;
}

/** Whether a file comes along, and is not only read. */
export function isFile(name: string): boolean {
  const kind = besideKind(name);
  return kind !== 'json' && kind !== 'table';
}

async function readJson(file: FilePhoto): Promise<ListedJson> {
  try {
    return { ...listed(file), content: readSidecar(JSON.parse(await textOf(file, MOST_TEXT_BYTES.json))) };
  } catch {
    return { ...listed(file), content: undefined };
  }
}

async function readTable(file: FilePhoto): Promise<ListedTable> {
  return { ...listed(file), content: readICloudTable(await textOf(file, MOST_TEXT_BYTES.table)) };
}

/** Empty for a file that is too large, or cannot be read. */
async function textOf({ path, sizeBytes }: FilePhoto, most: number): Promise<string> {
  return sizeBytes > most ? '' : readFile(path, 'utf8').catch(() => '');
}

/** Groups of files with the same bytes. Only files of the same size are read. */
async function sameFiles(files: readonly FilePhoto[]): Promise<readonly (readonly FilePhoto[])[]> {
  const same: FilePhoto[][] = [];
  const bySize = new Map<number, FilePhoto[]>();
  for (const file of files) {
    const alike = bySize.get(file.sizeBytes);
    if (alike) alike.push(file);
    else bySize.set(file.sizeBytes, [file]);
  }
  for (const [sizeBytes, alike] of bySize) {
    if (sizeBytes === 0 || alike.length < 2) continue;
    const sums = new Map<string, FilePhoto[]>();
    for (const file of alike) {
      const sum = await sumOf(file.path);
      const group = sum === undefined ? undefined : sums.get(sum);
      if (group) group.push(file);
      else if (sum !== undefined) sums.set(sum, [file]);
    }
    same.push(...[...sums.values()].filter(({ length }) => length > 1));
  }
  return same;
}

/** Undefined for a file that cannot be read: the batch says so. */
async function sumOf(path: string): Promise<string | undefined> {
  return sha256OfFile(path).catch(() => undefined);
}
