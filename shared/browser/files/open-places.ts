import type { FilePlace } from './file-place.ts';
import { PLACE_PATIENCE_MS } from '../limits.ts';
import { loadModule } from '../load-module.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * Returns a function that opens the file at a location. Folders and ZIPs are opened once. If a dropped folder doesn't
 * answer within `PLACE_PATIENCE_MS`, it isn't asked again, since its disk hangs. Fails if the path doesn't exist or
 * isn't a file.
 */
export function placeOpener(): (place: FilePlace) => Promise<File> {
  const folders = new Map<FileSystemHandle, Map<string, Promise<FileSystemDirectoryHandle>>>();
  const zips = new Map<FileSystemHandle, Map<string, Promise<readonly File[]>>>();
  const hanging = new Set<FileSystemHandle>();
  const within = async <Value>(root: FileSystemHandle, answer: () => Promise<Value>): Promise<Value> => {
    if (hanging.has(root)) throw new DOMException('It did not answer before', 'TimeoutError');
    try {
      return await withTimeout(PLACE_PATIENCE_MS, answer());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') hanging.add(root);
      throw error;
    }
  };
  const folderAt = (
    root: FileSystemDirectoryHandle,
    path: readonly string[],
  ): Promise<FileSystemDirectoryHandle> => {
    const opened = ofRoot(folders, root);
    const last = path.at(-1);
    if (last === undefined) return Promise.resolve(root);
    const key = path.join('/');
    const folder =
      opened.get(key) ??
      folderAt(root, path.slice(0, -1)).then((outer) => within(root, () => outer.getDirectoryHandle(last)));
    opened.set(key, folder);
    return folder;
  };
  const fileAt = async ({ root, path }: FilePlace): Promise<File> => {
    if (isFile(root)) return within(root, () => root.getFile());
    if (!isFolder(root)) throw new Error('Neither a file nor a folder');
    const folder = await folderAt(root, path.slice(0, -1));
    return within(root, async () => (await folder.getFileHandle(path.at(-1) ?? '')).getFile());
  };
  return async (place) => {
    const { root, path, inZip } = place;
    if (!inZip) return fileAt(place);
    const opened = ofRoot(zips, root);
    const key = path.join('/');
    const members = opened.get(key) ?? fileAt(place).then((zip) => membersOf(zip, inZip));
    opened.set(key, members);
    const member = (await members)[inZip.at];
    if (!member) throw new Error('The ZIP has fewer files than before');
    return member;
  };
}

/** Opens a ZIP. @throws if the ZIP has changed */
async function membersOf(
  zip: File,
  was: { readonly sizeBytes: number; readonly modifiedMs: number },
): Promise<readonly File[]> {
  if (zip.size !== was.sizeBytes || zip.lastModified !== was.modifiedMs) throw new Error('Another ZIP');
  const { filesInZip } = await loadModule(() => import('./opened-zip.ts'));
  return (await filesInZip(zip)).map(({ file }) => file);
}

function ofRoot<Value>(all: Map<FileSystemHandle, Map<string, Value>>, root: FileSystemHandle) {
  const own = all.get(root) ?? new Map<string, Value>();
  all.set(root, own);
  return own;
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}
