import { use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { PartFound } from '#core/search/find-photos.ts';
import type { SearchedPhoto } from '#core/search/photo-index.ts';
import { MessagesContext } from '../kit/messages-context.ts';
import { loadSearch } from './load-search.ts';

const NONE: readonly PartFound[] = [];
const NO_LOOKS: ReadonlySet<string> = new Set();

type MakeSearch = Awaited<ReturnType<typeof loadSearch>>;

export interface PhotoSearching {
  /** The typed text. */
  readonly query: string;
  readonly type: (query: string) => void;
  /** Loads the search before the first letter is typed. */
  readonly prepare: () => void;
  /** The ids of the results, best first; undefined if there is no query or the search isn't loaded. */
  readonly found: readonly string[] | undefined;
  /** The photos that only look like the query: their words don't match. */
  readonly looks: ReadonlySet<string>;
  /** The query as typed. */
  readonly asked: string;
  /** If nothing was found, the results of each part of the query on its own. */
  readonly parts: readonly PartFound[];
  /** Whether loading the search failed. */
  readonly hasFailed: boolean;
}

/**
 * Searches photos while the user types; typing has priority.
 *
 * @param photosNow the searchable photos; the same array as long as nothing has changed
 */
export function usePhotoSearch(photosNow: () => readonly SearchedPhoto[]): PhotoSearching {
  const [query, type] = useState('');
  const [make, setMake] = useState<MakeSearch>();
  const [hasFailed, setHasFailed] = useState(false);
  const spoken = use(MessagesContext);
  const asked = useDeferredValue(query).trim();
  const isAsked = asked !== '';
  // The index is created on the first query: most boards are never searched.
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
