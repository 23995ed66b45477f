import type { Stats } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, relative, resolve, sep } from 'node:path';
import { comparePaths } from '#core/naming/path-order.ts';
import { lstat, readdir, realpath, stat } from '../disk/byte-fs.ts';
import { readable } from '../disk/byte-names.ts';
import { errorCode, systemProblem } from '../system-problem.ts';
import type { CommandWords, Say } from '../arguments/words.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** A file named on the command line, or found in a folder named there. */
export interface WalkedFile {
  /** With bytes that aren't UTF-8 escaped; see `byte-names.ts`. */
  readonly path: string;
  /** For display: the path relative to the named folder. */
  readonly name: string;
  /** The path of the file's folder, starting with the named folder, with slashes; empty for a named file. */
  readonly folder: string;
  readonly isNamed: boolean;
}

export interface WalkedFiles {
  readonly files: readonly WalkedFile[];
  /** One sentence for each skipped path. */
  readonly leftOut: readonly Say[];
  /** Whether the system refused to read some path, so that photos may be missing. */
  readonly isIncomplete: boolean;
}

interface Place extends WalkedFile {
  /** The index of the input it belongs to. */
  readonly input: number;
}

/** Files that operating systems create in folders, and our own in destination folders. */
const NOT_MEANT = /^(?:\._.*|\.DS_Store|\.where-my-pix.*)$/;

/**
 * Lists the named files and all files in the named folders, at any depth: in the order of the inputs, within a folder
 * by path, without duplicates.
 *
 * Symbolic links are followed after everything else was found, so that a file found directly keeps its own name. A
 * link is skipped and reported if its target was already found, is a folder that contains the link, or doesn't exist.
 *
 * @throws {UsageError} for an input that doesn't exist, or is neither a file nor a folder
 */
export async function walkFiles(inputs: readonly string[]): Promise<WalkedFiles> {
  const places: Place[] = [];
  for (const [input, typed] of inputs.entries()) {
    const path = resolve(typed);
    const stats = await stat(path).catch((error: unknown) => {
      throw new UsageError(missing(typed, error));
    });
    if (!stats.isFile() && !stats.isDirectory()) {
      throw new UsageError((t) => t('command-line.neither', { name: typed }));
    }
    const name = stats.isFile() ? readable(basename(path)) : '';
    places.push({ path, name, folder: '', isNamed: true, input });
  }
  const files = places.filter(({ name }) => name !== '');
  const walk = new Walk(await Promise.all(files.map(({ path }) => realpath(path))));
  for (const place of places) await walk.visit(place);
  await walk.followLinks();
  return walk.walked();
}

/**
 * A folder's name; empty for the user's home folder, whose name is the user's and says nothing about photos.
 */
function ownName(path: string): string {
  return path === homedir() ? '' : readable(basename(path));
}

function missing(path: string, error: unknown): Say {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return (t) => t('command-line.missing', { path });
  return (t) => t('command-line.pathProblem', { path, problem: systemProblem(error, t) });
}

const inOrder = (one: Place, other: Place) => one.input - other.input || comparePaths(one.path, other.path);

class Walk {
  /** The real paths of named files, which count wherever they are found. */
  readonly #named: ReadonlySet<string>;
  readonly #files: Place[] = [];
  readonly #leftOut: Say[] = [];
  #isIncomplete = false;
  readonly #links: Place[] = [];
  /** Names of the files and folders found so far, by real path. */
  readonly #taken = new Map<string, string>();

  constructor(named: readonly string[]) {
    this.#named = new Set(named);
  }

  async visit(place: Place): Promise<void> {
    const stats = await this.#tried(place, () => lstat(place.path));
    if (stats?.isSymbolicLink()) this.#links.push(place);
    else if (stats) await this.#take(place, stats);
  }

  async followLinks(): Promise<void> {
    // Links found during the loop are appended to the array and visited as well.
    for (const link of this.#links) await this.#follow(link);
  }

  walked(): WalkedFiles {
    return {
      files: this.#files.toSorted(inOrder),
      leftOut: this.#leftOut,
      isIncomplete: this.#isIncomplete,
    };
  }

  async #take(place: Place, stats: Stats): Promise<void> {
    if (!stats.isFile() && !stats.isDirectory())
      return this.#leave(place, (name, t) => t('command-line.neither', { name }));
    const real = await this.#tried(place, () => realpath(place.path));
    if (real === undefined || this.#taken.has(real)) return;
    this.#taken.set(real, place.name || basename(real));
    if (stats.isFile()) this.#files.push({ ...place, isNamed: place.isNamed || this.#named.has(real) });
    else await this.#enter(place);
  }

  async #enter(folder: Place): Promise<void> {
    const names = (await this.#tried(folder, () => readdir(folder.path))) ?? [];
    const within = [folder.folder, ownName(folder.path)].filter(Boolean).join('/');
    for (const name of names) {
      if (NOT_MEANT.test(name)) continue;
      const inside = {
        path: join(folder.path, name),
        name: join(folder.name, readable(name)),
        folder: within,
      };
      await this.visit({ ...inside, isNamed: false, input: folder.input });
    }
  }

  async #follow(link: Place): Promise<void> {
    const real = await realpath(link.path).catch((error: unknown) => {
      const isCircle = errorCode(error) === 'ELOOP';
      this.#leave(link, (name, t) =>
        isCircle ? t('command-line.linkCircle', { name }) : t('command-line.linkNowhere', { name }),
      );
    });
    if (real === undefined) return;
    const taken = this.#taken.get(real);
    if (taken !== undefined) {
      return this.#leave(link, (name, t) => t('command-line.linkThere', { name, target: taken }));
    }
    const own = await realpath(join(link.path, '..'));
    if (!link.isNamed && `${own}${sep}`.startsWith(real.endsWith(sep) ? real : `${real}${sep}`)) {
      const target = basename(real) || real;
      return this.#leave(link, (name, t) => t('command-line.linkInside', { name, target }));
    }
    const stats = await this.#tried(link, () => stat(real));
    if (stats) await this.#take(link, stats);
  }

  /** Returns undefined if a file system call fails, and reports the path. */
  async #tried<Value>(place: Place, look: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await look();
    } catch (error) {
      this.#isIncomplete = true;
      this.#leave(place, (name, t) =>
        t('command-line.unreadable', { name, problem: systemProblem(error, t) }),
      );
      return undefined;
    }
  }

  #leave({ path, name }: Place, say: (name: string, t: CommandWords) => string): void {
    this.#leftOut.push((t) => say(name || relative('.', path) || path, t));
  }
}
