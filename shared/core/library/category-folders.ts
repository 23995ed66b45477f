import { splitPath } from '../naming/folder-path.ts';
import { ownFolderNamed } from '../wording/own-folders.ts';
import type { LibraryPhoto } from './library-photo.ts';
import { FEWEST_EVIDENCE, SCHEME_SHARE } from './limits.ts';

/**
 * Returns a library's folder name for each category: the folder of most photos that its list assigns to the category,
 * so that a renamed folder is reused; otherwise the folder named like the category in any language.
 *
 * @param depth of category folders, from 1; 0 if the scheme has none, so that folders at the top count by name alone
 * @returns by the categories' English names
 */
export function categoryFolders(photos: readonly LibraryPhoto[], depth: number): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  const counts = new Map<string, Map<string, number>>();
  for (const { path, category } of photos) {
    const name = splitPath(path).folder[Math.max(depth, 1) - 1];
    if (name === undefined) continue;
    const own = ownFolderNamed(name);
    if (own && !byName.has(own)) byName.set(own, name);
    const listed = category === undefined ? undefined : ownFolderNamed(category);
    if (!listed || depth === 0) continue;
    const folders = counts.get(listed) ?? new Map<string, number>();
    folders.set(name, (folders.get(name) ?? 0) + 1);
    counts.set(listed, folders);
  }
  const learned = [...counts].flatMap(([category, folders]) => {
    const total = [...folders.values()].reduce((sum, count) => sum + count, 0);
    const [most] = [...folders].toSorted(([, one], [, other]) => other - one);
    const isSure = most && total >= FEWEST_EVIDENCE && most[1] >= total * SCHEME_SHARE;
    return isSure ? [[category, most[0]] as const] : [];
  });
  return new Map([...byName, ...learned]);
}
