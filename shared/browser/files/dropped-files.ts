import { fromEvent } from 'file-selector';
import { notePlace } from './file-place.ts';
import { STORE_PATIENCE_MS } from '../limits.ts';
import { withTimeout } from '../with-timeout.ts';

// No library of TypeScript has it (WICG, "File System Access").
interface ItemWithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

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

async function filesOfItem(item: DataTransferItem): Promise<File[]> {
  const [found, root] = await Promise.all([
    fromEvent({ type: 'drop', dataTransfer: { items: [item] } }),
    handleOf(item),
  ]);
  const files = onlyFiles(found);
  if (root) for (const file of files) noteWithin(root, file);
  return files;
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
