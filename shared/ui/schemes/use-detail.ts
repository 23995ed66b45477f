import { useCallback, useMemo } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { type Detail, topicNameOf } from '#core/categories/detail.ts';
import { FEWEST_SMALL_FOLDERS } from '#core/limits.ts';
import { boardAtDetail, type DetailedBoard } from '#core/schemes/detail-on-board.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { shapeWords } from '#words/shape.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { Tell } from '../board/use-told.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FIRST_SCHEME, keepScheme, keptDetail, keptScheme } from './kept-scheme.ts';

/** The level of detail that is proposed to those who never chose one. */
const PROPOSED: Detail = 'balanced';

export interface DetailModel {
  /** How many folders the proposed level would save; 0 if it isn't worth a question. */
  readonly saved: number;
  readonly first: Detail;
  /** The level at which the batch was filed because it was chosen last; undefined if the board shows nothing of it. */
  readonly filed: Detail | undefined;
  readonly boardAt: (detail: Detail) => DetailedBoard;
  readonly apply: (detail: Detail) => void;
}

/** Changes a board's level of detail, and keeps the choice for the next batch. */
export function useDetail(
  { arrangement, edit }: Pick<Arranging, 'arrangement' | 'edit'>,
  placed: ReadonlyMap<string, PlacedPhoto>,
  tell: Tell,
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
  const isFiled = useMemo(() => hasTopics(placed), [placed]);
  const isFine = useMemo(() => boardAt('fine').isSame, [boardAt]);
  return {
    saved: saved >= FEWEST_SMALL_FOLDERS ? saved : 0,
    first,
    filed: kept !== 'fine' && isFiled && !isFine ? kept : undefined,
    boardAt,
    apply: (detail) => {
      const { edit: change, folders } = boardAt(detail);
      edit(change);
      keepScheme({ ...(keptScheme() ?? FIRST_SCHEME), detail });
      const photos = folders.reduce((sum, folder) => sum + folder.photos, 0);
      tell(t('shape.applied', { photos, folders: folders.length }));
    },
  };
}

/** Returns whether photos were placed in a topic instead of their category. */
function hasTopics(placed: ReadonlyMap<string, PlacedPhoto>): boolean {
  return [...placed.values()].some(({ category, language, folder }) => {
    const name = folderNameIn(category, language);
    const topic = topicNameOf({ category: name, language });
    return topic !== name && folder.includes(topic) && !folder.includes(name);
  });
}
