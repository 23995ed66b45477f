import X from 'lucide-react/icons/x';
import { memo, use } from 'react';
import type { PhotoState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PhotoNote } from '../board/photo-note.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { PhotoOpenerContext, viewButtonId } from '../board/opener-context.ts';

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
export const PhotoRow = memo(function PhotoRow({
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
