import { useEffect, useRef } from 'react';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { Photo } from '#core/photo.ts';

/** Where a host remembers which photos a person said are no duplicates. None of it fails. */
export interface ApartMemory<Source extends Photo> {
  readonly remember: (photos: readonly Source[]) => void;
  readonly forget: (photos: readonly Source[]) => void;
  /** How many groups are remembered. */
  readonly count: () => Promise<number>;
  readonly forgetAll: () => Promise<void>;
}

/** The sets of a board that are remembered, by their photos' ids. */
interface Remembered {
  readonly entries: readonly ArchiveEntry[];
  readonly sets: ReadonlyMap<string, readonly string[]>;
}

/**
 * Has the host remember what is decided on a board to be no duplicates, and forget it where that is undone.
 *
 * @param entries those of the board: what another one, or a restored one, begins with is remembered already
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
