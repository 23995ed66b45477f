import { useMemo } from 'react';
import { type Stack, stacksOf } from '#core/similarity/alike/stacks.ts';
import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import { placeIn } from '#core/places/place-in.ts';
import { stacksWords } from '#words/stacks.ts';
import type { ResultFolder } from '../board/batch-view.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { Tell } from '../board/use-told.ts';
import { type Folding, foldedStacks, NOT_FOLDED } from '../board/fold-stacks.ts';
import { keepOneEdits, othersFolder } from './stack-edits.ts';

/** The possible decisions on a stack. */
export type Decide = (
  stack: Stack,
  how: 'best-kept' | 'all-kept' | 'apart',
  /** The photo to keep, if any. */
  keptId: string,
) => void;

export interface Stacking {
  readonly stacks: readonly Stack[];
  readonly byPhoto: ReadonlyMap<string, Stack>;
  readonly folding: Folding;
  readonly decide: Decide;
  readonly stack: (photoIds: readonly string[]) => void;
  readonly setApart: (photoIds: readonly string[]) => void;
}

/**
 * Keeps a board's stacks and the decisions on them: edits of the arrangement, which can be undone like any other.
 *
 * @param isFolded false for search results, which are shown photo by photo
 */
export function useStacks(
  { groups = [] }: Pick<BatchState, 'groups'>,
  { arrangement, edit }: Arranging,
  folders: readonly ResultFolder<Photo>[],
  isFolded: boolean,
  tell: Tell,
): Stacking {
  const t = useMessages(stacksWords);
  const { decisions = NO_DECISIONS } = arrangement;
  const stacks = useMemo(() => {
    const there = new Set(folders.flatMap(({ photos }) => photos.map(({ photo }) => photo.id)));
    return stacksOf(groups, decisions, (id) => there.has(id));
  }, [groups, decisions, folders]);
  const byPhoto = useMemo(
    () => new Map(stacks.flatMap((stack) => stack.photoIds.map((id) => [id, stack] as const))),
    [stacks],
  );
  const folding = useMemo(
    () => (isFolded ? foldedStacks(folders, stacks) : NOT_FOLDED),
    [isFolded, folders, stacks],
  );
  const settle = (photoIds: readonly string[], how: 'all-kept' | 'apart' | 'stacked') =>
    edit({ type: 'decide-stack', decision: { how, photoIds } });
  const setApart = (photoIds: readonly string[]) => {
    settle(photoIds, 'apart');
    tell(t('stacks.saidApart', { count: photoIds.length }));
  };
  const decide: Decide = (stack, how, keptId) => {
    const { photoIds } = stack;
    if (how === 'apart') {
      setApart(photoIds);
    } else if (how === 'all-kept') {
      settle(photoIds, how);
      tell(t('stacks.saidAll', { count: photoIds.length }));
    } else {
      const next = edit(...keepOneEdits(arrangement, stack, keptId));
      const folder = othersFolder(arrangement, keptId).join('/');
      const { fileName: name } = placeIn(next, keptId);
      tell(t('stacks.saidBest', { name, count: photoIds.length - 1, folder }));
    }
  };
  const stack = (photoIds: readonly string[]) => {
    settle(photoIds, 'stacked');
    tell(t('stacks.saidStacked', { count: photoIds.length }));
  };
  return { stacks, byPhoto, folding, decide, stack, setApart };
}

const NO_DECISIONS: NonNullable<Arranging['arrangement']['decisions']> = [];
