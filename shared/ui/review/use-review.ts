import { useMemo, useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { placeIn } from '#core/places/place-in.ts';
import { doubtsOf } from '#core/review/doubts.ts';
import { boardWords } from '#words/board.ts';
import { unsureWords } from '#words/unsure.ts';
import { useMessages } from '../kit/use-messages.ts';
import { categoryPaths } from '../board/category-path.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { Counted } from '../board/use-counted.ts';
import type { Tell } from '../board/use-told.ts';
import type { Review } from '../board/review-context.ts';

interface Viewing {
  readonly open: (photoId: string) => void;
  readonly show: (photoId: string) => void;
  readonly close: () => void;
}

/** Reviews the doubtful photos of a board; each answer is one edit. */
export function useReview(
  { arrangement, edit }: Arranging,
  placed: ReadonlyMap<string, PlacedPhoto>,
  viewing: Viewing,
  { counted, tell }: { readonly counted: Counted; readonly tell: Tell },
): Review {
  const t = useMessages(boardWords, unsureWords);
  const [order, setOrder] = useState<readonly string[]>();
  const doubts = useMemo(() => doubtsOf(arrangement, placed), [arrangement, placed]);
  const accepted = useMemo(() => new Set(arrangement.accepted), [arrangement.accepted]);
  const end = () => setOrder(undefined);
  /**
   * Continues with the next doubtful photo, or else the first before it; after the last one, the viewer closes and
   * says so.
   */
  const showNext = (from: string) => {
    if (!order) return;
    const isOpen = new Set(doubts.map(({ photoId }) => photoId));
    isOpen.delete(from);
    const at = order.indexOf(from);
    const next = [...order.slice(at + 1), ...order.slice(0, at)].find((photoId) => isOpen.has(photoId));
    if (next !== undefined) {
      viewing.show(next);
      return;
    }
    tell(t('board.checked', { items: counted(order) }));
    end();
    viewing.close();
  };
  return {
    doubts,
    isAccepted: (photoId) => accepted.has(photoId),
    order,
    begin: () => {
      const [first] = doubts;
      if (!first) return;
      setOrder(doubts.map(({ photoId }) => photoId));
      viewing.open(first.photoId);
    },
    end,
    accept: (photoId) => {
      const { folder, fileName } = placeIn(arrangement, photoId);
      edit({ type: 'accept-photos', photoIds: [photoId] });
      tell(t('unsure.accepted', { name: fileName, folder: folderText(folder?.path ?? []) }));
      showNext(photoId);
    },
    choose: (photoId, category) => {
      const known = placed.get(photoId);
      if (!known) return;
      const folder = categoryPaths(arrangement, known, placed)(category);
      const next = edit(
        // As with any other move, a folder that becomes empty stays until it is removed.
        { type: 'move-to-path', photoIds: [photoId], path: folder },
        { type: 'accept-photos', photoIds: [photoId] },
      );
      const { folder: chosen, fileName } = placeIn(next, photoId);
      tell(t('unsure.chosen', { name: fileName, folder: folderText(chosen?.path ?? []) }));
      showNext(photoId);
    },
    acceptAll: () => {
      if (doubts.length === 0) return;
      const photoIds = doubts.map(({ photoId }) => photoId);
      edit({ type: 'accept-photos', photoIds });
      tell(t('unsure.allAccepted', { items: counted(photoIds) }));
      if (!order) return;
      end();
      viewing.close();
    },
  };
}
