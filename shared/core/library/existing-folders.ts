import { collisionKey } from '../naming/archive-path.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';

/** A folder name that is only a date. */
const DATE_ALONE = /^\d[\d\s._-]*$/;
/** Words after a folder's date, as in `05 Rome` and `2024-05-12_Wedding`. */
const WORDS_BEHIND = /^[\s_.,–—-]+\p{L}/u;

/** Finds existing folders whose names a person has extended. */
export class ExistingFolders {
  readonly #names = new Map<string, Map<string, string>>();

  /** @param folders of the library; their parents may be missing */
  constructor(folders: Iterable<FolderPath>) {
    for (const folder of folders) {
      for (const [at, name] of folder.entries()) {
        const around = collisionKey(folderText(folder.slice(0, at)));
        const names = this.#names.get(around) ?? new Map<string, string>();
        names.set(collisionKey(name), name);
        this.#names.set(around, names);
      }
    }
  }

  /** Returns the folder as it is spelled there; a date becomes the only folder with that date and more words. */
  spelled(folder: FolderPath): FolderPath {
    const there: string[] = [];
    for (const name of folder) {
      const names = this.#names.get(collisionKey(folderText(there)));
      there.push((names && spelledIn(names, name)) ?? name);
    }
    return there;
  }
}

function spelledIn(names: ReadonlyMap<string, string>, name: string): string | undefined {
  const same = names.get(collisionKey(name));
  if (same !== undefined || !DATE_ALONE.test(name)) return same;
  const longer = [...names.values()].filter(
    (other) => other.startsWith(name) && WORDS_BEHIND.test(other.slice(name.length)),
  );
  return longer.length === 1 ? longer[0] : undefined;
}
