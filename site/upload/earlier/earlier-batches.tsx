import { useEffect, useId, useState } from 'react';
import type { RememberedBatch } from '#browser/remembered/remembered-database.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { NothingFound } from '#ui/search/nothing-found.tsx';
import { SearchField } from '#ui/search/search-field.tsx';
import { usePhotoSearch } from '#ui/search/use-photo-search.ts';
import { useSettled } from '#ui/search/use-settled.ts';
import { EARLIER } from './earlier-copy.ts';
import { EarlierPhoto } from './earlier-photo.tsx';
import { useEarlierPhotos } from './use-earlier-photos.ts';
import { rememberedChanges, remembering, useRemembered } from './use-remembered.ts';

/** Photos that are shown at most; who looks for one adds a word. */
const SHOWN = 60;

interface EarlierBatchesProps {
  /** Whose they are; empty where nobody is signed in. */
  owner: string;
}

/** The search over the batches that this browser remembers, and the ways to have it forget them. */
export function EarlierBatches({ owner }: EarlierBatchesProps) {
  const headingId = useId();
  const batches = useRemembered(owner);
  const [isWanted, setIsWanted] = useState(false);
  const photos = useEarlierPhotos(batches, isWanted);
  const { query, type, prepare, found } = usePhotoSearch(photos.searched);
  const isEmpty = batches.length === 0;
  useEffect(() => {
    if (isEmpty) type('');
  }, [isEmpty, type]);
  const asked = query.trim();
  const isAsked = found !== undefined && asked !== '' && photos.areLoaded;
  const said = useSettled(isAsked ? EARLIER.found(found.length) : '');
  if (isEmpty) return null;
  const forget = async (gone: readonly RememberedBatch[]) => {
    const { forgetRemembered } = await remembering();
    for (const { id } of gone) await forgetRemembered(id);
    rememberedChanges.tell();
  };
  const shown = (found ?? []).slice(0, SHOWN).flatMap((id) => photos.byId.get(id) ?? []);
  return (
    <section aria-labelledby={headingId} className="mt-16 border-t border-line pt-8">
      <h2 id={headingId} className="text-21">
        {EARLIER.title}
      </h2>
      <p className="mt-1 max-w-[72ch] text-15 text-quiet">{EARLIER.text}</p>
      <search className="mt-4 block max-w-160">
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
      {isAsked && found.length === 0 && <NothingFound query={asked} />}
      {isAsked && found.length > 0 && (
        <>
          <p className="mt-3 text-15 text-quiet">{EARLIER.found(found.length)}</p>
          <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((photo) => (
              <EarlierPhoto key={photo.id} found={photo} />
            ))}
          </ul>
          {found.length > SHOWN && (
            <p className="mt-4 text-15 text-quiet">{EARLIER.more(found.length - SHOWN)}</p>
          )}
        </>
      )}
      <h3 className="mt-6 text-15 font-semibold">{EARLIER.remembered}</h3>
      <ul>
        {batches.map((batch) => {
          const { id, zip, createdMs, photos: count } = batch;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 text-15">
              {EARLIER.batch(zip, createdMs, count)}
              <button
                type="button"
                aria-label={EARLIER.forgetBatch(zip, createdMs)}
                className="min-h-11 text-quiet underline underline-offset-4 hover:text-ink"
                onClick={() => void forget([batch])}
              >
                {EARLIER.forget}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className={buttonClass('outline', 'mt-2')} onClick={() => void forget(batches)}>
        {EARLIER.forgetAll}
      </button>
    </section>
  );
}
