import { ArchivePaths, collisionKey, safeFolder, safePathPart } from '../naming/archive-path.ts';
import { type ArrangedPhoto, heldBy, uniqueIn } from './arranged-photo.ts';
import { folderAt, type FolderRename, renamedFolders } from './rename-folder.ts';
import type { StackDecision } from '../similarity/alike/stacks.ts';
import { type FolderPath, folderText, splitPath } from '../naming/folder-path.ts';
import { type PersonsWord, withWordOf } from './persons-word.ts';
import type { ArchiveEntry } from '../batch/batch-event.ts';
import { AppError } from '../failure.ts';

export interface ArrangedFolder {
  /** Stays the same when the folder is renamed. */
  readonly id: number;
  readonly path: FolderPath;
  readonly photos: readonly ArrangedPhoto[];
}

/** The folders of an archive as a person has arranged them. Empty ones aren't in the archive. */
export interface Arrangement extends PersonsWord {
  readonly folders: readonly ArrangedFolder[];
  /** Decisions about photos that look alike, in order. */
  readonly decisions?: readonly StackDecision[];
}

/**
 * What a person can change. Names are as typed, and made safe and unique later. A folder's name is the last part of
 * its path.
 */
export type ArrangementEdit =
  | { readonly type: 'rename-photo'; readonly photoId: string; readonly name: string }
  /** Moves photos behind those of the folder, in their order on the board. */
  | { readonly type: 'move-photos'; readonly photoIds: readonly string[]; readonly folderId: number }
  /** Moves photos into the folder of this path, which is added at the end if it doesn't exist. */
  | { readonly type: 'move-to-path'; readonly photoIds: readonly string[]; readonly path: FolderPath }
  | { readonly type: 'decide-stack'; readonly decision: StackDecision }
  | ({ readonly type: 'rename-folder' } & FolderRename)
  /** Moves each photo into its folder and removes all other folders; photos without a folder stay where they are. */
  | {
      readonly type: 'file-photos';
      readonly folders: ReadonlyMap<string, FolderPath>;
      /** Sets the category of each photo, for folders that don't tell it. */
      readonly categories?: ReadonlyMap<string, string>;
    }
  /** Confirms that the photos are in the right folder. */
  | { readonly type: 'accept-photos'; readonly photoIds: readonly string[] }
  /** Adds a folder at the top. */
  | { readonly type: 'add-folder'; readonly name: string }
  /** Removes an empty folder. */
  | { readonly type: 'remove-folder'; readonly folderId: number };

/** Returns the folders of an archive by name, each with its photos in the order of the entries. */
export function arrangementOf(entries: readonly ArchiveEntry[]): Arrangement {
  const folders = new Map<string, { readonly path: FolderPath; readonly photos: ArrangedPhoto[] }>();
  for (const entry of entries) {
    const { folder, photo } = parsed(entry);
    const text = folderText(folder);
    const known = folders.get(text);
    if (known) known.photos.push(photo);
    else folders.set(text, { path: folder, photos: [photo] });
  }
  const byName = [...folders].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { folders: byName.map(([, { path, photos }], at) => ({ id: at + 1, path, photos })) };
}

/** Returns the arrangement with further photos, in existing folders or new ones at the end. */
export function withEntries(arrangement: Arrangement, entries: readonly ArchiveEntry[]): Arrangement {
  let arranged = arrangement;
  for (const entry of entries) {
    const { folder, photo } = parsed(entry);
    arranged = withPhoto(arranged, folder, photo);
  }
  return { ...arrangement, ...arranged };
}

/** Returns the entries of the archive, folder by folder. Each path is unique, and safe on Windows, macOS and Linux. */
export function entriesOf({ folders }: Arrangement): ArchiveEntry[] {
  return folders.flatMap(({ path: folder, photos }) =>
    photos.map(({ photoId, name, extension }) => ({
      photoId,
      path: `${folderText(folder)}/${name}.${extension}`,
    })),
  );
}

/** Returns the arrangement after one more edit; the same object if the edit changes nothing. */
export function rearranged(arrangement: Arrangement, edit: ArrangementEdit): Arrangement {
  const { decisions } = arrangement;
  const next = withWordOf(edit, arrangement, edited(arrangement, edit));
  return next === arrangement || !decisions || next.decisions ? next : { ...next, decisions };
}

function edited(arrangement: Arrangement, edit: ArrangementEdit): Arrangement {
  switch (edit.type) {
    case 'rename-photo':
      return renamePhoto(arrangement, edit.photoId, edit.name);
    case 'move-photos':
      return movePhotos(arrangement, edit.photoIds, edit.folderId);
    case 'move-to-path':
      return moveToPath(arrangement, edit.photoIds, safeFolder(edit.path));
    case 'decide-stack':
      return { ...arrangement, decisions: [...(arrangement.decisions ?? []), edit.decision] };
    case 'rename-folder':
      return renameFolder(arrangement, edit);
    case 'file-photos':
      return filePhotos(arrangement, edit.folders);
    case 'accept-photos':
      return arrangement;
    case 'add-folder':
      return {
        folders: [newFolder(arrangement, freeFolder(arrangement, edit.name)), ...arrangement.folders],
      };
    case 'remove-folder':
      return removeFolder(arrangement, edit.folderId);
  }
}

/**
 * Checks that no photo was lost or duplicated on the way to the archive.
 *
 * @throws {AppError} `archive-incomplete` if `entries` aren't exactly these photos
 */
export function checkComplete(entries: readonly ArchiveEntry[], photoIds: ReadonlySet<string>): void {
  const inArchive = new Set(entries.map(({ photoId }) => photoId));
  const accountedFor = [...photoIds].filter((photoId) => inArchive.has(photoId)).length;
  if (accountedFor === photoIds.size && entries.length === photoIds.size) return;
  throw new AppError({ code: 'archive-incomplete', details: { picked: photoIds.size, accountedFor } });
}

function renamePhoto(arrangement: Arrangement, photoId: string, typed: string): Arrangement {
  const { folder, photo } = find(arrangement, photoId);
  if (!folder || !photo) return arrangement;
  const name = safePathPart(withoutExtension(typed, photo.extension), photo.name);
  if (name === photo.name) return arrangement;
  const others = folder.photos.filter((other) => other !== photo);
  const renamed = uniqueIn({ photos: others }, { photoId, name, extension: photo.extension });
  return withFolder(arrangement, {
    ...folder,
    photos: folder.photos.map((other) => (other === photo ? renamed : other)),
  });
}

function movePhotos(arrangement: Arrangement, photoIds: readonly string[], folderId: number): Arrangement {
  const { folders } = arrangement;
  const wanted = new Set(photoIds);
  const isMoved = ({ photoId }: ArrangedPhoto) => wanted.has(photoId);
  const target = folders.find(({ id }) => id === folderId);
  const moved = folders.flatMap((folder) => (folder === target ? [] : folder.photos.filter(isMoved)));
  if (!target || moved.length === 0) return arrangement;
  const photos = [...target.photos];
  const paths = heldBy(photos);
  for (const photo of moved) photos.push(uniqueIn({ photos }, photo, paths));
  return {
    folders: folders.map(({ id, path, photos: own }) => {
      return { id, path, photos: id === folderId ? photos : own.filter((photo) => !isMoved(photo)) };
    }),
  };
}

function moveToPath(arrangement: Arrangement, photoIds: readonly string[], path: FolderPath): Arrangement {
  const there = folderAt(arrangement.folders, path);
  if (there) return movePhotos(arrangement, photoIds, there.id);
  const added = newFolder(arrangement, path);
  const withIt = { folders: [...arrangement.folders, added] };
  const moved = movePhotos(withIt, photoIds, added.id);
  return moved === withIt ? arrangement : moved;
}

function filePhotos(arrangement: Arrangement, wanted: ReadonlyMap<string, FolderPath>): Arrangement {
  const filed = new Map<string, { readonly path: FolderPath; readonly photos: ArrangedPhoto[] }>();
  const taken = new Map<string, ArchivePaths>();
  const photos = arrangement.folders.flatMap(({ path, photos: own }) =>
    own.map((photo) => {
      const folder = safeFolder(wanted.get(photo.photoId) ?? path);
      return { photo, folder, stays: folderText(folder) === folderText(path) };
    }),
  );
  // Photos that stay come first, so that they keep their names.
  for (const { photo, folder } of photos.toSorted((one, other) => Number(other.stays) - Number(one.stays))) {
    const key = collisionKey(folderText(folder));
    const target = filed.get(key) ?? { path: folder, photos: [] };
    const paths = taken.get(key) ?? new ArchivePaths();
    target.photos.push(uniqueIn(target, photo, paths));
    filed.set(key, target);
    taken.set(key, paths);
  }
  if (photos.every(({ stays }) => stays)) return arrangement;
  const byName = [...filed.values()].toSorted((one, other) =>
    folderText(one.path).localeCompare(folderText(other.path), 'en', { numeric: true }),
  );
  return { folders: byName.map(({ path, photos }, at) => ({ id: at + 1, path, photos })) };
}

function removeFolder(arrangement: Arrangement, folderId: number): Arrangement {
  const folders = arrangement.folders.filter(({ id, photos }) => id !== folderId || photos.length > 0);
  return folders.length === arrangement.folders.length ? arrangement : { folders };
}

function renameFolder(arrangement: Arrangement, rename: FolderRename): Arrangement {
  const folders = renamedFolders(arrangement.folders, rename);
  return folders === arrangement.folders ? arrangement : { folders };
}

function parsed({ photoId, path, marks }: ArchiveEntry): {
  readonly folder: FolderPath;
  readonly photo: ArrangedPhoto;
} {
  const { folder, fileName } = splitPath(path);
  const dot = fileName.lastIndexOf('.');
  const photo = {
    photoId,
    name: fileName.slice(0, dot),
    extension: fileName.slice(dot + 1),
    ...(marks ? { marks } : {}),
  };
  return { folder, photo };
}

function withPhoto(arrangement: Arrangement, path: FolderPath, photo: ArrangedPhoto): Arrangement {
  const folder = folderAt(arrangement.folders, path);
  if (folder)
    return withFolder(arrangement, { ...folder, photos: [...folder.photos, uniqueIn(folder, photo)] });
  const added = { ...newFolder(arrangement, path), photos: [photo] };
  return { ...arrangement, folders: [...arrangement.folders, added] };
}

function withFolder(arrangement: Arrangement, changed: ArrangedFolder): Arrangement {
  const folders = arrangement.folders.map((folder) => (folder.id === changed.id ? changed : folder));
  return { ...arrangement, folders };
}

function newFolder({ folders }: Arrangement, path: FolderPath): ArrangedFolder {
  return { id: Math.max(0, ...folders.map(({ id }) => id)) + 1, path, photos: [] };
}

/** Returns a free name for an outermost folder: this one, or this one with the next free number. */
function freeFolder(arrangement: Arrangement, typed: string): FolderPath {
  const name = safePathPart(typed, 'Unsorted');
  if (!folderAt(arrangement.folders, [name])) return [name];
  for (let number = 2; ; number += 1) {
    const numbered = [`${name} ${number}`];
    if (!folderAt(arrangement.folders, numbered)) return numbered;
  }
}

function find({ folders }: Arrangement, photoId: string) {
  const folder = folders.find(({ photos }) => photos.some((photo) => photo.photoId === photoId));
  return { folder, photo: folder?.photos.find((photo) => photo.photoId === photoId) };
}

/** A typed extension is dropped: the name is the same. */
function withoutExtension(typed: string, extension: string): string {
  const end = `.${extension}`;
  return typed.trim().toLowerCase().endsWith(end.toLowerCase()) ? typed.trim().slice(0, -end.length) : typed;
}
