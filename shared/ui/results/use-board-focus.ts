import { useEffect, useState } from 'react';
import type { Arrangement } from '#core/board/arrangement.ts';
import { placeIn } from '#core/places/place-in.ts';
import { folderButtonId, moveButtonId } from '../board/element-ids.ts';
import { viewButtonId } from '../board/opener-context.ts';

/** What gets the focus. */
export interface Focused {
  readonly id: string;
  /** Gets the focus first if the other is missing: on a very large board, a card adds its tools when it has the focus. */
  readonly firstId?: string;
}

/** Returns a function that sets the focus, once the change that it follows is on screen. */
export function useBoardFocus(): (focused: Focused) => void {
  const [focused, setFocused] = useState<Focused>();
  useEffect(() => {
    if (focused) focusOn(focused);
  }, [focused]);
  return setFocused;
}

function focusOn({ id, firstId }: Focused): void {
  const element = document.getElementById(id);
  if (element || firstId === undefined) return element?.focus();
  document.getElementById(firstId)?.focus();
  queueMicrotask(() => document.getElementById(id)?.focus());
}

/**
 * Returns what gets the focus when a photo leaves its folder: the next photo there, else the previous one, else the
 * folder.
 */
export function neighbourOf(
  arrangement: Arrangement,
  photoId: string,
  shown: readonly string[],
): Focused | undefined {
  const { folder } = placeIn(arrangement, photoId);
  if (!folder) return undefined;
  const inFolder = new Set(folder.photos.map((photo) => photo.photoId));
  const beside = shown.filter((id) => inFolder.has(id));
  const at = beside.indexOf(photoId);
  const neighbour = beside[at + 1] ?? beside[at - 1];
  if (neighbour === undefined) return { id: folderButtonId(folder.id) };
  return { id: moveButtonId(neighbour), firstId: viewButtonId(neighbour) };
}
