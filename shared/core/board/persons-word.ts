import type { FolderPath } from '../naming/folder-path.ts';

/** A person's decisions about an arrangement, apart from the arrangement itself. */
export interface PersonsWord {
  /** Names that the person gave to folders, including removed ones. */
  readonly names?: readonly string[];
  /** Photos that the person moved or confirmed. */
  readonly accepted?: readonly string[];
  /** Categories of photos before a scheme filed them, by photo id: their folders may no longer show it. */
  readonly categories?: ReadonlyMap<string, string>;
}

interface Arranged extends PersonsWord {
  readonly folders: readonly { readonly path: FolderPath }[];
}

type Edit =
  | { readonly type: 'move-photos' | 'move-to-path' | 'accept-photos'; readonly photoIds: readonly string[] }
  | { readonly type: 'file-photos'; readonly categories?: ReadonlyMap<string, string> }
  | { readonly type: 'add-folder' | 'remove-folder' | 'rename-folder' | 'rename-photo' | 'decide-stack' };

/**
 * Returns the arrangement after an edit, with the decision it implies: moving a photo decides its folder.
 *
 * @param after the edit, as far as folders go
 */
export function withWordOf<One extends Arranged>(edit: Edit, before: One, after: One): One {
  if (edit.type === 'accept-photos') {
    const accepted = joined(before.accepted, edit.photoIds);
    return accepted === before.accepted ? before : { ...before, accepted };
  }
  if (after === before) return before;
  const { names, accepted, categories } = wordAfter(edit, before, after);
  return {
    ...after,
    ...(names ? { names } : {}),
    ...(accepted ? { accepted } : {}),
    ...(categories ? { categories } : {}),
  };
}

function wordAfter(edit: Edit, { names, accepted, categories, folders }: Arranged, after: Arranged) {
  switch (edit.type) {
    case 'move-photos':
    case 'move-to-path':
      return { names, accepted: joined(accepted, edit.photoIds), categories };
    case 'file-photos':
      return { names, accepted, categories: edit.categories ?? categories };
    case 'add-folder':
    case 'rename-folder': {
      const known = new Set(folders.map(({ path }) => path.at(-1)));
      const given = after.folders.flatMap(({ path }) => path.at(-1) ?? []).filter((name) => !known.has(name));
      return { names: joined(names, given), accepted, categories };
    }
    default:
      return { names, accepted, categories };
  }
}

/** The same list if nothing is new. */
function joined(known: readonly string[] | undefined, more: readonly string[]) {
  const all = new Set([...(known ?? []), ...more]);
  return all.size === (known?.length ?? 0) ? known : [...all];
}
