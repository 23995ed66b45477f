import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserAccess } from '#browser/storage/browser-access.ts';
import { openStore } from '#storage/open-store.ts';
import type { TypedFields } from '#storage/storage-kind.ts';
import { kindOf, originsOf, readTarget, type StorageTarget, targetInForm } from '#storage/storage-target.ts';
import { strictClient } from '#storage/webdav-client.ts';

type Typed = readonly [kind: StorageTarget['kind'], fields: TypedFields];

const webdav = (address: string, user = 'ann'): Typed => ['webdav', { address, user, password: 'secret' }];
const s3 = (typed: TypedFields): Typed => {
  return ['s3', { address: 'photos', user: 'AKIA', password: 'secret', ...typed }];
};

describe('typed credentials', () => {
  it('lead to a folder of a WebDAV server, over https by default', () => {
    expect(targetInForm(...webdav(' cloud.example/dav/My%20Photos/ '))).toEqual({
      kind: 'webdav',
      origin: 'https://cloud.example',
      path: '/dav/My Photos',
      user: 'ann',
      password: 'secret',
    });
    expect(targetInForm(...webdav('https://bob@cloud.example', ''))).toMatchObject({ user: 'bob' });
  });

  it('lead to an Amazon bucket, in the typed region', () => {
    expect(targetInForm(...s3({ address: ' s3://photos/a//b/ ', region: ' EU-Central-1 ' }))).toEqual({
      kind: 's3',
      bucket: 'photos',
      prefix: 'a/b',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      keyId: 'AKIA',
      secret: 'secret',
    });
    expect(targetInForm(...s3({}))).toMatchObject({ endpoint: 'https://s3.us-east-1.amazonaws.com' });
    expect(targetInForm(...s3({ region: 'cn-north-1' }))).toMatchObject({
      endpoint: 'https://s3.cn-north-1.amazonaws.com.cn',
    });
  });

  it.each([
    ['minio.example:9000', 'https://minio.example:9000'],
    ['http://192.168.1.2:9000/', 'http://192.168.1.2:9000'],
    ['https://project.example/storage/v1/s3', 'https://project.example/storage/v1/s3'],
  ])('lead to a bucket of the service %s', (endpoint, address) => {
    expect(targetInForm(...s3({ endpoint }))).toMatchObject({ endpoint: address });
  });

  it.each([
    [webdav(''), 'no-address', 'address'],
    [webdav('https://ann:hunter2@cloud.example'), 'secret-typed', 'address'],
    [webdav('http://cloud.example'), 'plain-http', 'address'],
    [s3({ address: '' }), 'no-bucket', 'address'],
    [s3({ address: 'photos/../other' }), 'no-bucket', 'address'],
    [s3({ address: 's3://AKIA:secret@photos' }), 'secret-typed', 'address'],
    [s3({ endpoint: 'ftp://s3.example' }), 'no-endpoint', 'endpoint'],
    [s3({ endpoint: 'https://AKIA:secret@s3.example' }), 'secret-typed', 'endpoint'],
    [s3({ endpoint: 'http://s3.example' }), 'plain-http', 'endpoint'],
    [s3({ region: 'eu.evil.example/' }), 'no-region', 'region'],
    [s3({ user: ' ' }), 'no-keys', 'user'],
    [s3({ password: '' }), 'no-keys', 'user'],
  ])('are rejected with the wrong field: %j', (typed, problem, field) => {
    expect(targetInForm(...typed)).toEqual({ problem, field });
  });
});

describe('credentials in a message', () => {
  const logins: readonly StorageTarget[] = [
    { kind: 'webdav', origin: 'https://cloud.example', path: '/dav', user: 'ann', password: 'secret' },
    {
      kind: 's3',
      endpoint: 'https://project.example/storage/v1/s3',
      region: 'us-east-1',
      bucket: 'photos',
      prefix: '',
      keyId: 'AKIA',
      secret: 'secret',
    },
  ];

  it.each(logins)('are reduced to their own fields: %j', (login) => {
    expect(readTarget({ ...login, more: 1 })).toEqual(login);
    expect(originsOf(login)).toEqual([expect.stringMatching(/^https:\/\/[a-z]+\.example$/)]);
  });

  it.each([
    [null],
    ['https://cloud.example'],
    [{ ...logins[0], kind: undefined }],
    [{ ...logins[0], origin: 'https://cloud.example/dav' }],
    [{ ...logins[0], origin: "https://cloud.example; script-src 'unsafe-inline'" }],
    [{ ...logins[0], origin: 'null' }],
    [{ ...logins[0], password: undefined }],
    [{ ...logins[1], endpoint: 'https://s3.example/' }],
    [{ ...logins[1], endpoint: 'data:text/plain,a' }],
    [{ ...logins[1], endpoint: "https://s3.example; script-src 'unsafe-inline'" }],
    [{ ...logins[1], secret: 1 }],
    [{ ...logins[1], kind: 'sftp' }],
    [{ ...logins[1], kind: ['s3'] }],
    [{ ...logins[1], endpoint: 'https://AKIA:secret@s3.example' }],
    [{ ...logins[1], endpoint: 'https://s3.example/?to=evil.example' }],
    [{ ...logins[1], endpoint: 'https://s3.exämple' }],
    [{ ...logins[1], endpoint: undefined, region: 'evil.example/' }],
    [{ ...logins[0], origin: 'https://clоud.example' }],
    [{ ...logins[0], path: '.evil.example/dav' }],
    [{ ...logins[0], path: '@evil.example/dav' }],
  ])('are rejected: %j', (data) => {
    expect(readTarget(data)).toBeUndefined();
  });
});

describe('servers of a storage', () => {
  const login = { kind: 'webdav', path: '', user: 'ann', password: 'secret' } as const;

  it('are none for a kind that does not exist', () => {
    const unknown = { ...login, kind: 'sftp', origin: 'https://cloud.example' } as unknown as StorageTarget;
    expect(() => originsOf(unknown)).toThrow(RangeError);
    expect(() => kindOf('sftp')).toThrow(RangeError);
  });

  it('are those that a browser asks, with names in ASCII', () => {
    const target = targetInForm(...webdav('https://clöud.example/dav'));
    expect('problem' in target ? [] : originsOf(target)).toEqual([
      expect.stringMatching(/^https:\/\/xn--[a-z0-9-]+\.example$/),
    ]);
  });

  it.each<StorageTarget>([
    { ...login, origin: 'https://cloud.example', path: '.evil.example/dav' },
    { ...login, origin: 'https://cloud.example', path: ':443@evil.example' },
  ])('are the only ones that get a login: %j', async (target) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (request: RequestInfo) => {
      asked.push(new URL(request instanceof Request ? request.url : request).origin);
      return new Response(null, { status: 201 });
    });
    const { admit: _, ...access } = browserAccess();
    const store = await openStore(target, access);
    const file = { source: new File(['dog'], ''), path: 'dog.jpg', part: '.part', sha256: '', sizeBytes: 3 };
    await store.put({ ...file, modifiedMs: 0 }, new AbortController().signal).catch(() => undefined);
    vi.unstubAllGlobals();
    expect(asked.every((origin) => originsOf(target).includes(origin))).toBe(true);
  });

  it('are those of one client, not of all clients of a program', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 207 }));
    vi.stubGlobal('fetch', fetch);
    onTestFinished(() => void vi.unstubAllGlobals());
    const other = strictClient('https://other.example', {});
    const client = strictClient('https://cloud.example@other.example', {});
    await expect(client.customRequest('/', { method: 'PROPFIND' })).rejects.toMatchObject({
      problem: 'redirected',
    });
    expect(fetch).not.toHaveBeenCalled();
    await other.customRequest('/', { method: 'PROPFIND', headers: { Depth: '0' } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://other.example',
      expect.objectContaining({ headers: { Depth: '0' } }),
    );
    expect(other.getHeaders()).toEqual({});
  });
});
