import type { Stacking } from './use-stacks.ts';
import type { BoardStacks } from '../board/stacks-context.ts';
import type { PhotoOpener } from '../board/opener-context.ts';

/** Returns the stack data for the cards of a board. @param chosen the photos selected there */
export function boardStacks(
  { byPhoto, folding, stack, setApart }: Stacking,
  { open, prepare }: PhotoOpener,
  chosen: readonly string[],
  clearChosen: () => void,
): BoardStacks {
  const alike = chosen.filter((id) => {
    const others = byPhoto.get(id)?.photoIds ?? [];
    return others.some((other) => other !== id && chosen.includes(other));
  });
  const first = byPhoto.get(chosen[0] ?? '');
  const isStack =
    first !== undefined &&
    first.photoIds.length === chosen.length &&
    chosen.every((id) => byPhoto.get(id) === first);
  const then = (does: (photoIds: readonly string[]) => void, photoIds: readonly string[]) => () => {
    does(photoIds);
    clearChosen();
  };
  return {
    stackOf: (photoId) => byPhoto.get(photoId),
    under: (photoId) => folding.under.get(photoId) ?? [],
    isUnder: (photoId) => folding.hidden.has(photoId),
    open,
    prepare,
    stackChosen: chosen.length > 1 && !isStack ? then(stack, chosen) : undefined,
    setChosenApart: alike.length > 1 ? then(setApart, alike) : undefined,
  };
}
