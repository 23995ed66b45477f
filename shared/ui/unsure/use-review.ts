import { useMemo, useState } from 'react';
import type { Arrangement } from '#core/arrangement.ts';
import { collisionKey } from '#core/archive-path.ts';
import type { PlacedPhoto } from '#core/batch-event.ts';
import { type FolderPath, folderText } from '#core/folder-path.ts';
import { placeIn } from '#core/place-in.ts';
import { categoriesOnBoard } from '#core/scheme/category-on-board.ts';
import { doubtsOf } from '#core/unsure/doubts.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { unsureWords } from '#words/unsure.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Arranging } from '../results/use-arrangement.ts';
import type { Review } from './review-context.ts';

interface Viewing {
  readonly open: (photoId: string) => void;
  readonly show: (photoId: string) => void;
  readonly close: () => void;
}

/** The doubtful photos of a board, and what a person says of them; each answer is one edit. */
export function useReview(
  { arrangement, edit }: Arranging,
  placed: ReadonlyMap<string, PlacedPhoto>,
  viewing: Viewing,
): Review {
  const t = useMessages(unsureWords);
  const [order, setOrder] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const doubts = useMemo(() => doubtsOf(arrangement, placed), [arrangement, placed]);
  const accepted = useMemo(() => new Set(arrangement.accepted), [arrangement.accepted]);
  const end = () => setOrder(undefined);
  /** The next doubtful photo behind this one, else the first before it; the viewer closes behind the last. */
  const goOn = (from: string) => {
    if (!order) return;
    const isOpen = new Set(doubts.map(({ photoId }) => photoId));
    isOpen.delete(from);
    const at = order.indexOf(from);
    const next = [...order.slice(at + 1), ...order.slice(0, at)].find((photoId) => isOpen.has(photoId));
    if (next !== undefined) {
      viewing.show(next);
      return;
    }
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
      setSaid(t('unsure.accepted', { name: fileName, folder: folderText(folder?.path ?? []) }));
      goOn(photoId);
    },
    choose: (photoId, category) => {
      const known = placed.get(photoId);
      if (!known) return;
      const folder = folderFor(arrangement, known, category, placed);
      const next = edit(
        { type: 'file-photos', folders: new Map([[photoId, folder]]) },
        { type: 'accept-photos', photoIds: [photoId] },
      );
      const { folder: chosen, fileName } = placeIn(next, photoId);
      setSaid(t('unsure.chosen', { name: fileName, folder: folderText(chosen?.path ?? []) }));
      goOn(photoId);
    },
    acceptAll: () => {
      if (doubts.length === 0) return;
      edit({ type: 'accept-photos', photoIds: doubts.map(({ photoId }) => photoId) });
      setSaid(t('unsure.allAccepted', { count: doubts.length }));
      if (!order) return;
      end();
      viewing.close();
    },
    said,
  };
}

/** The folder that is to a category what the photo's is to its own: 2026/Food for a photo in 2026/Pets. */
function folderFor(
  arrangement: Arrangement,
  known: PlacedPhoto,
  category: string,
  placed: ReadonlyMap<string, PlacedPhoto>,
): FolderPath {
  const path = placeIn(arrangement, known.photoId).folder?.path ?? [];
  const categories = Array.from(placed.values(), (one) => one.category);
  const inLanguage = (name: string) => folderNameIn(name, known.language);
  const own = categoriesOnBoard(arrangement, categories)(known, path);
  const ownKeys = new Set([own, inLanguage(own)].map(collisionKey));
  const at = path.findLastIndex((name) => ownKeys.has(collisionKey(name)));
  return at === -1 ? [inLanguage(category)] : path.with(at, inLanguage(category));
}
