import { useCallback, useMemo } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Detail } from '#core/categories/detail.ts';
import { FEWEST_SMALL_FOLDERS } from '#core/limits.ts';
import { boardAtDetail, type DetailedBoard, filedDetail } from '#core/schemes/detail-on-board.ts';
import { shapeWords } from '#words/shape.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { Counted } from '../board/use-counted.ts';
import type { Tell } from '../board/use-told.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FIRST_SCHEME, keepScheme, keptDetail, keptScheme } from './kept-scheme.ts';

/** The level of detail that is proposed to those who never chose one. */
const PROPOSED: Detail = 'balanced';

export interface DetailModel {
  /** How many folders the proposed level would save; 0 if it isn't worth a question. */
  readonly saved: number;
  readonly first: Detail;
  /** The level at which the batch was filed because it was chosen before; undefined if the board doesn't show it. */
  readonly filed: Detail | undefined;
  readonly boardAt: (detail: Detail) => DetailedBoard;
  readonly apply: (detail: Detail) => void;
}

/** Changes a board's level of detail, and keeps the choice for the next batch. */
export function useDetail(
  { arrangement, edit }: Pick<Arranging, 'arrangement' | 'edit'>,
  placed: ReadonlyMap<string, PlacedPhoto>,
  filedAt: Detail | undefined,
  { counted, tell }: { readonly counted: Counted; readonly tell: Tell },
): DetailModel {
  const t = useMessages(shapeWords);
  const boardAt = useCallback(
    (detail: Detail) => boardAtDetail(arrangement, placed, detail),
    [arrangement, placed],
  );
  const kept = keptDetail();
  const first = kept === 'fine' ? PROPOSED : kept;
  const filled = arrangement.folders.filter(({ photos }) => photos.length > 0).length;
  const proposed = useMemo(() => boardAt(first), [boardAt, first]);
  const saved = filled - proposed.folders.length;
  const filed = useMemo(() => filedDetail(filedAt, arrangement, placed), [filedAt, arrangement, placed]);
  return {
    saved: saved >= FEWEST_SMALL_FOLDERS ? saved : 0,
    first,
    filed,
    boardAt,
    apply: (detail) => {
      const { edit: change, folders } = boardAt(detail);
      edit(change);
      keepScheme({ ...(keptScheme() ?? FIRST_SCHEME), detail });
      const photoIds = arrangement.folders.flatMap(({ photos }) => photos.map(({ photoId }) => photoId));
      tell(t('shape.applied', { items: counted(photoIds), folders: folders.length }));
    },
  };
}
