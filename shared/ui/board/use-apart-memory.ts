import { useEffect, useRef } from 'react';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { Photo } from '#core/photo.ts';

/** A host's memory of photos that the user marked as no duplicates. Its functions never fail. */
export interface ApartMemory<Source extends Photo> {
  readonly remember: (photos: readonly Source[]) => void;
  readonly forget: (photos: readonly Source[]) => void;
  /** Returns the number of remembered groups. */
  readonly count: () => Promise<number>;
  readonly forgetAll: () => Promise<void>;
}

/** The remembered sets of a board, by the ids of their photos. */
interface Remembered {
  readonly entries: readonly ArchiveEntry[];
  readonly sets: ReadonlyMap<string, readonly string[]>;
}

/**
 * Has the host remember the photos that the user marks as no duplicates on a board, and forget them after an undo.
 *
 * @param entries the board's entries: what another or restored board starts with is remembered already
 */
export function useApartMemory<Source extends Photo>(
  { remember, forget }: ApartMemory<Source>,
  { decisions = [] }: Arrangement,
  entries: readonly ArchiveEntry[],
  photos: readonly Source[],
): void {
  const before = useRef<Remembered>(undefined);
  useEffect(() => {
    const sets = new Map(
      decisions
        .filter(({ how }) => how === 'apart')
        .map(({ photoIds }) => [photoIds.toSorted().join(' '), photoIds]),
    );
    const known = before.current?.entries === entries ? before.current.sets : sets;
    before.current = { entries, sets };
    const sourcesOf = (ids: readonly string[]) => photos.filter(({ id }) => ids.includes(id));
    for (const [key, ids] of sets) if (!known.has(key)) remember(sourcesOf(ids));
    for (const [key, ids] of known) if (!sets.has(key)) forget(sourcesOf(ids));
  }, [decisions, entries, photos, remember, forget]);
}
