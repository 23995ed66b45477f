import type { Stack } from '#core/similarity/alike/stacks.ts';

interface FolderOfPhotos {
  readonly photos: readonly { readonly photo: { readonly id: string } }[];
}

/** Which photos are under the cards of others. */
export interface Folding {
  /** The photos under each card in stack order, by the id of the card's photo. */
  readonly under: ReadonlyMap<string, readonly string[]>;
  readonly hidden: ReadonlySet<string>;
}

export const NOT_FOLDED: Folding = { under: new Map(), hidden: new Set() };

/**
 * Puts the photos of each stack that are in one folder under the first of them, or under the proposed one if it is
 * there. Photos in other folders stay where users expect them.
 */
export function foldedStacks(folders: readonly FolderOfPhotos[], stacks: readonly Stack[]): Folding {
  const folderOf = new Map<string, number>();
  folders.forEach(({ photos }, at) => {
    for (const { photo } of photos) folderOf.set(photo.id, at);
  });
  const under = new Map<string, readonly string[]>();
  const hidden = new Set<string>();
  for (const { photoIds } of stacks) {
    const together = new Map<number, string[]>();
    for (const id of photoIds) {
      const folder = folderOf.get(id);
      if (folder !== undefined) together.set(folder, [...(together.get(folder) ?? []), id]);
    }
    for (const [top, ...rest] of together.values()) {
      if (top === undefined || rest.length === 0) continue;
      under.set(top, rest);
      for (const id of rest) hidden.add(id);
    }
  }
  return { under, hidden };
}
