import { besideKind } from '../companions/file-kinds.ts';
import { collisionKey } from '../naming/archive-path.ts';
import { folderText, splitPath } from '../naming/folder-path.ts';
import { MOST_NUMBERS } from './limits.ts';

/** What a folder has under one name. */
export interface FolderEntry {
  readonly name: string;
  /** `other` for links, devices and the like, which are neither followed nor replaced. */
  readonly kind: 'file' | 'folder' | 'other';
}

/** A file to be put into the folder. */
export interface WantedFile {
  readonly id: string;
  /** With slashes; parts are safe and unique, see `assignPaths`. */
  readonly path: string;
  /** The photo it belongs to, whose name it shares; undefined for a file of its own. */
  readonly leader?: string | undefined;
  /**
   * Whether it is left out if its photo is already there and another file has its name, such as the same sidecar,
   * edited since.
   */
  readonly givesWay?: boolean;
}

/** Inspects the destination folder. */
export interface FolderLook {
  /** The entries of an existing folder; '' is the top. */
  entries(folder: string): Promise<readonly FolderEntry[]>;
  /** Whether the existing file at the path has the same bytes as the wanted one. */
  isSame(path: string, id: string): Promise<boolean>;
}

export interface Target {
  readonly id: string;
  readonly path: string;
  /** Whether the path already has the same bytes. */
  readonly isThere: boolean;
}

export interface TargetPlan {
  /** One for each wanted file that doesn't give way, in their order. */
  readonly targets: readonly Target[];
  /** The folders to be made, outermost first. */
  readonly newFolders: readonly string[];
}

/**
 * Plans where each file goes in a folder that has files of its own. No existing name is reused: names that differ
 * only in case or Unicode form are equal, as on macOS and Windows. A taken name gets a number, and the photo's
 * companions get the same one; a file with the same bytes is left as it is. Existing folders keep their spelling.
 *
 * @param wanted companions come directly after their photo
 */
export async function planTargets(wanted: readonly WantedFile[], look: FolderLook): Promise<TargetPlan> {
  const planner = new Planner(look);
  const targets: Target[] = [];
  for (let at = 0; at < wanted.length;) {
    const first = wanted[at];
    if (!first) break;
    let end = at + 1;
    while (end < wanted.length && wanted[end]?.leader === first.id) end += 1;
    targets.push(...(await planner.place(wanted.slice(at, end))));
    at = end;
  }
  return { targets, newFolders: planner.newFolders };
}

/**
 * Returns the path with a number after the stem, as for a taken name: `Pets/dog_2.jpg`.
 *
 * @param number from 1, which changes nothing
 */
export function numberedPath(path: string, number: number): string {
  const { folder, fileName } = splitPath(path);
  const stem = stemOf(fileName);
  return joined(folderText(folder), withNumber(fileName, stem, number));
}

interface KnownFolder {
  /** As spelled on the disk. */
  readonly path: string;
  /** Existing and planned names, by their comparison key. */
  readonly names: Map<string, { readonly name: string; readonly kind: FolderEntry['kind'] | 'planned' }>;
  /** The actual folders, by the wanted ones. */
  readonly folders: Map<string, KnownFolder>;
}

/** A file of a group that shares one number. */
interface Member extends Omit<WantedFile, 'path'> {
  readonly fileName: string;
  readonly folder: KnownFolder;
}

class Planner {
  readonly newFolders: string[] = [];
  readonly #look: FolderLook;
  #top: KnownFolder | undefined;

  constructor(look: FolderLook) {
    this.#look = look;
  }

  /** Places a photo and its companions. */
  async place(group: readonly WantedFile[]): Promise<readonly Target[]> {
    const stem = stemOf(splitPath(group[0]?.path ?? '').fileName);
    const members: Member[] = [];
    for (const { path, ...wanted } of group) {
      const { folder, fileName } = splitPath(path);
      members.push({ ...wanted, fileName, folder: await this.#folder(folder) });
    }
    for (let number = 1; number <= MOST_NUMBERS; number += 1) {
      const placed = await this.#numbered(members, stem, number);
      if (!placed) continue;
      for (const { path, folder } of placed) {
        const name = splitPath(path).fileName;
        folder.names.set(collisionKey(name), { name, kind: 'planned' });
      }
      return placed.map(({ id, path, isThere }) => ({ id, path, isThere }));
    }
    throw new RangeError(`no free name next to ${group[0]?.path ?? ''}`);
  }

  /** Undefined if a name is taken with this number. */
  async #numbered(members: readonly Member[], stem: string, number: number) {
    const placed: (Target & { readonly folder: KnownFolder })[] = [];
    for (const { id, fileName, folder, givesWay } of members) {
      const name = withNumber(fileName, stem, number);
      const target = await this.#targetOf(id, folder, name);
      const isOthers = folder.names.get(collisionKey(name))?.kind === 'file';
      if (target) placed.push({ ...target, folder });
      else if (givesWay && isOthers && placed[0]?.isThere) continue;
      else if (isOthers && placed[0]?.isThere && besideKind(fileName) === 'settings') {
        placed.push({ ...(await this.#besideOwn({ id, fileName, folder }, stem)), folder });
      } else return undefined;
    }
    return placed;
  }

  /** Places a sidecar whose photo is there already, next to another one: with a number that no photo has. */
  async #besideOwn(
    { id, fileName, folder }: Pick<Member, 'id' | 'fileName' | 'folder'>,
    stem: string,
  ): Promise<Target> {
    const own = fileName.startsWith(stem) ? stem : stemOf(fileName);
    for (let number = 2; number <= MOST_NUMBERS; number += 1) {
      const name = withNumber(fileName, stem, number);
      const beginning = collisionKey(`${own}_${number}.`);
      const target = await this.#targetOf(id, folder, name);
      const isOfOther = [...folder.names.keys()].some((key) => key.startsWith(beginning));
      if (target && (target.isThere || !isOfOther)) return target;
    }
    throw new RangeError(`no free name next to ${fileName}`);
  }

  /** Undefined if the name is taken. */
  async #targetOf(id: string, folder: KnownFolder, wanted: string): Promise<Target | undefined> {
    const there = folder.names.get(collisionKey(wanted));
    if (!there) return { id, path: joined(folder.path, wanted), isThere: false };
    if (there.kind !== 'file') return undefined;
    const path = joined(folder.path, there.name);
    return (await this.#look.isSame(path, id)) ? { id, path, isThere: true } : undefined;
  }

  async #folder(parts: readonly string[]): Promise<KnownFolder> {
    this.#top ??= await this.#read('');
    let folder = this.#top;
    for (const part of parts) folder = await this.#within(folder, part);
    return folder;
  }

  async #within(outer: KnownFolder, part: string): Promise<KnownFolder> {
    const key = collisionKey(part);
    const known = outer.folders.get(key);
    if (known) return known;
    const inner = await this.#chosen(outer, part);
    outer.folders.set(key, inner);
    return inner;
  }

  /** Returns the folder of this name, or of the next number that no file or link has. */
  async #chosen(outer: KnownFolder, part: string): Promise<KnownFolder> {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? part : `${part}_${number}`;
      const there = outer.names.get(collisionKey(name));
      if (there?.kind === 'folder') return this.#read(joined(outer.path, there.name));
      if (there) continue;
      const path = joined(outer.path, name);
      outer.names.set(collisionKey(name), { name, kind: 'folder' });
      this.newFolders.push(path);
      return { path, names: new Map(), folders: new Map() };
    }
  }

  async #read(path: string): Promise<KnownFolder> {
    const entries = await this.#look.entries(path);
    const names = new Map(entries.map(({ name, kind }) => [collisionKey(name), { name, kind }] as const));
    return { path, names, folders: new Map() };
  }
}

function stemOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(0, dot) : fileName;
}

/** Companions' names begin with the photo's stem. */
function withNumber(fileName: string, stem: string, number: number): string {
  if (number === 1) return fileName;
  const own = fileName.startsWith(stem) ? stem : stemOf(fileName);
  return `${own}_${number}${fileName.slice(own.length)}`;
}

function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
