import { OWN_FOLDER } from '#core/destinations/limits.ts';
import { FOLDER_LOCK_BEAT_MS, FOLDER_LOCK_STALE_MS } from '../limits.ts';
import { fileAt, folderAt, removeEmpty, removeFile, writeWhole } from './folder-handle.ts';

const LOCK_PATH = `${OWN_FOLDER}/lock`;
const ID_KEY = 'folder-lock-id';

/** Thrown if another page or program has taken over a folder. */
export class FolderLostError extends Error {
  override readonly name = 'FolderLostError';
}

/** Checks that this page still holds the folder; throws a {@link FolderLostError} otherwise. */
export type AssertHeld = () => Promise<void>;

/**
 * Runs work while only this page writes to folders, and no command line to this one. One page of a browser at a time
 * holds the lock (Web Locks); the command line's is a file in the folder. A lock left by a closed page is taken over
 * at once. A suspended page may lose its lock, so the work checks it before each write.
 *
 * @returns undefined if another has it
 */
export async function holdFolder<Value>(
  top: FileSystemDirectoryHandle,
  work: (assertHeld: AssertHeld) => Promise<Value>,
): Promise<Value | undefined> {
  return navigator.locks.request('put into a folder', { ifAvailable: true }, async (lock) => {
    const token = JSON.stringify({ browser: ownId() });
    const there = await (await fileAt(top, LOCK_PATH))?.getFile();
    const isFresh = there !== undefined && Date.now() - there.lastModified < FOLDER_LOCK_STALE_MS;
    if (!lock || (isFresh && (await there.text()) !== token)) return undefined;
    const own = await folderAt(top, [OWN_FOLDER], true);
    const handle = await own?.getFileHandle('lock', { create: true });
    if (!handle) return undefined;
    await writeWhole(handle, token);
    const holder = async () => (await (await fileAt(top, LOCK_PATH))?.getFile())?.text();
    const assertHeld = async () => {
      if ((await holder()) !== token) throw new FolderLostError('the folder has another lock');
    };
    const touch = async () => {
      await assertHeld();
      await writeWhole(handle, token);
    };
    const beat = setInterval(() => void touch().catch(() => undefined), FOLDER_LOCK_BEAT_MS);
    try {
      return await work(assertHeld);
    } finally {
      clearInterval(beat);
      if ((await holder().catch(() => undefined)) === token) {
        await removeFile(top, LOCK_PATH);
        await removeEmpty(top, OWN_FOLDER);
      }
    }
  });
}

/** Returns an id that tells this browser apart from others. Without storage, the id is different each time. */
function ownId(): string {
  const made = crypto.randomUUID();
  try {
    const kept = localStorage.getItem(ID_KEY) ?? made;
    localStorage.setItem(ID_KEY, kept);
    return kept;
  } catch {
    return made;
  }
}
