import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../cli/system-problem.ts';

/**
 * A folder on disk as the File System Access API gives it to a page. Like in a browser, files are read on demand, and
 * no longer once they were changed.
 */
export function diskFolder(path: string, name = ''): FileSystemDirectoryHandle {
  const inside = (own: string) => join(path, own);
  const handle = {
    kind: 'directory',
    name,
    path,
    isSameEntry: async (other: { readonly path?: string }) => other.path === path,
    getDirectoryHandle: async (own: string, { create = false } = {}) => {
      const kind = await kindOf(inside(own));
      if (kind === 'file') throw new DOMException('It is a file', 'TypeMismatchError');
      if (!kind && !create) throw new DOMException('It is not there', 'NotFoundError');
      if (!kind) await inBrowser(mkdir(inside(own)));
      return diskFolder(inside(own), own);
    },
    getFileHandle: async (own: string, { create = false } = {}) => {
      const kind = await kindOf(inside(own));
      if (kind === 'folder') throw new DOMException('It is a folder', 'TypeMismatchError');
      if (!kind && !create) throw new DOMException('It is not there', 'NotFoundError');
      if (!kind) await inBrowser(writeFile(inside(own), '', { flag: 'wx' }));
      return diskFile(inside(own), own);
    },
    removeEntry: async (own: string) => {
      const stats = await inBrowser(lstat(inside(own)));
      await inBrowser(stats.isDirectory() ? rmdir(inside(own)) : rm(inside(own)));
    },
    values: async function* () {
      for (const own of await inBrowser(readdir(path))) {
        const kind = await kindOf(inside(own));
        if (kind) yield kind === 'file' ? diskFile(inside(own), own) : diskFolder(inside(own), own);
      }
    },
  };
  return handle as unknown as FileSystemDirectoryHandle;
}

/** A file on disk as a picker gives it to a page. */
export async function diskFileOf(path: string): Promise<File> {
  const { mtimeMs } = await stat(path);
  return new File([await openAsBlob(path)], path, { lastModified: Math.trunc(mtimeMs) });
}

function diskFile(path: string, name: string): FileSystemFileHandle {
  const handle = {
    kind: 'file',
    name,
    path,
    isSameEntry: async (other: { readonly path?: string }) => other.path === path,
    getFile: () => inBrowser(diskFileOf(path)),
    createWritable: async () => {
      const pieces: Buffer[] = [];
      return {
        write: async (content: Blob | string) =>
          void pieces.push(Buffer.from(await new Blob([content]).arrayBuffer())),
        abort: async () => {},
        // As in Chromium, the bytes are in a temporary file until they are complete.
        close: async () => {
          await inBrowser(writeFile(`${path}.crswap`, Buffer.concat(pieces)));
          await inBrowser(rename(`${path}.crswap`, path));
        },
      };
    },
  };
  return handle as unknown as FileSystemFileHandle;
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return (await lstat(path).catch(() => undefined)) ? 'file' : undefined;
  return stats.isDirectory() ? 'folder' : 'file';
}

/** A system's errors, as a browser reports them. */
async function inBrowser<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    const name = errorCode(error) === 'ENOENT' ? 'NotFoundError' : 'InvalidModificationError';
    throw new DOMException(String(error), name);
  });
}

/** Answers like the checksum worker, without a thread. */
export class ChecksumWorker extends EventTarget {
  postMessage({ id, request }: { readonly id: number; readonly request: File }): void {
    void sumsOf(request).then((reply) =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, ...reply } })),
    );
  }

  terminate(): void {}
}

async function sumsOf(file: File) {
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    return { ok: true, value: { crc32: 0, sha256: createHash('sha256').update(bytes).digest('hex') } };
  } catch {
    return { ok: false, failure: { code: 'photo-gone', details: {} } };
  }
}
