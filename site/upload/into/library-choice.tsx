import { useEffect, useState } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useIsHydrated } from '#ui/kit/kept-value.ts';
import { ADDING, orderText } from './adding-copy.ts';
import { FOLDER } from './folder-copy.ts';
import { orderToTell } from './planned-put.ts';
import type { LibraryForTable, ReadyLibrary } from './use-library.ts';

interface LibraryChoiceProps {
  chosen: LibraryForTable;
  photos: readonly BrowserPhoto[];
  onChoose: () => void;
  onRemove: (ids: ReadonlySet<string>) => void;
}

/** The folder that the photos on the table are to join, so that they are organized as it is ordered. */
export function LibraryChoice({ chosen, photos, onChoose, onRemove }: LibraryChoiceProps) {
  const { state, choose, leave } = chosen;
  const isHydrated = useIsHydrated();
  const there = usePhotosThere(photos, state?.phase === 'ready' ? state : undefined);
  if (!isHydrated || !choose) return null;
  const title =
    state?.phase === 'ready'
      ? ADDING.title(state.top.name)
      : state?.phase === 'reading'
        ? ADDING.title(state.folder)
        : ADDING.choiceTitle;
  return (
    <section
      aria-labelledby="library-choice"
      className="light-table mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-80 text-15">
        <h2 id="library-choice" className="font-semibold wrap-anywhere">
          {title}
        </h2>
        <output className="block text-13 text-quiet">
          {sentencesOf(chosen).map((text) => (
            <span key={text} className="block max-w-[72ch] wrap-anywhere">
              {text}
            </span>
          ))}
          {there.size > 0 && <span className="block text-ink">{ADDING.onTable(there.size)}</span>}
        </output>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {there.size > 0 && (
          <button
            type="button"
            className={buttonClass('outline', 'max-sm:w-full')}
            onClick={() => onRemove(there)}
          >
            {ADDING.takeOff}
          </button>
        )}
        {state === undefined || state.phase === 'problem' ? (
          <button type="button" className={buttonClass('outline', 'max-sm:w-full')} onClick={onChoose}>
            {ADDING.choose}
          </button>
        ) : (
          <button type="button" className={buttonClass('quiet', 'max-sm:w-full')} onClick={leave}>
            {state.phase === 'reading' ? FOLDER.cancel : ADDING.leave}
          </button>
        )}
      </div>
    </section>
  );
}

function sentencesOf({ state }: LibraryForTable): readonly string[] {
  switch (state?.phase) {
    case undefined:
      return [ADDING.choiceHelp];
    case 'reading':
      return [ADDING.reading(state.done, state.total)];
    case 'ready': {
      const order = orderToTell(state.library);
      return [ADDING.has(order.photoCount), ...(order.photoCount > 0 ? [orderText(order)] : [])];
    }
    case 'problem':
      return [FOLDER.problems['not-allowed']];
  }
}

/** The photos on the table that the library has already. */
function usePhotosThere(photos: readonly BrowserPhoto[], ready: ReadyLibrary | undefined) {
  const [found, setFound] = useState<{ readonly of: unknown; readonly ids: ReadonlySet<string> }>();
  const library = ready?.library;
  useEffect(() => {
    if (!library || photos.length === 0) return undefined;
    const abort = new AbortController();
    const find = async () => {
      const { photosThere } = await import('#browser/library/photos-there.ts');
      const ids = await photosThere(photos, library, abort.signal);
      if (!abort.signal.aborted) setFound({ of: library, ids });
    };
    find().catch((error: unknown) => console.warn('Photos could not be compared with the library', error));
    return () => abort.abort();
  }, [library, photos]);
  const ids = library !== undefined && found?.of === library ? found.ids : NONE;
  return photos.some(({ id }) => ids.has(id)) ? ids : NONE;
}

const NONE: ReadonlySet<string> = new Set();
