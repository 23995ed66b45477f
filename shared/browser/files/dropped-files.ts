import { fromEvent } from 'file-selector';
import { notePlace } from './file-place.ts';
import { STORE_PATIENCE_MS } from '../limits.ts';
import { withTimeout } from '../with-timeout.ts';

// Missing from TypeScript's libraries (WICG, "File System Access").
interface ItemWithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

const HAS_EXTENSION = /\.\w{2,5}$/;

/**
 * Returns the files of a drop or a paste, including those in dropped folders. Records the location of dropped files
 * if the browser provides it.
 */
export async function filesOf(event: DragEvent | ClipboardEvent): Promise<File[]> {
  const items = 'dataTransfer' in event && event.type === 'drop' ? event.dataTransfer?.items : undefined;
  const dropped = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  if (dropped.length === 0) return onlyFiles(await fromEvent(event));
  // The items are empty after this turn, so all of them are requested at once; one by one, because two folders may
  // have the same name.
  return (await Promise.all(dropped.map(filesOfItem))).flat();
}

/**
 * For an item whose name has an extension, only the handle is requested: Chromium blocks the page for each entry, a
 * second for 300 of them, and file-selector requests the entry and the handle once more.
 */
async function filesOfItem(item: DataTransferItem & ItemWithHandle): Promise<File[]> {
  const file = item.getAsFile();
  if (file && item.getAsFileSystemHandle && HAS_EXTENSION.test(file.name)) return filesByHandle(item, file);
  const [found, root] = await Promise.all([
    fromEvent({ type: 'drop', dataTransfer: { items: [item] } }),
    handleOf(item),
  ]);
  const files = onlyFiles(found);
  if (root) for (const file of files) noteWithin(root, file);
  return files;
}

async function filesByHandle(item: DataTransferItem & ItemWithHandle, file: File): Promise<File[]> {
  const root = await handleOf(item);
  if (root && isFolder(root)) return filesWithin(root, root, []);
  const found = root && isFile(root) ? await root.getFile().catch(() => file) : file;
  if (root) notePlace(found, { root, path: [] });
  return [found];
}

/** Returns the files of a folder whose name looks like a file's, such as `2019.05`. */
async function filesWithin(
  root: FileSystemDirectoryHandle,
  folder: FileSystemDirectoryHandle,
  way: readonly string[],
): Promise<File[]> {
  const files: File[] = [];
  for await (const handle of folder.values()) {
    const path = [...way, handle.name];
    if (isFolder(handle)) files.push(...(await filesWithin(root, handle, path)));
    else if (isFile(handle)) {
      const file = await handle.getFile();
      // The same property as file-selector sets, which finds the files of other folders.
      Object.defineProperty(file, 'relativePath', { value: `/${[root.name, ...path].join('/')}` });
      notePlace(file, { root, path });
      files.push(file);
    }
  }
  return files;
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

/** Returns undefined if the browser doesn't support handles, gives none, or doesn't answer: the files arrive anyway. */
function handleOf(item: DataTransferItem & ItemWithHandle): Promise<FileSystemHandle | undefined> {
  const asked = item.getAsFileSystemHandle?.();
  if (!asked) return Promise.resolve(undefined);
  return withTimeout(STORE_PATIENCE_MS, asked).then(
    (handle) => handle ?? undefined,
    () => undefined,
  );
}

/** `file-selector` stores the path of a dropped file on it, starting with the folder's name. */
function noteWithin(root: FileSystemHandle, file: File & { readonly relativePath?: unknown }): void {
  if (root.kind === 'file') {
    notePlace(file, { root, path: [] });
    return;
  }
  const start = `/${root.name}/`;
  const { relativePath } = file;
  if (typeof relativePath !== 'string' || !relativePath.startsWith(start)) return;
  notePlace(file, { root, path: relativePath.slice(start.length).split('/') });
}

function onlyFiles(found: readonly (File | DataTransferItem)[]): File[] {
  return found.filter((item) => item instanceof File);
}
