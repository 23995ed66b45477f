import { describe, expect, it } from 'vitest';
import { originOf, readStorageLogin, type StorageLogin } from '#storage/storage-login.ts';
import { loginOf, type TypedLogin } from '#storage/storage-login.ts';

const webdav = (address: string, user = 'ann'): TypedLogin => {
  return { kind: 'webdav', address, endpoint: '', region: '', user, password: 'secret' };
};
const s3 = (typed: Partial<TypedLogin>): TypedLogin => {
  return {
    kind: 's3',
    address: 'photos',
    endpoint: '',
    region: '',
    user: 'AKIA',
    password: 'secret',
    ...typed,
  };
};

describe('typed credentials', () => {
  it('lead to a folder of a WebDAV server, over https by default', () => {
    expect(loginOf(webdav(' cloud.example/dav/My%20Photos/ '))).toEqual({
      kind: 'webdav',
      origin: 'https://cloud.example',
      path: '/dav/My Photos',
      user: 'ann',
      password: 'secret',
    });
    expect(loginOf(webdav('https://bob@cloud.example', ''))).toMatchObject({ user: 'bob' });
  });

  it('lead to an Amazon bucket, in the typed region', () => {
    expect(loginOf(s3({ address: ' s3://photos/a//b/ ', region: ' EU-Central-1 ' }))).toEqual({
      kind: 's3',
      bucket: 'photos',
      prefix: 'a/b',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      keyId: 'AKIA',
      secret: 'secret',
    });
    expect(loginOf(s3({}))).toMatchObject({ endpoint: 'https://s3.us-east-1.amazonaws.com' });
  });

  it.each([
    ['minio.example:9000', 'https://minio.example:9000'],
    ['http://192.168.1.2:9000/', 'http://192.168.1.2:9000'],
    ['https://project.example/storage/v1/s3', 'https://project.example/storage/v1/s3'],
  ])('lead to a bucket of the service %s', (endpoint, address) => {
    expect(loginOf(s3({ endpoint }))).toMatchObject({ endpoint: address });
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
    expect(loginOf(typed)).toEqual({ problem, field });
  });
});

describe('credentials in a message', () => {
  const logins: readonly StorageLogin[] = [
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
    expect(readStorageLogin({ ...login, more: 1 })).toEqual(login);
    expect(originOf(login)).toMatch(/^https:\/\/[a-z]+\.example$/);
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
  ])('are rejected: %j', (data) => {
    expect(readStorageLogin(data)).toBeUndefined();
  });
});
