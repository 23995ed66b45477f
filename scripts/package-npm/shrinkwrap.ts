export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The fields of a package.json that a lock file repeats. */
interface Root {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Returns the part of a lock file that a package needs, as its `npm-shrinkwrap.json`. People who install the package
 * get the tested versions, with their checksums.
 *
 * @throws {Error} naming a package that the lock file lacks
 */
export function shrinkwrapOf(lock: LockFile, root: Root) {
  const kept = new Map<string, LockedPackage>();
  const add = (name: string, from: string, isNeeded: boolean) => {
    const path = lockedPath(lock, name, from);
    if (path === undefined) {
      if (isNeeded) throw new Error(`package-lock.json has no ${name} for ${from || root.name}.`);
      return;
    }
    const locked = lock.packages[path];
    if (!locked || kept.has(path)) return;
    kept.set(path, locked);
    for (const other of Object.keys(locked.dependencies ?? {})) add(other, path, true);
    for (const other of Object.keys(locked.optionalDependencies ?? {})) add(other, path, false);
    for (const other of Object.keys(locked.peerDependencies ?? {})) add(other, path, false);
  };
  for (const name of Object.keys(root.dependencies)) add(name, '', true);
  const { name, version } = root;
  const sorted = [...kept].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': { ...root }, ...Object.fromEntries(sorted) },
  };
}

/** Returns the path of the package that Node would load: in the nearest node_modules, like its own algorithm. */
function lockedPath({ packages }: LockFile, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}
