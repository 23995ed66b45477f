import { useState } from 'react';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import { sentToUnsorted } from '#core/review/sent-to-unsorted.ts';
import type { Arranging } from '../board/use-arrangement.ts';

interface UnsortedLimit {
  /** Percent, 0 to 100: the current limit, or the position while dragging. */
  readonly percent: number;
  /** How many photos the limit has moved to Unsorted, or would move. */
  readonly count: number;
  /** Called while the limit is dragged; doesn't change the board. */
  readonly hold: (percent: number) => void;
  /** Applies the limit as an edit. */
  readonly release: () => void;
}

/** Keeps the share below which photos go to Unsorted. */
export function useUnsortedLimit(
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
  edit: Arranging['edit'],
): UnsortedLimit {
  const [set, setSet] = useState(0);
  const [held, setHeld] = useState<number>();
  const [sent, setSent] = useState<ReadonlyMap<string, FolderPath>>(new Map());
  const wouldBe = (percent: number) => sentToUnsorted(arrangement, placed, percent / 100, sent);
  const change = wouldBe(held ?? set);
  // The limit was undone: it no longer keeps any photo in Unsorted.
  const isUndone = held === undefined && change.going.length > 0;
  const { staying } = change;
  const release = () => {
    if (held === undefined) return;
    setHeld(undefined);
    setSet(held);
    if (change.folders.size === 0) return;
    const next = new Map(sent);
    const going = new Set(change.going);
    for (const { path, photos } of arrangement.folders) {
      for (const { photoId } of photos) if (going.has(photoId)) next.set(photoId, path);
    }
    setSent(next);
    edit({ type: 'file-photos', folders: change.folders });
  };
  return {
    percent: isUndone ? 0 : (held ?? set),
    count: isUndone ? 0 : change.going.length + staying.length,
    hold: setHeld,
    release,
  };
}
