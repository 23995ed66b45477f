import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import { tableWords } from '#words/table.ts';
import { ChunkedItems } from '../kit/chunked-items.tsx';
import { DRAWN_WHOLE, IN_BOX } from '../kit/chunks-in-sight.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PhotoRow } from './photo-row.tsx';
import { useGradually } from '../kit/use-gradually.ts';
import { prefersStillness } from '../kit/prefers-stillness.ts';

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
