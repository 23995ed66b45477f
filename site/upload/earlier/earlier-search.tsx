import { useState } from 'react';
import type { RememberedBatch } from '#browser/remembered/remembered-database.ts';
import { NothingFound } from '#ui/search/nothing-found.tsx';
import { SearchField } from '#ui/search/search-field.tsx';
import { usePhotoSearch } from '#ui/search/use-photo-search.ts';
import { useSettled } from '#ui/search/use-settled.ts';
import { EARLIER } from './earlier-copy.ts';
import { EarlierPhoto } from './earlier-photo.tsx';
import { useEarlierPhotos } from './use-earlier-photos.ts';

/** The maximum number of photos shown; users can narrow the search with another word. */
const SHOWN = 60;

interface EarlierSearchProps {
  batches: readonly RememberedBatch[];
}

/** The search field for earlier batches, and the results. */
export function EarlierSearch({ batches }: EarlierSearchProps) {
  const [isWanted, setIsWanted] = useState(false);
  const photos = useEarlierPhotos(batches, isWanted);
  const { query, type, prepare, found, looks, parts } = usePhotoSearch(photos.searched);
  const asked = query.trim();
  const answer = asked !== '' && photos.areLoaded ? found : undefined;
  const said = useSettled(answer ? EARLIER.found(answer.length) : '');
  const shown = (answer ?? []).slice(0, SHOWN).flatMap((id) => photos.byId.get(id) ?? []);
  const more = (answer?.length ?? 0) - SHOWN;
  return (
    <>
      <search aria-label={EARLIER.label} className="mt-4 block max-w-160">
        <SearchField
          label={EARLIER.label}
          query={query}
          onType={type}
          onPrepare={() => {
            prepare();
            setIsWanted(true);
          }}
        />
      </search>
      <output className="sr-only">{said}</output>
      {answer?.length === 0 && <NothingFound query={asked} parts={parts} onType={type} />}
      {answer && answer.length > 0 && (
        <>
          <p className="mt-3 text-15 text-quiet">{EARLIER.found(answer.length)}</p>
          <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((photo) => (
              <EarlierPhoto
                key={photo.id}
                found={photo}
                looksLike={looks.has(photo.id) ? asked : undefined}
              />
            ))}
          </ul>
          {more > 0 && <p className="mt-4 text-15 text-quiet">{EARLIER.more(more)}</p>}
        </>
      )}
    </>
  );
}
