import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserAccess } from '#browser/storage/browser-access.ts';
import { MOST_ANSWER_BYTES } from '#storage/limits.ts';
import type { Patience } from '#storage/retried.ts';
import type { FileToSend, Store } from '#storage/store.ts';
import { openStore } from '#storage/open-store.ts';
import { DISK_ACCESS } from '../../../cli/storage/disk-access.ts';
import { pourOut, startHostile } from '../../fakes/storage/hostile-server.ts';
import { BUCKET, S3_KEYS } from '../../fakes/storage/s3-server.ts';
import { WEBDAV_LOGIN } from '../../fakes/storage/webdav-server.ts';

const { signal } = new AbortController();
const patience: Patience = { firstPauseMs: 1, stallMs: 10_000, listingMs: 10_000 };

const webdav = (origin: string) => ({ kind: 'webdav' as const, origin, path: '/dav', ...WEBDAV_LOGIN });
const s3 = (endpoint: string) => {
  return { kind: 's3' as const, endpoint, bucket: BUCKET, prefix: 'sorted', region: 'us-east-1', ...S3_KEYS };
};

/** A photo to send to a path; each program reads its bytes from another place. */
type Sent = Omit<FileToSend<never>, 'source'>;

/** Every store of every program, opened as in that program. */
const STORES: readonly {
  readonly name: string;
  readonly kind: 'webdav' | 's3';
  readonly open: (url: string, patience: Patience) => Promise<Store<never>>;
  readonly put: (store: Store<never>, file: Sent) => Promise<unknown>;
}[] = (['webdav', 's3'] as const).flatMap((kind) => {
  const target = kind === 'webdav' ? webdav : s3;
  return [
    {
      name: `${kind} on the command line`,
      kind,
      open: (url: string, wait: Patience) => openStore(target(url), DISK_ACCESS, wait),
      put: async (store: Store<never>, file: Sent) => {
        const folder = await mkdtemp(join(tmpdir(), 'sent-'));
        onTestFinished(() => rm(folder, { recursive: true }));
        await writeFile(join(folder, 'file'), BYTES);
        return store.put({ ...file, source: { path: join(folder, 'file') } as never }, signal);
      },
    },
    {
      name: `${kind} in a browser`,
      kind,
      open: (url: string, wait: Patience) => openStore(target(url), browserAccess(), wait),
      put: async (store: Store<never>, file: Sent) =>
        store.put({ ...file, source: new File([BYTES], 'a.jpg') as never }, signal),
    },
  ];
});

const BYTES = 'dog';
const PHOTO: Sent = {
  path: 'dog.jpg',
  part: '.part',
  sha256: createHash('sha256').update(BYTES).digest('hex'),
  sizeBytes: BYTES.length,
  modifiedMs: 1e12,
};

/** Few bytes that unpack to many. */
const BOMB = gzipSync(Buffer.alloc(4 * MOST_ANSWER_BYTES, ' '));

const PROPERTIES = '<d:prop><d:resourcetype/></d:prop><d:status>HTTP/1.1 200 OK</d:status>';
const MULTISTATUS = '<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">';
const responseOf = (href: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat>${PROPERTIES}</d:propstat></d:response>`;

/** An answer to a listing of the top, as this kind of server gives it. */
function answerLook(kind: 'webdav' | 's3', response: ServerResponse): void {
  response.statusCode = kind === 'webdav' ? 207 : 200;
  response.end(
    kind === 'webdav' ? `${MULTISTATUS}${responseOf('/dav/')}</d:multistatus>` : '<ListBucketResult/>',
  );
}

/** What S3 says of each object besides its key. */
const OTHER_FACTS =
  '<LastModified>2026-05-12T16:03:12.000Z</LastModified><ETag>&quot;70ee1738b6b21e2c8a43f3a5ab0eee71&quot;</ETag><Size>2345678</Size><StorageClass>STANDARD</StorageClass>';

const pageOf = (token: string, keys: readonly string[]) => {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = `<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult>${next}${contents}</ListBucketResult>`;
};

describe.each(STORES)('$name with a hostile server', ({ kind, open, put }) => {
  async function opened(url: string, wait = patience): Promise<Store<never>> {
    const store = await open(url, wait);
    onTestFinished(() => store.close());
    return store;
  }

  it.each([301, 302, 303, 307, 308])('follows no redirect %i, wherever it leads', async (status) => {
    const elsewhere = await startHostile((_request, response) => answerLook(kind, response));
    const server = await startHostile((request, response) => {
      response.writeHead(status, { Location: elsewhere.url + (request.url ?? '') }).end();
    });
    const store = await opened(server.url);
    const redirected = { problem: 'redirected' };
    await expect(store.open(signal)).rejects.toMatchObject(redirected);
    await expect(store.entries('Pets', signal)).rejects.toMatchObject(redirected);
    await expect(store.found('dog.jpg', PHOTO, signal)).rejects.toMatchObject(redirected);
    await expect(put(store, PHOTO)).rejects.toMatchObject(redirected);
    // A bucket has neither folders nor temporary names, and requests nothing here.
    const asked = [store.makeFolders(['Pets'], signal), store.removePart('.part', signal)];
    const refused = kind === 'webdav' ? { status: 'rejected', reason: redirected } : { status: 'fulfilled' };
    expect(await Promise.allSettled(asked)).toMatchObject([refused, refused]);
    expect(elsewhere.received).toEqual([]);
    expect(server.received.length).toBeGreaterThanOrEqual(4);
  });

  it('stops reading an endless list', async () => {
    const poured: Promise<number>[] = [];
    const server = await startHostile((_request, response) => {
      response.writeHead(kind === 'webdav' ? 207 : 200);
      const start = kind === 'webdav' ? MULTISTATUS : '<ListBucketResult>';
      const item = kind === 'webdav' ? responseOf('/dav/a.jpg') : '<Contents><Key>sorted/a</Key></Contents>';
      response.write(start);
      poured.push(pourOut(response, item.repeat(500)));
    });
    const store = await opened(server.url);
    await expect(store.entries('', signal)).rejects.toMatchObject({ problem: 'endless' });
    const [bytes = 0] = await Promise.all(poured);
    expect(poured).toHaveLength(1);
    expect(bytes).toBeLessThan(2 * MOST_ANSWER_BYTES);
  });

  it('stops unpacking an endless list', async () => {
    const server = await startHostile((_request, response) => {
      response.writeHead(kind === 'webdav' ? 207 : 200, { 'Content-Encoding': 'gzip' }).end(BOMB);
    });
    const store = await opened(server.url);
    await expect(store.entries('', signal)).rejects.toMatchObject({ problem: 'endless' });
  });

  it('stops reading an endless error', async () => {
    const poured: Promise<number>[] = [];
    const server = await startHostile((request, response) => {
      if (request.method === 'HEAD' && kind === 'webdav') response.writeHead(200).end();
      else if (request.method === 'HEAD')
        response.writeHead(200, { 'Content-Length': PHOTO.sizeBytes }).end();
      else poured.push(pourOut(response.writeHead(500), '<Error>'.repeat(5_000)));
    });
    const store = await opened(server.url);
    await expect(store.found('dog.jpg', PHOTO, signal)).rejects.toMatchObject({ problem: 'endless' });
    const [bytes = 0] = await Promise.all(poured);
    expect(poured).toHaveLength(1);
    expect(bytes).toBeLessThan(2 * MOST_ANSWER_BYTES);
  });

  it('reads no more of a file than it needs', async () => {
    const poured: Promise<number>[] = [];
    const server = await startHostile((request, response) => {
      if (request.method === 'HEAD') {
        response.writeHead(200, kind === 's3' ? { 'Content-Length': PHOTO.sizeBytes } : {}).end();
        return;
      }
      response.writeHead(200);
      poured.push(pourOut(response, Buffer.alloc(50_000, 'dog')));
    });
    const store = await opened(server.url);
    expect(await store.found('dog.jpg', PHOTO, signal)).toBe('other');
    const [bytes = 0] = await Promise.all(poured);
    expect(bytes).toBeLessThan(2 * MOST_ANSWER_BYTES);
  });

  it('gives up on a file that arrives drop by drop', async () => {
    const large: Sent = { ...PHOTO, sizeBytes: 200 };
    const timers: NodeJS.Timeout[] = [];
    onTestFinished(() => timers.forEach((timer) => clearInterval(timer)));
    const server = await startHostile((request, response) => {
      response.writeHead(200, kind === 's3' ? { 'Content-Length': large.sizeBytes } : {});
      if (request.method === 'HEAD') response.end();
      else timers.push(setInterval(() => response.write('x'), 20));
    });
    // Each drop arrives in time; all of them would take 4 seconds.
    const store = await opened(server.url, { ...patience, stallMs: 60 });
    await expect(store.found('dog.jpg', large, signal)).rejects.toMatchObject({ problem: 'timeout' });
  });
});

describe.each(STORES.filter(({ kind }) => kind === 's3'))('$name with paged lists', ({ open }) => {
  const listed = async (pageAt: (count: number) => string, wait = patience) => {
    let count = 0;
    const server = await startHostile((_request, response) => response.end(pageAt((count += 1))));
    const store = await open(server.url, wait);
    onTestFinished(() => store.close());
    return { server, entries: () => store.entries('', signal) };
  };

  it('reads no page twice', async () => {
    const { server, entries } = await listed(() => pageOf('again', ['sorted/a.jpg']));
    await expect(entries()).rejects.toMatchObject({ problem: 'endless' });
    expect(server.received).toHaveLength(2);
  });

  it('stops after 20 MB of pages with short names, as an unbounded folder has', async () => {
    let sentBytes = 0;
    const { entries } = await listed((count) => {
      const keys = Array.from({ length: 1000 }, (_, at) => `sorted/${count}-${at}.jpg`);
      const page = pageOf(String(count), keys).replaceAll('</Key>', `</Key>${OTHER_FACTS}`);
      sentBytes += page.length;
      return page;
    });
    await expect(entries()).rejects.toMatchObject({ problem: 'endless' });
    expect(sentBytes / 2 ** 20).toBeGreaterThan(19);
    expect(sentBytes / 2 ** 20).toBeLessThan(21);
  });

  it('stops reading pages when its patience ends', async () => {
    const { entries } = await listed((count) => pageOf(String(count), []), { ...patience, listingMs: 100 });
    await expect(entries()).rejects.toMatchObject({ problem: 'endless' });
  });
});
