import type { Stack } from '#core/similarity/alike/stacks.ts';
import type { Arrangement, ArrangementEdit } from '#core/board/arrangement.ts';
import { COPIES_FOLDER } from '#core/companions/companion-paths.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';

/** Returns the folder for the other photos when one of a stack is kept: that of its exact copies. */
export function othersFolder(arrangement: Arrangement, keptId: string): FolderPath {
  return othersFolderOf(placeIn(arrangement, keptId).folder?.path ?? []);
}

/** Returns that folder, given the folder of the kept photo. */
export function othersFolderOf(kept: FolderPath): FolderPath {
  return kept[0] === COPIES_FOLDER ? kept : [COPIES_FOLDER, ...kept];
}

/** Keeps one photo of a stack in place and moves the others, in one step. */
export function keepOneEdits(
  arrangement: Arrangement,
  { photoIds }: Stack,
  keptId: string,
): readonly ArrangementEdit[] {
  const others = photoIds.filter((id) => id !== keptId);
  const path = othersFolder(arrangement, keptId);
  return [
    { type: 'move-to-path', photoIds: others, path },
    { type: 'decide-stack', decision: { how: 'best-kept', photoIds } },
  ];
}
