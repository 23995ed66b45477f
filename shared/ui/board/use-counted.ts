import { useCallback, useMemo } from 'react';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { isFilm } from '#core/companions/file-kinds.ts';
import { itemsOf, itemsText } from '#core/films/items-text.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';

/** Returns photos of a board in words, such as "2 photos and 1 video". */
export type Counted = (photoIds: readonly string[]) => string;

/** Counts photos and films of a board by the extensions that they were given. */
export function useCounted(entries: readonly ArchiveEntry[]): Counted {
  const t = useMessages(quantitiesWords);
  const films = useMemo(
    () => new Set(entries.flatMap(({ photoId, path }) => (isFilm(path) ? [photoId] : []))),
    [entries],
  );
  return useCallback(
    (photoIds) =>
      itemsText(
        itemsOf(photoIds, (id) => films.has(id)),
        t,
      ),
    [films, t],
  );
}
