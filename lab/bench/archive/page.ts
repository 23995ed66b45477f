import { downloadZip } from 'client-zip';
import JSZip from 'jszip';
import { createZipArchive } from '../../../shared/browser/archives/zip-archive.ts';
import type { ReadRequest } from './read-worker.ts';

export interface Made {
  readonly ms: number;
  readonly sizeBytes: number;
  /** From the last checksum to the ZIP. */
  readonly readyMs?: number;
}

export type Way = 'floor' | 'digested' | 'ours' | 'client-zip' | 'JSZip';

/** The picked file as this many photos: each reads the same bytes from disk. */
function photos(count: number): File[] {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file was picked');
  return Array.from({ length: count }, (_, at) => new File([file], `photo_${at}.jpg`, { lastModified: 0 }));
}

function readAll(request: ReadRequest): Promise<number> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      worker.terminate();
      resolve(data);
    });
    worker.postMessage(request);
  });
}

let last: Blob | undefined;

async function byReference(files: readonly File[]): Promise<number> {
  const archive = createZipArchive();
  const entries = files.map((file, at) => {
    const { name, size: sizeBytes, lastModified: modifiedMs } = file;
    return {
      photoId: String(at),
      path: `Pets/${name}`,
      photo: { id: String(at), name, sizeBytes, modifiedMs, file },
    };
  });
  const { signal } = new AbortController();
  await Promise.all(entries.map(({ photo }) => archive.prepare(photo, signal)));
  const summed = performance.now();
  await archive.finish(entries);
  last = archive.zip;
  return performance.now() - summed;
}

async function byJsZip(files: readonly File[]): Promise<Blob> {
  const zip = new JSZip();
  for (const file of files) zip.file(`Pets/${file.name}`, file, { createFolders: false });
  return zip.generateAsync({ type: 'blob', compression: 'STORE', streamFiles: true });
}

async function make(way: Way, count: number): Promise<Made> {
  const files = photos(count);
  last = undefined;
  const started = performance.now();
  let readyMs: number | undefined;
  let sizeBytes = 0;
  if (way === 'floor' || way === 'digested')
    sizeBytes = await readAll({ files, isDigested: way === 'digested' });
  else if (way === 'ours') readyMs = await byReference(files);
  else if (way === 'JSZip') last = await byJsZip(files);
  else {
    const entries = files.map((file) => ({ name: `Pets/${file.name}`, input: file }));
    last = await downloadZip(entries).blob();
  }
  const ms = performance.now() - started;
  return { ms, sizeBytes: last?.size ?? sizeBytes, ...(readyMs === undefined ? {} : { readyMs }) };
}

/** The names in the last ZIP, with every checksum verified; only for small ZIPs. */
async function readBack(): Promise<string[]> {
  if (!last) throw new Error('No ZIP was made');
  const { files } = await JSZip.loadAsync(last, { checkCRC32: true });
  return Object.keys(files);
}

const bench = { make, readBack };
export type ArchiveBench = typeof bench;
Object.assign(window, { bench });
