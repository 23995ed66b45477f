import { fromEvent } from 'file-selector';
import { notePlace } from './file-place.ts';
import { STORE_PATIENCE_MS } from '../limits.ts';
import { withTimeout } from '../with-timeout.ts';

// No library of TypeScript has it (WICG, "File System Access").
interface ItemWithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

const HAS_EXTENSION = /\.\w{2,5}$/;

/**
 * The files of a drop or a paste, including those in dropped folders. Of dropped ones it is noted where they lie, where
 * the browser says so.
 */
export async function filesOf(event: DragEvent | ClipboardEvent): Promise<File[]> {
  const items = 'dataTransfer' in event && event.type === 'drop' ? event.dataTransfer?.items : undefined;
  const dropped = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  if (dropped.length === 0) return onlyFiles(await fromEvent(event));
  // The items are empty after this turn, so all of them are asked at once; one by one, because two folders may have one name.
  return (await Promise.all(dropped.map(filesOfItem))).flat();
}

/**
 * Of an item whose name has an extension only the handle is asked for: Chromium holds up the page for each entry, 300 of
 * them for a second, and file-selector asks for the entry and for the handle once more.
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

/** The files of a folder whose name looks like a file's, such as `2019.05`. */
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
      // As file-selector notes it, which finds the files of other folders.
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

/** Undefined where the browser has no handles, gives none, or does not answer: the files come all the same. */
function handleOf(item: DataTransferItem & ItemWithHandle): Promise<FileSystemHandle | undefined> {
  const asked = item.getAsFileSystemHandle?.();
  if (!asked) return Promise.resolve(undefined);
  return withTimeout(STORE_PATIENCE_MS, asked).then(
    (handle) => handle ?? undefined,
    () => undefined,
  );
}

/** `file-selector` stores the path of a dropped file on it: the folder's name first. */
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
