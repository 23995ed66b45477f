import { collisionKey } from '../naming/archive-path.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';

/** What a date alone looks like as a folder. */
const DATE_ALONE = /^\d[\d\s._-]*$/;
/** Words behind the date of a folder, as in `05 Rome` and `2024-05-12_Wedding`. */
const WORDS_BEHIND = /^[\s_.,–—-]+\p{L}/u;

/** Finds folders that are there already under a name that a person has made longer. */
export class ExistingFolders {
  readonly #names = new Map<string, Map<string, string>>();

  /** @param folders of the library; those around them need not be among them */
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

  /** The folder as it is spelled there; a date becomes the only folder that has words behind that date. */
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
