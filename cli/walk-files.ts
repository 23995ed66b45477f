import type { Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join, relative, resolve, sep } from 'node:path';
import { errorCode, systemProblem } from './system-problem.ts';
import type { CommandWords, Say } from './words.ts';
import { UsageError } from './usage-error.ts';

/** A file that was named, or that lies in a folder that was. */
export interface WalkedFile {
  readonly path: string;
  /** For people: the path in the folder that was named. */
  readonly name: string;
  /** The folder that was named and those in it that the file lies in, with slashes; empty for a file that was named. */
  readonly folder: string;
  readonly isNamed: boolean;
}

export interface WalkedFiles {
  readonly files: readonly WalkedFile[];
  /** What was not followed, in a sentence each. */
  readonly leftOut: readonly Say[];
}

interface Place extends WalkedFile {
  /** Which of the inputs it comes of. */
  readonly input: number;
}

/** Files that systems put into folders. */
const NOT_MEANT = /^(?:\._.*|\.DS_Store)$/;

/**
 * The files that are named, and all in the folders that are, at any depth: in the order of the inputs, within a folder
 * by path, none of them twice.
 *
 * Symbolic links are followed once everything else is found, so that what is there itself comes under its own name. A
 * link to something that is there already, to a folder that it lies in, or to nothing is left out, and named.
 *
 * @throws {UsageError} for an input that does not exist, or is neither a file nor a folder
 */
export async function walkFiles(inputs: readonly string[]): Promise<WalkedFiles> {
  const walk = new Walk();
  for (const [input, typed] of inputs.entries()) {
    const path = resolve(typed);
    const stats = await stat(path).catch((error: unknown) => {
      throw new UsageError(missing(typed, error));
    });
    if (!stats.isFile() && !stats.isDirectory()) {
      throw new UsageError((t) => t('command-line.neither', { name: typed }));
    }
    const name = stats.isFile() ? basename(path) : '';
    await walk.visit({ path, name, folder: '', isNamed: true, input });
  }
  await walk.followLinks();
  return walk.walked();
}

/** What a folder is called; somebody's own home is called by who they are, which says nothing of a photo. */
function ownName(path: string): string {
  return path === homedir() ? '' : basename(path);
}

function missing(path: string, error: unknown): Say {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return (t) => t('command-line.missing', { path });
  return (t) => t('command-line.pathProblem', { path, problem: systemProblem(error, t) });
}

class Walk {
  readonly #files: Place[] = [];
  readonly #leftOut: Say[] = [];
  readonly #links: Place[] = [];
  /** By real path, what has been taken: under which name. */
  readonly #taken = new Map<string, string>();

  async visit(place: Place): Promise<void> {
    const stats = await this.#tried(place, () => lstat(place.path));
    if (stats?.isSymbolicLink()) this.#links.push(place);
    else if (stats) await this.#take(place, stats);
  }

  async followLinks(): Promise<void> {
    // Those that are met on the way are appended.
    for (const link of this.#links) await this.#follow(link);
  }

  walked(): WalkedFiles {
    const { compare } = new Intl.Collator('en', { numeric: true });
    const inOrder = (one: Place, other: Place) => one.input - other.input || compare(one.path, other.path);
    return { files: this.#files.toSorted(inOrder), leftOut: this.#leftOut };
  }

  async #take(place: Place, stats: Stats): Promise<void> {
    if (!stats.isFile() && !stats.isDirectory())
      return this.#leave(place, (name, t) => t('command-line.neither', { name }));
    const real = await this.#tried(place, () => realpath(place.path));
    if (real === undefined || this.#taken.has(real)) return;
    this.#taken.set(real, place.name || basename(real));
    if (stats.isFile()) this.#files.push(place);
    else await this.#enter(place);
  }

  async #enter(folder: Place): Promise<void> {
    const names = (await this.#tried(folder, () => readdir(folder.path))) ?? [];
    const within = [folder.folder, ownName(folder.path)].filter(Boolean).join('/');
    for (const name of names) {
      if (NOT_MEANT.test(name)) continue;
      const inside = { path: join(folder.path, name), name: join(folder.name, name), folder: within };
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

  /** Gives nothing where the disk refuses, and names what it refused. */
  async #tried<Value>(place: Place, look: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await look();
    } catch (error) {
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
