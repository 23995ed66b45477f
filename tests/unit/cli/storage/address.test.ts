import { describe, expect, it } from 'vitest';
import { originsOf, placeOf } from '#storage/storage-target.ts';
import { targetOf } from '../../../../cli/storage/target.ts';

const environment = {
  WEBDAV_PASSWORD: 'secret',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

const read = (address: string, rest: { readonly endpoint?: string; readonly mayUseHttp?: boolean } = {}) =>
  targetOf({ address, endpoint: rest.endpoint, mayUseHttp: rest.mayUseHttp ?? false }, environment);

describe('the address of a storage', () => {
  it.each([
    ['webdavs://ann@cloud.example/dav/My%20Photos/', 'https://cloud.example', '/dav/My Photos'],
    ['davs://ann@cloud.example:8443', 'https://cloud.example:8443', ''],
    ['https://ann@cloud.example/a%23b%3F%25', 'https://cloud.example', '/a#b?%'],
    ['webdav://ann@192.168.1.2/dav', 'http://192.168.1.2', '/dav'],
    ['http://ann@nas.local/dav', 'http://nas.local', '/dav'],
    ['HTTPS://ann@cloud.example/../Photos', 'https://cloud.example', '/Photos'],
  ])('maps %s to WebDAV', (address, origin, path) => {
    expect(read(address)).toEqual({ kind: 'webdav', origin, path, user: 'ann', password: 'secret' });
  });

  it.each([
    ['s3://my-photos', ''],
    ['s3://my-photos/', ''],
    ['s3://my-photos//a b/#c?/', 'a b/#c?'],
  ])('maps %s to a bucket', (address, prefix) => {
    expect(read(address)).toMatchObject({
      kind: 's3',
      bucket: 'my-photos',
      prefix,
      region: 'us-east-1',
      endpoint: undefined,
    });
  });

  it.each(['http://cloud.example', 'webdav://cloud.example', 'http://8.8.8.8/dav'])(
    'refuses to send to %s without encryption, unless allowed',
    (address) => {
      expect(() => read(address)).toThrow('without encryption');
      expect(read(address, { mayUseHttp: true })).toMatchObject({ kind: 'webdav' });
    },
  );

  it.each([
    'https://ann:hunter2@cloud.example',
    's3://id:hunter2@bucket/x',
    'ftp://cloud.example',
    'https://',
    'https://cloud.example/a?b',
    'https://ann@cloud.example/100%',
    's3://..',
    's3://bucket/../other',
  ])('refuses %s, and repeats no secret', (address) => {
    expect(() => read(address)).toThrow(/\.$/);
    expect(() => read(address)).not.toThrow('hunter2');
  });

  it('refuses a region that would be another host', () => {
    const withRegion = (AWS_REGION: string) =>
      targetOf(
        { address: 's3://photos', endpoint: undefined, mayUseHttp: false },
        { ...environment, AWS_REGION },
      );
    expect(() => withRegion('x.evil.example/')).toThrow('AWS_REGION');
    expect(originsOf(withRegion('cn-north-1'))).toEqual(['https://photos.s3.cn-north-1.amazonaws.com.cn']);
  });

  it('takes the region of another service as it is named, but not a part of a signature’s scope', () => {
    const withRegion = (AWS_REGION: string) =>
      targetOf(
        { address: 's3://photos', endpoint: 'https://store.example', mayUseHttp: false },
        { ...environment, AWS_REGION },
      );
    expect(withRegion('RegionOne')).toMatchObject({ region: 'RegionOne' });
    expect(withRegion('default_zone')).toMatchObject({ region: 'default_zone' });
    expect(() => withRegion('us-east-1/s3/aws4_request')).toThrow('AWS_REGION');
  });

  it('is one place, whoever has a bucket’s keys', () => {
    const one = read('s3://photos/sorted/');
    const other = targetOf(
      { address: 's3://photos/sorted', endpoint: undefined, mayUseHttp: false },
      { ...environment, AWS_ACCESS_KEY_ID: 'other' },
    );
    expect(placeOf(one)).toBe(placeOf(other));
    expect(placeOf(one)).not.toContain('secret');
  });
});
