import { readFormFiles } from './form-files.ts';

// The part of the service worker for photos that are shared with the installed app: only the worker gets them, and it
// leaves them for the table. They go to disk as they arrive, because together they may need more memory than a phone
// has. The build prepends SHARE and TABLE.

/** Takes the photos of a launch, and returns the way to the table. */
export async function takeShared(request) {
  // A launch opens a window of its own; a frame is somebody's page.
  if (/^(?:i?frame|embed|object)$/.test(request.destination)) return tableWith(SHARE.again);
  const id = crypto.randomUUID();
  const name = folderName(Date.now(), id);
  try {
    // A folder whose lock is free belongs to a worker that was stopped.
    const found = await navigator.locks.request(lockOf(name), () => keepFiles(request, id, name));
    return tableWith(found ? id : SHARE.empty);
  } catch (error) {
    console.warn('Taking the shared photos failed', error);
    return tableWith(error instanceof TooLargeError ? SHARE.tooLarge : SHARE.lost);
  }
}

export function tableWith(id) {
  return Response.redirect(`${TABLE[0]}?${SHARE.parameter}=${id}`, 303);
}

/** Removes what a stopped worker left, and what is too old. Never fails, because nobody waits for it. */
export async function forgetLeftShares() {
  try {
    for (const database of [SHARE.database, SHARE.taken]) {
      if (!(await exists(database))) continue;
      await withRows(database, 'readwrite', async (shares) => {
        for (const { id, keptMs } of await resultOf(shares.getAll())) {
          if (isOver(keptMs)) shares.delete(id);
        }
      });
    }
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(SHARE.database.name).catch(() => undefined);
    for (const name of folder ? await Array.fromAsync(folder.keys()) : []) {
      await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
        if (lock && !(await isNeeded(folder, name))) await folder.removeEntry(name, { recursive: true });
      });
    }
  } catch (error) {
    console.warn('Removing shared photos that nobody took failed', error);
  }
}

class TooLargeError extends Error {}

const lockOf = (name) => `share ${name}`;
const folderName = (nowMs, id) => `${nowMs}-${id}`;
const idOf = (name) => name.slice(name.indexOf('-') + 1);

function isOver(keptMs) {
  return !(keptMs > Date.now() - SHARE.database.keptMs);
}

/** Keeps the files of a form in the database, in place of those that another site has left there. */
async function keepFiles(request, id, name) {
  const folder = await folderFor(name);
  const remove = () => folder.remove({ recursive: true });
  try {
    const from = senderOf(request);
    const files = await filesOnDisk(request, folder, await roomFor(from));
    if (files.length === 0) {
      await remove();
      return false;
    }
    const mark = await fileIn(folder, MARK);
    await fileIn(folder, NEEDED);
    await withShares('readwrite', async (shares) => {
      for (const other of await resultOf(shares.getAll())) {
        if (from && other.from && other.from !== OWN) shares.delete(other.id);
      }
      shares.put({ id, keptMs: Date.now(), files, mark, from });
    });
    if (await isCopied(id, folder)) await remove();
    return true;
  } catch (error) {
    await remove();
    throw error;
  }
}

const OWN = 'own';

/**
 * Returns who sent a form: this site, another site by its host, or an empty text if the browser doesn't say, as for a
 * launch by the system.
 */
function senderOf(request) {
  const origin = request.headers.get('origin') ?? '';
  for (const address of [origin, request.referrer]) {
    if (!/^https?:/.test(address)) continue;
    const { origin: sender, host } = new URL(address);
    return sender === location.origin ? OWN : host;
  }
  return '';
}

/** Returns how many bytes a share may have. */
async function roomFor(from) {
  const { mostBytes, mostForeignBytes } = SHARE.database;
  if (from && from !== OWN) return mostForeignBytes;
  const waiting = await withShares('readonly', (shares) => resultOf(shares.getAll()));
  return waiting
    .flatMap(({ files }) => files)
    .reduce((room, file) => room - (file instanceof File ? file.size : 0), mostBytes);
}

/** The name of a folder begins with its time. */
async function folderFor(name) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(SHARE.database.name, { create: true });
  return folder.getDirectoryHandle(name, { create: true });
}

async function filesOnDisk(request, folder, mostBytes) {
  const contentType = request.headers.get('content-type') ?? '';
  const [body, isEmpty] = await withStart(request.body ?? (await request.blob()).stream());
  // A launch that the system repeats may be no form at all.
  if (isEmpty || !contentType.startsWith('multipart/form-data')) return [];
  const written = [];
  let bytes = 0;
  await readFormFiles(body, contentType, async ({ field, name, type }) => {
    if (field !== SHARE.field) return undefined;
    if (written.length >= SHARE.database.mostFiles) throw new TooLargeError('These are too many files.');
    const handle = await folder.getFileHandle(String(written.length), { create: true });
    written.push({ handle, name, type });
    const writable = await handle.createWritable();
    return {
      write: async (chunk) => {
        bytes += chunk.length;
        if (bytes > mostBytes) throw new TooLargeError(`These files have more than ${mostBytes} bytes.`);
        await writable.write(chunk);
      },
      close: () => writable.close(),
      abort: () => writable.abort(),
    };
  });
  const files = written.map(
    async ({ handle, name, type }) => new File([await handle.getFile()], name, { type }),
  );
  return (await Promise.all(files)).filter(({ size }) => size > 0);
}

/** The same stream, and whether it has no bytes. */
async function withStart(stream) {
  const reader = stream.getReader();
  const first = await reader.read();
  const body = new ReadableStream({
    start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return [body, first.done];
}

const MARK = 'mark';
/** A folder with this file has what the database refers to. */
const NEEDED = 'needed';

async function fileIn(folder, name) {
  const handle = await folder.getFileHandle(name, { create: true });
  const writable = await handle.createWritable();
  await writable.write(name);
  await writable.close();
  return new File([await handle.getFile()], name);
}

/** Whether the database has copies of its files: in private windows it has not, and needs the originals. */
async function isCopied(id, folder) {
  await folder.removeEntry(MARK).catch(() => undefined);
  const { mark } = await rowOf(SHARE.database, id);
  return isFulfilled(mark.text());
}

async function isNeeded(folder, name) {
  if (isOver(Number.parseInt(name, 10))) return false;
  const share = await folder.getDirectoryHandle(name);
  if (!(await isFulfilled(share.getFileHandle(NEEDED)))) return false;
  // The worker may have been stopped before it stored the files, or before it removed them here.
  const id = idOf(name);
  if (await rowOf(SHARE.database, id)) return !(await isCopied(id, share));
  return (await rowOf(SHARE.taken, id)) !== undefined;
}

function isFulfilled(promise) {
  return promise.then(
    () => true,
    () => false,
  );
}

/** A check alone must not create the database. */
async function rowOf(database, id) {
  if (!(await exists(database))) return undefined;
  return withRows(database, 'readonly', (rows) => resultOf(rows.get(id)));
}

async function exists(database) {
  return (await indexedDB.databases()).some(({ name }) => name === database.name);
}

const withShares = (mode, use) => withRows(SHARE.database, mode, use);

async function withRows({ name, version, store }, mode, use) {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath: 'id' }));
  const opened = await resultOf(opening);
  try {
    const work = opened.transaction(store, mode);
    const ended = new Promise((resolve, reject) => {
      work.addEventListener('complete', resolve);
      work.addEventListener('abort', () => reject(work.error));
    });
    const used = await use(work.objectStore(store));
    await ended;
    return used;
  } finally {
    opened.close();
  }
}

function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
