import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StepRecord } from '#core/destinations/journal-record.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { MOST_FAILED_IN_ROW } from '#storage/limits.ts';
import { sendRun } from '#storage/send-run.ts';
import { ENGLISH } from '../../../cli/arguments/words.ts';
import type { FileBytes } from '../../../cli/inputs/file-bytes.ts';
import { openStore } from '#storage/open-store.ts';
import { DISK_ACCESS } from '../../../cli/storage/disk-access.ts';
import { type Fault, startFaultProxy } from '../../fakes/storage/fault-proxy.ts';
import { startWebdavServer, WEBDAV_LOGIN } from '../../fakes/storage/webdav-server.ts';

const PHOTOS = 40;
const sumOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (file: number) => Buffer.from(`photo ${file}`);

const FILES = Array.from({ length: PHOTOS }, (_, file): JournalFile => {
  const bytes = bytesOf(file);
  const known = { sha256: sumOf(bytes), sizeBytes: bytes.length, modifiedMs: 1e12 };
  return { file, path: `${file}.jpg`, ...known, action: 'copy', state: 'planned' };
});

const JOURNAL: Journal = {
  header: {
    type: 'journal',
    format: 'where-my-pix',
    version: 2,
    id: 'a',
    startedAt: '2026-05-12T00:00:00Z',
    roots: [],
    isNewFolder: false,
  },
  files: FILES,
  folders: [],
  made: [],
  photos: [],
  isPlanned: true,
  listNames: undefined,
  lists: new Map(),
  isFinished: false,
  undo: 'none',
};

/** Sends photos to a WebDAV server behind a proxy with faults, as the command line does. */
async function send(faultOf: (method: string, path: string) => Fault) {
  const { url } = await startWebdavServer();
  const proxy = await startFaultProxy(url, ({ method = '', url: path = '' }) => faultOf(method, path));
  const patience = { firstPauseMs: 1, stallMs: 10_000, listingMs: 60_000 };
  const store = await openStore(
    { kind: 'webdav', origin: proxy.url, path: '', ...WEBDAV_LOGIN },
    DISK_ACCESS,
    patience,
  );
  onTestFinished(() => store.close());
  const steps: StepRecord[] = [];
  const run = sendRun<FileBytes>({
    store,
    journal: JOURNAL,
    append: async (step) => void steps.push(step),
    sources: async ({ file }) => ({ path: '', made: bytesOf(file) }),
    partName: (file) => (file === 'list' ? '.list.part' : `.${file.file}.part`),
    made: (bytes) => ({ path: '', made: Buffer.from(bytes) }),
    sha256Of: async (text) => sumOf(text),
    reasonOf: () => '',
    t: ENGLISH,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  const tried = () =>
    new Set(proxy.passed.flatMap(({ method, url: path }) => (method === 'PUT' ? [path] : []))).size;
  return { run, steps, tried };
}

describe('sending photos to a server that fails', () => {
  it('ends after eight failures in a row, and leaves the other photos for resuming', async () => {
    const { run, steps, tried } = await send((method) => (method === 'PUT' ? { status: 500 } : undefined));
    await expect(run).rejects.toMatchObject({ problem: 'server' });
    // Those on their way at the same time are tried, too.
    expect(tried()).toBeGreaterThanOrEqual(MOST_FAILED_IN_ROW);
    expect(tried()).toBeLessThan(2 * MOST_FAILED_IN_ROW);
    expect(steps.some(({ type }) => type === 'done' || type === 'finished')).toBe(false);
  });

  it('goes on if some photos arrive in between, and names those that did not', async () => {
    const { run, tried } = await send((method, path) =>
      method === 'PUT' && /[05]\.part/.test(path) ? { status: 500 } : undefined,
    );
    const { files, problems } = await run;
    expect(files.filter(({ state }) => state === 'done')).toHaveLength(PHOTOS - PHOTOS / 5);
    expect(problems?.size).toBe(PHOTOS / 5);
    expect(tried()).toBeGreaterThanOrEqual(PHOTOS);
  });

  it('tries every photo if the server refuses each for good', async () => {
    const { run, tried } = await send((method) => (method === 'PUT' ? { status: 403 } : undefined));
    const { files, problems } = await run.catch(() => ({ files: [], problems: undefined }));
    expect(files.filter(({ state }) => state === 'skipped')).toHaveLength(PHOTOS);
    expect(problems?.get(7)).toEqual({ problem: 'forbidden', isLater: false });
    expect(tried()).toBeGreaterThanOrEqual(PHOTOS);
  });
});
