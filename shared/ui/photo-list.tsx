import { useRef } from 'react';
import type { BatchState } from '#core/batch.ts';
import type { Photo } from '#core/photo.ts';
import { PhotoRow } from './photo-row.tsx';
import { useFollow } from './use-follow.ts';
import { TABLE } from './wording.ts';

interface PhotoListProps {
  photos: readonly Photo[];
  state: BatchState;
  isWorking: boolean;
  /** Missing while photos cannot be taken off the table. */
  onRemove?: (photoId: string) => void;
}

/** Every photo on the table by name, and what became of it so far. Scrolls along with the work. */
export function PhotoList({ photos, state, isWorking, onRemove }: PhotoListProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = isWorking
    ? photos.find(({ id }) => state.photos.get(id)?.status === 'looking')?.id
    : undefined;
  useFollow(list, current);
  const remove = (photoId: string) => {
    onRemove?.(photoId);
    // The button that was pressed is gone; its list takes the focus.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <ul
      ref={list}
      aria-label={TABLE.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-80 overflow-y-auto overscroll-contain outline-offset-0 lg:max-h-none"
    >
      {photos.map((photo) => (
        <PhotoRow
          key={photo.id}
          photo={photo}
          isCurrent={photo.id === current}
          isWorking={isWorking}
          photoState={state.photos.get(photo.id)}
          {...(onRemove ? { onRemove: remove } : {})}
        />
      ))}
    </ul>
  );
}
