/** What a disk has: a file, or a folder by the names in it. */
export type OnDisk = File | { readonly [name: string]: OnDisk };

export interface FakeDisk {
  /** A handle for whatever is at the path at the time. */
  handle(path: string): FileSystemHandle;
  /** Puts something else at a path, or removes it. */
  put(path: string, content: OnDisk | undefined): void;
  /** Below this path nothing answers any more. */
  hang(path: string): void;
  /** The answer to a permission request; granted at first. */
  answer: (path: string) => Promise<PermissionState>;
  /** The paths for which the person was asked. */
  readonly asked: string[];
}

/** File handles like Chromium's, for an imaginary disk. */
export function fakeDisk(content: { readonly [name: string]: OnDisk }): FakeDisk {
  const root: Record<string, OnDisk | undefined> = { ...content };
  const hanging = new Set<string>();
  const at = (path: string): OnDisk | undefined => {
    if (path in root) return root[path];
    const [outer, name] = split(path);
    if (outer === '') return undefined;
    const folder = at(outer);
    return folder && !(folder instanceof File) ? folder[name] : undefined;
  };
  const answered = async <Value>(path: string, value: () => Value): Promise<Value> => {
    if ([...hanging].some((one) => path.startsWith(one))) return new Promise(() => {});
    return value();
  };
  const fileAt = (path: string) => {
    const found = at(path);
    if (!found) throw new DOMException('It is not there', 'NotFoundError');
    if (!(found instanceof File)) throw new DOMException('It is a folder', 'TypeMismatchError');
    return found;
  };
  const folderAt = (path: string) => {
    const found = at(path);
    if (!found) throw new DOMException('It is not there', 'NotFoundError');
    if (found instanceof File) throw new DOMException('It is a file', 'TypeMismatchError');
    return path;
  };
  const fileHandle = (path: string) => ({
    ...common(path),
    kind: 'file',
    getFile: () => answered(path, () => fileAt(path)),
  });
  const common = (path: string) => ({
    name: split(path)[1],
    requestPermission: () => {
      disk.asked.push(path);
      return disk.answer(path);
    },
  });
  const folderHandle = (path: string): object => ({
    ...common(path),
    kind: 'directory',
    getDirectoryHandle: (name: string) =>
      answered(`${path}/${name}`, () => folderHandle(folderAt(`${path}/${name}`))),
    getFileHandle: (name: string) =>
      answered(`${path}/${name}`, () => {
        fileAt(`${path}/${name}`);
        return fileHandle(`${path}/${name}`);
      }),
  });
  const disk: FakeDisk = {
    handle: (path) => (at(path) instanceof File ? fileHandle(path) : folderHandle(path)) as FileSystemHandle,
    put: (path, now) => {
      root[path] = now;
    },
    hang: (path) => void hanging.add(path),
    answer: async () => 'granted',
    asked: [],
  };
  return disk;
}

function split(path: string): readonly [string, string] {
  const end = path.lastIndexOf('/');
  return [path.slice(0, Math.max(end, 0)), path.slice(end + 1)];
}
