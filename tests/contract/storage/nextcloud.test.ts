import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '#storage/open-store.ts';
import { DISK_ACCESS } from '../../../cli/storage/disk-access.ts';
import { type Fault, startFaultProxy } from '../../fakes/storage/fault-proxy.ts';
import { startWebdavServer, WEBDAV_LOGIN } from '../../fakes/storage/webdav-server.ts';

const { signal } = new AbortController();
const patience = { firstPauseMs: 1, stallMs: 10_000, listingMs: 60_000 };
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A WebDAV server with Nextcloud's checksum headers, and a photo. */
async function withHeaders(faultOf: (method: string) => Fault) {
  const folder = await mkdtemp(join(tmpdir(), 'sent-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'dog.jpg'), 'dog');
  const { url } = await startWebdavServer();
  const proxy = await startFaultProxy(url, ({ method = '' }) => faultOf(method));
  const store = await openStore(
    { kind: 'webdav', origin: proxy.url, path: '', ...WEBDAV_LOGIN },
    DISK_ACCESS,
    patience,
  );
  const source = { path: join(folder, 'dog.jpg') };
  const photo = { source, path: 'dog.jpg', part: '.part', sha256: sumOf('dog'), sizeBytes: 3, modifiedMs: 0 };
  const asked = (method: string) => proxy.passed.filter((one) => one.method === method).length;
  return { store, photo, asked };
}

describe('a server that reports the checksum it received', () => {
  it('isn’t asked for the photo again', async () => {
    const { store, photo, asked } = await withHeaders((method) => {
      return method === 'PUT' ? { addedHeaders: { 'X-Hash-SHA256': sumOf('dog') } } : undefined;
    });
    expect(await store.put(photo, signal)).toBe('sent');
    expect(asked('GET')).toBe(0);
  });

  it('doesn’t keep a file that arrived damaged', async () => {
    const { store, photo, asked } = await withHeaders((method) => {
      return method === 'PUT' ? { addedHeaders: { 'X-Hash-SHA256': sumOf('cat') } } : undefined;
    });
    await expect(store.put(photo, signal)).rejects.toMatchObject({ problem: 'mismatch' });
    expect(asked('MOVE')).toBe(0);
    expect(await store.entries('', signal)).toEqual([]);
  });

  it('is trusted about existing files', async () => {
    const { store, photo, asked } = await withHeaders((method) => {
      return method === 'HEAD' ? { addedHeaders: { 'OC-Checksum': `SHA256:${sumOf('dog')}` } } : undefined;
    });
    await store.put(photo, signal);
    const before = asked('GET');
    expect(await store.found('dog.jpg', photo, signal)).toBe('same');
    expect(asked('GET')).toBe(before);
  });
});

describe('a server with a self-signed certificate', () => {
  it('receives nothing', async ({ skip }) => {
    const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'certificate')];
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      ...files,
    ]);
    skip(made.status !== 0, 'openssl is not installed');
    const login = {
      key: await readFile(join(folder, 'key')),
      cert: await readFile(join(folder, 'certificate')),
    };
    let requests = 0;
    const server = createServer(login, (_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    const webdav = await openStore(
      { kind: 'webdav', origin, path: '', ...WEBDAV_LOGIN },
      DISK_ACCESS,
      patience,
    );
    await expect(webdav.open(signal)).rejects.toMatchObject({ problem: 'certificate' });
    const keys = { region: 'us-east-1', keyId: 'id', secret: 'secret' };
    const s3 = await openStore(
      { kind: 's3', endpoint: origin, bucket: 'photos', prefix: '', ...keys },
      DISK_ACCESS,
      patience,
    );
    await expect(s3.open(signal)).rejects.toMatchObject({ problem: 'certificate' });
    expect(requests).toBe(0);
  });
});
