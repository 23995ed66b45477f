import X from 'lucide-react/icons/x';
import { memo, type RefObject, use, useDeferredValue, useEffect, useRef } from 'react';
import { sizeText } from '#core/accounts/quantity-text.ts';
import type { BatchState, PhotoState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { viewerWords } from '#words/viewer.ts';
import { PhotoOpenerContext, viewButtonId } from '../board/opener-context.ts';
import { PhotoNote } from '../board/photo-note.tsx';
import { ChunkedItems } from '../kit/chunked-items.tsx';
import { DRAWN_WHOLE, IN_BOX } from '../kit/chunks-in-sight.ts';
import { prefersStillness } from '../kit/prefers-stillness.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useGradually } from '../kit/use-gradually.ts';
import { useMessages } from '../kit/use-messages.ts';

interface PhotoListProps {
  photos: readonly Photo[];
  state: BatchState;
  isWorking: boolean;
  /** The photo that is open or was open last, which gets the focus back. */
  openedId: string | undefined;
  /** Missing while photos can't be taken off the table. */
  onRemove?: (photoId: string) => void;
}

/** Rows rendered at a time: as many as the list shows. */
const ROWS_AT_ONCE = 12;

/** Lists all photos on the table by name, with their state. Follows the progress while it scrolls. */
export function PhotoList({ photos, state, isWorking, openedId, onRemove }: PhotoListProps) {
  const t = useMessages(tableWords);
  const list = useRef<HTMLUListElement>(null);
  const current = isWorking
    ? photos.find(({ id }) => state.photos.get(id)?.status === 'looking')?.id
    : undefined;
  useFollow(list, current);
  // Every row changes when the batch begins; deferred until the press that started it has been answered.
  const isWorkingInRows = useDeferredValue(isWorking);
  const isWhole = photos.length <= DRAWN_WHOLE;
  const drawn = useGradually(isWhole ? photos.length : 0, ROWS_AT_ONCE);
  const keep = isWhole
    ? []
    : [current, openedId].flatMap((kept) => (kept ? [photos.findIndex(({ id }) => id === kept)] : []));
  const remove = (photoId: string) => {
    onRemove?.(photoId);
    // The pressed button is gone; its list takes the focus.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <ul
      ref={list}
      aria-label={t('table.list')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      data-whole={isWhole}
      className="max-h-80 overflow-y-auto overscroll-contain outline-offset-0 lg:max-h-none"
    >
      <ChunkedItems
        list={list}
        items={isWhole ? photos.slice(0, drawn) : photos}
        isWhole={isWhole}
        chunking={IN_BOX}
        keep={keep}
      >
        {(photo, at, chunk) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            place={at + 1}
            total={photos.length}
            chunk={chunk}
            isCurrent={photo.id === current}
            isWorking={isWorkingInRows}
            photoState={state.photos.get(photo.id)}
            {...(isWorkingInRows ? {} : { onRemove: remove })}
          />
        )}
      </ChunkedItems>
    </ul>
  );
}

/**
 * Keeps the marked item of a scrolling list in view without moving the page. An item that leaves the visible area is
 * scrolled to its top, as when turning a page. A list that the user points at or has focused isn't scrolled.
 *
 * @param mark changes when another item is marked with `data-mark`
 */
function useFollow(list: RefObject<HTMLElement | null>, mark: string | undefined): void {
  useEffect(() => {
    const element = list.current;
    if (mark === undefined || !element || element.matches(':hover, :focus-within')) return;
    const item = element.querySelector<HTMLElement>('[data-mark]');
    if (!item) return;
    const sight = element.getBoundingClientRect();
    const { top, bottom } = item.getBoundingClientRect();
    if (top >= sight.top && bottom <= sight.bottom) return;
    const behavior = prefersStillness() ? 'auto' : 'smooth';
    element.scrollTo({ top: top - sight.top + element.scrollTop, behavior });
  }, [list, mark]);
}

interface PhotoRowProps {
  photo: Photo;
  /** The position from 1 among all photos of the list, drawn or not. */
  place: number;
  total: number;
  /** The chunk that starts with this row. */
  chunk: number | undefined;
  photoState?: PhotoState | undefined;
  isCurrent: boolean;
  isWorking: boolean;
  onRemove?: (photoId: string) => void;
}

/** One photo in the list. Re-rendered only when its own state changes: a list may have hundreds. */
const PhotoRow = memo(function PhotoRow({
  photo,
  place,
  total,
  chunk,
  photoState,
  isCurrent,
  isWorking,
  onRemove,
}: PhotoRowProps) {
  const t = useMessages(quantitiesWords, tableWords, viewerWords);
  const opener = use(PhotoOpenerContext);
  return (
    <li
      aria-posinset={place}
      aria-setsize={total}
      data-mark={isCurrent || undefined}
      data-chunk={chunk}
      className="flex min-h-14 items-center gap-3 border-b border-line px-1 py-1.5 last:border-b-0"
    >
      <button
        type="button"
        id={viewButtonId(photo.id)}
        aria-label={t('viewer.view', { name: photo.name })}
        className="slide size-11 shrink-0 cursor-zoom-in! outline-offset-1"
        onClick={() => opener?.open(photo.id)}
        onPointerEnter={opener?.prepare}
      >
        <Thumbnail photoId={photo.id} />
      </button>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-mono text-13 break-all">{photo.name}</span>
        {isWorking || photoState ? (
          <PhotoNote state={photoState ?? { status: 'waiting' }} isWorking={isWorking} />
        ) : (
          <span className="block text-13 text-quiet">{sizeText(photo.sizeBytes, t)}</span>
        )}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={t('table.remove', { name: photo.name })}
          onClick={() => onRemove(photo.id)}
          className="grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:text-ink focus-visible:-outline-offset-2"
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </li>
  );
});
