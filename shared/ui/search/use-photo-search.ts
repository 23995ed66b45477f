import { use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { PartFound } from '#core/search/find-photos.ts';
import type { SearchedPhoto } from '#core/search/photo-index.ts';
import { MessagesContext } from '../kit/messages-context.ts';
import { loadSearch } from './load-search.ts';

const NONE: readonly PartFound[] = [];
const NO_LOOKS: ReadonlySet<string> = new Set();

type MakeSearch = Awaited<ReturnType<typeof loadSearch>>;

export interface PhotoSearching {
  /** What is typed. */
  readonly query: string;
  readonly type: (query: string) => void;
  /** Loads what searches, ahead of the first letter. */
  readonly prepare: () => void;
  /** The ids of what is found, best first; undefined while nothing is asked for, or the search is not loaded. */
  readonly found: readonly string[] | undefined;
  /** Those of them that only look like what is asked for: their words do not say it. */
  readonly looks: ReadonlySet<string>;
  /** What is asked for, as it was typed. */
  readonly asked: string;
  /** Where nothing is found: what the parts of the query find each by itself. */
  readonly parts: readonly PartFound[];
  /** What searches could not be loaded. */
  readonly hasFailed: boolean;
}

/**
 * Searches photos while somebody types; typing has priority.
 *
 * @param photosNow what can be found; the same array as long as nothing has changed
 */
export function usePhotoSearch(photosNow: () => readonly SearchedPhoto[]): PhotoSearching {
  const [query, type] = useState('');
  const [make, setMake] = useState<MakeSearch>();
  const [hasFailed, setHasFailed] = useState(false);
  const spoken = use(MessagesContext);
  const asked = useDeferredValue(query).trim();
  const isAsked = asked !== '';
  // The index is made when there is a query: most boards are never searched.
  const search = useMemo(
    () => (make && isAsked ? make(photosNow(), spoken) : undefined),
    [make, isAsked, photosNow, spoken],
  );
  const found = useMemo(() => (search && isAsked ? search(asked) : undefined), [search, isAsked, asked]);
  const prepare = useCallback(() => {
    loadSearch().then(
      (loaded) => {
        setMake(() => loaded);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  const typed = useCallback(
    (next: string) => {
      type(next);
      prepare();
    },
    [prepare],
  );
  const looks = found?.looks ?? NO_LOOKS;
  return {
    query,
    type: typed,
    prepare,
    found: found?.ids,
    looks,
    asked,
    parts: found?.parts ?? NONE,
    hasFailed,
  };
}
