import type { Arrangement, ArrangementEdit } from '#core/board/arrangement.ts';
import { type FolderRename, isTooDeep } from '#core/board/rename-folder.ts';
import { FOLDER_DEPTH } from '#core/limits.ts';
import { slashedName } from '#core/naming/slashed-name.ts';
import { placeIn } from '#core/places/place-in.ts';

/** Returns how a folder is renamed to a typed name, whose slashes make folders around it. */
export function folderRenameOf(folderId: number, typed: string): FolderRename {
  const { folder, name } = slashedName(typed);
  return { folderId, name, ...(folder.length > 0 ? { within: folder } : {}) };
}

/** Returns the edit that renames a folder to a typed name; undefined if a path would be too deep. */
export function folderEdit(
  { folders }: Arrangement,
  folderId: number,
  typed: string,
): ArrangementEdit | undefined {
  const rename = folderRenameOf(folderId, typed);
  return isTooDeep(folders, rename) ? undefined : { type: 'rename-folder', ...rename };
}

/**
 * Returns the edits that rename a photo to a typed name, whose slashes make folders inside its own; undefined if
 * those would be too deep. It moves first, because its name only has to be free where it goes.
 */
export function photoEdits(
  arrangement: Arrangement,
  photoId: string,
  typed: string,
): readonly ArrangementEdit[] | undefined {
  const { folder, name } = slashedName(typed);
  const path = [...(placeIn(arrangement, photoId).folder?.path ?? []), ...folder];
  if (folder.length > 0 && path.length > FOLDER_DEPTH) return undefined;
  return [
    ...(folder.length > 0 ? [{ type: 'move-to-path', photoIds: [photoId], path } as const] : []),
    ...(name === '' ? [] : [{ type: 'rename-photo', photoId, name } as const]),
  ];
}
