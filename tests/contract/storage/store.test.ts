import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { StorageTarget } from '#storage/storage-target.ts';
import { openStore } from '#storage/open-store.ts';
import { DISK_ACCESS } from '../../../cli/storage/disk-access.ts';
import type { FileToSend as FileOf, Store as StoreOf } from '#storage/store.ts';
import type { FileBytes } from '../../../cli/inputs/file-bytes.ts';
import { type Fault, startFaultProxy } from '../../fakes/storage/fault-proxy.ts';
import { hasMoto, type Moto, startMoto } from '../../fakes/storage/moto-server.ts';
import { BUCKET, S3_KEYS, startS3Server } from '../../fakes/storage/s3-server.ts';
import { startWebdavServer, WEBDAV_LOGIN } from '../../fakes/storage/webdav-server.ts';
import { NIGHTLY } from '../../nightly.ts';

type FileToSend = FileOf<FileBytes>;
type Store = StoreOf<FileBytes>;

let moto: Promise<Moto> | undefined;
afterAll(async () => (await moto)?.stop());

const s3Target = (endpoint: string) => {
  return {
    kind: 's3' as const,
    endpoint,
    bucket: BUCKET,
    prefix: 'My photos',
    region: 'us-east-1',
    ...S3_KEYS,
  };
};

interface Server {
  readonly name: string;
  readonly isThere: boolean;
  /** Its address, and a second address that leads to it. */
  readonly start: () => Promise<{ readonly url: string; readonly target: (url: string) => StorageTarget }>;
}

const SERVERS: readonly Server[] = [
  {
    name: 'WebDAV (Nephele)',
    isThere: true,
    start: async () => {
      const { url } = await startWebdavServer();
      const path = '/My photos/100% sorted';
      return { url, target: (origin) => ({ kind: 'webdav', origin, path, ...WEBDAV_LOGIN }) };
    },
  },
  {
    name: 'S3 (strict)',
    isThere: true,
    start: async () => ({ url: (await startS3Server()).url, target: s3Target }),
  },
  {
    name: 'S3 that knows neither If-None-Match nor checksums',
    isThere: true,
    start: async () => ({ url: (await startS3Server(false)).url, target: s3Target }),
  },
];

const MOTO: Server = {
  name: 'S3 (Moto)',
  isThere: hasMoto,
  start: async () => {
    const { url, newBucket } = await (moto ??= startMoto());
    const bucket = await newBucket();
    return { url, target: (endpoint) => ({ ...s3Target(endpoint), bucket }) };
  },
};

const { signal } = new AbortController();
const patience = { firstPauseMs: 1, stallMs: 10_000, listingMs: 60_000 };

/** A file on disk to store under a path. */
async function fileOf(path: string, bytes: Buffer | string): Promise<FileToSend> {
  const folder = await mkdtemp(join(tmpdir(), 'sent-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = { path: join(folder, 'file') };
  await writeFile(source.path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const part = [...path.split('/').slice(0, -1), '.where-my-pix-1.part'].join('/');
  return { source, path, part, sha256, sizeBytes: Buffer.byteLength(bytes), modifiedMs: 1e12 };
}

const NAMES = [
  'a # hash, a ? and 100% of it.jpg',
  'é as one and é as two.jpg',
  '猫 🐈 кошка.jpg',
  "it's (a) [b] & + = ; , @ $ !.jpg",
  '%41 %2F.jpg',
  '...',
] as const;

const LARGE = Buffer.alloc(3 * 1024 * 1024, 'photo ');

describe.each(SERVERS)('$name', (server) => {
  passesAsStore(server);
});
// By day, our strict server rejects what this program would.
describe('S3 (Moto)', NIGHTLY, () => {
  passesAsStore(MOTO);
});

function passesAsStore({ name: server, isThere, start }: Server): void {
  beforeEach(({ skip }) => skip(!isThere, 'Moto is not installed: pip install moto[server]'));

  /** The store, behind a proxy with faults. */
  async function opened(
    faultOf: (method: string, count: number) => Fault = () => undefined,
    wait = patience,
  ): Promise<{ readonly store: Store; readonly proxy: Awaited<ReturnType<typeof startFaultProxy>> }> {
    const { url, target } = await start();
    const counts = new Map<string, number>();
    const proxy = await startFaultProxy(url, ({ method = '' }) => {
      const count = (counts.get(method) ?? 0) + 1;
      counts.set(method, count);
      return faultOf(method, count);
    });
    const store = await openStore(target(proxy.url), DISK_ACCESS, wait);
    onTestFinished(() => store.close());
    return { store, proxy };
  }

  it('lists nothing when it is empty', async () => {
    const { store } = await opened();
    await store.open(signal);
    expect(await store.entries('', signal)).toEqual([]);
    expect(await store.found('dog.jpg', await fileOf('dog.jpg', 'dog'), signal)).toBe('none');
  });

  it('stores files of any name in folders of any name, and lists them', async () => {
    const { store } = await opened();
    await store.makeFolders(['Été 2024', 'Été 2024/50% #1?'], signal);
    for (const name of NAMES) {
      const file = await fileOf(`Été 2024/50% #1?/${name}`, name);
      expect(await store.put(file, signal)).toBe('sent');
      expect(await store.found(file.path, file, signal)).toBe('same');
    }
    const there = await store.entries('Été 2024/50% #1?', signal);
    expect(there.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
    expect(await store.entries('', signal)).toEqual([{ name: 'Été 2024', kind: 'folder' }]);
    expect(await store.entries('Été 2024', signal)).toEqual([{ name: '50% #1?', kind: 'folder' }]);
  });

  it('accepts folders that already exist', async () => {
    const { store } = await opened();
    await store.makeFolders(['Pets'], signal);
    await store.makeFolders(['Pets', 'Pets/Dogs'], signal);
    expect(await store.put(await fileOf('Pets/Dogs/a.jpg', 'dog'), signal)).toBe('sent');
  });

  it('never replaces a file', async () => {
    const { store } = await opened();
    await store.makeFolders([], signal);
    const first = await fileOf('dog.jpg', 'one');
    const other = await fileOf('dog.jpg', 'two');
    expect(await store.put(first, signal)).toBe('sent');
    expect(await store.put(other, signal)).toBe('taken');
    expect(await store.found('dog.jpg', first, signal)).toBe('same');
    expect(await store.found('dog.jpg', other, signal)).toBe('other');
    expect(await store.entries('', signal)).toEqual([{ name: 'dog.jpg', kind: 'file' }]);
  });

  it('stores nothing if the source file changed', async () => {
    const { store } = await opened();
    await store.makeFolders([], signal);
    const file = await fileOf('dog.jpg', LARGE);
    await writeFile(file.source.path, Buffer.from(LARGE).fill('other ', LARGE.length - 10));
    expect(await store.put(file, signal)).toBe('changed');
    expect(await store.entries('', signal)).toEqual([]);
  });

  it('reports a deleted source file as changed', async () => {
    const { store } = await opened();
    await store.makeFolders([], signal);
    const file = await fileOf('dog.jpg', 'dog');
    await rm(file.source.path);
    expect(await store.put(file, signal)).toBe('changed');
    expect(await store.entries('', signal)).toEqual([]);
  });

  it('stores empty files and large ones', async () => {
    const { store } = await opened();
    await store.makeFolders([], signal);
    for (const file of [await fileOf('empty', ''), await fileOf('large', LARGE)]) {
      expect(await store.put(file, signal)).toBe('sent');
      expect(await store.found(file.path, file, signal)).toBe('same');
    }
  });

  it.each([
    ['the server is busy', { status: 503 }],
    ['there are too many requests', { status: 429, headers: { 'Retry-After': '0' } }],
    ['the server fails', { status: 500 }],
    ['a gateway gives up', { status: 504 }],
    ['the connection is cut midway', { cutAfterBytes: 1 }],
    ['the answer is lost', 'answer-lost'],
  ] as const)('retries a file if %s', async (_, fault) => {
    const { store } = await opened((method, count) => (method === 'PUT' && count === 1 ? fault : undefined));
    await store.makeFolders([], signal);
    const file = await fileOf('dog.jpg', LARGE);
    expect(await store.put(file, signal)).toBe('sent');
    expect(await store.found('dog.jpg', file, signal)).toBe('same');
    expect(await store.entries('', signal)).toEqual([{ name: 'dog.jpg', kind: 'file' }]);
  });

  // Moto verifies neither signatures nor bytes.
  it.skipIf(server === 'S3 (Moto)')('refuses a copy that arrived damaged, and sends it again', async () => {
    const { store, proxy } = await opened((method, count) =>
      method === 'PUT' && count <= 5 ? 'damaged' : undefined,
    );
    await store.makeFolders([], signal);
    const file = await fileOf('dog.jpg', LARGE);
    await expect(store.put(file, signal)).rejects.toMatchObject({ problem: 'mismatch' });
    expect(proxy.passed.filter(({ method }) => method === 'PUT')).toHaveLength(4);
    expect(await store.entries('', signal)).toEqual([]);
    expect(await store.put(file, signal)).toBe('sent');
    expect(await store.found('dog.jpg', file, signal)).toBe('same');
  });

  // Without If-None-Match there is nothing but the look.
  it.skipIf(server.includes('neither'))('never replaces a file that appears after the look', async () => {
    let isHidden = false;
    const { store } = await opened((method) =>
      isHidden && (method === 'HEAD' || method === 'PROPFIND') ? { status: 404 } : undefined,
    );
    await store.makeFolders([], signal);
    const first = await fileOf('dog.jpg', 'one');
    expect(await store.put(first, signal)).toBe('sent');
    isHidden = true;
    expect(await store.put(await fileOf('dog.jpg', 'two'), signal)).toBe('taken');
    isHidden = false;
    expect(await store.found('dog.jpg', first, signal)).toBe('same');
    expect(await store.entries('', signal)).toEqual([{ name: 'dog.jpg', kind: 'file' }]);
  });

  it.skipIf(server.includes('neither'))(
    'doesn’t store a file a second time if only the answer to its last step was lost',
    async () => {
      const last = server.startsWith('WebDAV') ? 'MOVE' : 'PUT';
      const { store, proxy } = await opened((method, count) =>
        method === last && count === 1 ? 'answer-lost' : undefined,
      );
      await store.makeFolders([], signal);
      const file = await fileOf('dog.jpg', 'dog');
      expect(await store.put(file, signal)).toBe('sent');
      expect(proxy.passed.filter(({ method }) => method === 'PUT')).toHaveLength(1);
      expect(await store.entries('', signal)).toEqual([{ name: 'dog.jpg', kind: 'file' }]);
    },
  );

  it.skipIf(server.startsWith('WebDAV'))(
    'compares a file that was uploaded in parts by its bytes',
    async () => {
      const { store, proxy } = await opened((method) =>
        method === 'HEAD' ? { addedHeaders: { 'x-amz-checksum-sha256': 'AAAA-2' } } : undefined,
      );
      const file = await fileOf('dog.jpg', 'dog');
      expect(await store.put(file, signal)).toBe('sent');
      expect(await store.found('dog.jpg', file, signal)).toBe('same');
      expect(proxy.passed.some(({ method }) => method === 'GET')).toBe(true);
    },
  );

  it.skipIf(server.startsWith('WebDAV'))(
    'refuses more than S3 takes at once, before it is sent',
    async () => {
      const { store, proxy } = await opened();
      const file = { ...(await fileOf('film.mp4', 'film')), sizeBytes: 5 * 1024 ** 3 + 1 };
      await expect(store.put(file, signal)).rejects.toMatchObject({ problem: 'too-large' });
      expect(proxy.passed).toEqual([]);
    },
  );

  it('waits as long as a busy server asks for', async () => {
    const askedMs: number[] = [];
    const { store } = await opened((method, count) => {
      if (method !== 'PUT') return undefined;
      askedMs.push(performance.now());
      return count === 1 ? { status: 503, headers: { 'Retry-After': '1' } } : undefined;
    });
    await store.makeFolders([], signal);
    expect(await store.put(await fileOf('dog.jpg', 'dog'), signal)).toBe('sent');
    const [first = 0, second = 0] = askedMs;
    expect(second - first).toBeGreaterThanOrEqual(1000);
  });

  it('retries a file if nobody answers for too long', async () => {
    const { store } = await opened(
      (method, count) => (method === 'PUT' && count === 1 ? 'silence' : undefined),
      { firstPauseMs: 1, stallMs: 1_500, listingMs: 60_000 },
    );
    await store.makeFolders([], signal);
    expect(await store.put(await fileOf('dog.jpg', 'dog'), signal)).toBe('sent');
  });

  it.each([
    [401, 'denied'],
    [403, 'forbidden'],
    [404, 'missing'],
    [405, 'not-webdav'],
    [409, 'conflict'],
    [413, 'too-large'],
    [423, 'locked'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'busy'],
    [507, 'full'],
  ] as const)('reports what status %i means when writing', async (status, problem) => {
    const { store, proxy } = await opened((method) => {
      return method === 'PUT' ? { status, headers: { 'Retry-After': '0' } } : undefined;
    });
    await store.makeFolders([], signal);
    await expect(store.put(await fileOf('dog.jpg', 'dog'), signal)).rejects.toMatchObject({ problem });
    const tries = proxy.passed.filter(({ method }) => method === 'PUT').length;
    expect(tries).toBe([423, 429, 500, 503].includes(status) ? 4 : 1);
    expect(await store.entries('', signal)).toEqual([]);
  });

  it.skipIf(server === 'S3 (Moto)')('rejects wrong keys before anything is sent', async () => {
    const { url, target } = await start();
    const known = target(url);
    const wrong = known.kind === 's3' ? { ...known, secret: 'x' } : { ...known, password: 'x' };
    const store = await openStore(wrong, DISK_ACCESS, patience);
    onTestFinished(() => store.close());
    await expect(store.open(signal)).rejects.toMatchObject({ problem: 'denied' });
  });

  it.each([9, 1_023])('reports that nobody listens at port %i', async (port) => {
    const { target } = await start();
    const store = await openStore(target(`http://127.0.0.1:${port}`), DISK_ACCESS, patience);
    onTestFinished(() => store.close());
    await expect(store.open(signal)).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('stops at once on request, and leaves nothing half-written', async () => {
    const abort = new AbortController();
    const { store } = await opened((method) => {
      if (method === 'PUT') abort.abort();
      return undefined;
    });
    await store.makeFolders([], signal);
    await expect(store.put(await fileOf('dog.jpg', LARGE), abort.signal)).rejects.toThrow(/abort/i);
    await expect.poll(() => store.entries('', signal)).toEqual([]);
  });
}
