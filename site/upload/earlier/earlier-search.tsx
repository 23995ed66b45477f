import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useState } from 'react';
import type { RememberedBatch } from '#browser/remembered/remembered-database.ts';
import { FileName } from '#ui/kit/file-name.tsx';
import { LooksLike } from '#ui/search/looks-like.tsx';
import { itemsNamed } from '#core/films/items-text.ts';
import { NothingFound } from '#ui/search/nothing-found.tsx';
import { SearchField } from '#ui/search/search-field.tsx';
import { usePhotoSearch } from '#ui/search/use-photo-search.ts';
import { useSettled } from '#ui/search/use-settled.ts';
import { EARLIER } from './earlier-copy.ts';
import { type FoundEarlier, useEarlierPhotos } from './use-earlier-photos.ts';
import { remembering } from './use-remembered.ts';

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
  const named = answer?.flatMap((id) => photos.byId.get(id)?.photo ?? []);
  const count = named ? EARLIER.found(itemsNamed(named)) : '';
  const said = useSettled(count);
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
          <p className="mt-3 text-15 text-quiet">{count}</p>
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

interface EarlierPhotoProps {
  found: FoundEarlier;
  /** The search query, if the photo only looks like it. */
  looksLike: string | undefined;
}

/** A photo of an earlier batch: its picture, and its ZIP, folder and name. */
function EarlierPhoto({ found: { batch, photo }, looksLike }: EarlierPhotoProps) {
  const url = usePicture(batch.id, photo.photoId);
  return (
    <li className="flex gap-4">
      <span className="slide relative aspect-square w-24 shrink-0 self-start">
        {url === undefined ? (
          <span className="no-picture">
            <ImageOff size={20} aria-hidden />
          </span>
        ) : (
          <img src={url} alt="" decoding="async" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          <FileName name={photo.name} />
        </p>
        <LooksLike query={looksLike} />
        <p className="mt-0.5 text-15 leading-snug">{photo.description}</p>
        <p className="mt-1 text-13 wrap-anywhere">
          {EARLIER.where(batch.zip, batch.createdMs, photo.folder)}
        </p>
        <p className="mt-1 font-mono text-13 wrap-anywhere text-quiet">{EARLIER.was(photo.original)}</p>
      </div>
    </li>
  );
}

/** Returns the URL of its small picture for as long as it is shown. */
function usePicture(batchId: string, photoId: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isShown = true;
    remembering()
      .then(({ rememberedPicture }) => rememberedPicture(batchId, photoId))
      .then(
        (picture) => {
          if (!picture || !isShown) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        (error: unknown) => console.warn('Reading a remembered picture failed', error),
      );
    return () => {
      isShown = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [batchId, photoId]);
  return url;
}
