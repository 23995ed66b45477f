import { describe, expect, it } from 'vitest';
import { S3Client } from '#storage/s3-client.ts';
import { bucketUrl } from '#storage/s3-kind.ts';

const TARGET = {
  kind: 's3' as const,
  endpoint: undefined,
  region: 'eu-central-1',
  bucket: 'photos',
  prefix: '',
  keyId: 'A',
  secret: 's',
};

describe('a bucket', () => {
  it.each([
    [{}, 'https://photos.s3.eu-central-1.amazonaws.com'],
    [{ region: 'cn-north-1' }, 'https://photos.s3.cn-north-1.amazonaws.com.cn'],
    // A wildcard certificate for buckets covers no name with a dot.
    [{ bucket: 'my.photos' }, 'https://s3.eu-central-1.amazonaws.com/my.photos'],
    [{ bucket: 'Photos' }, 'https://s3.eu-central-1.amazonaws.com/Photos'],
    [{ endpoint: 'https://nas.local:9000' }, 'https://nas.local:9000/photos'],
    [{ endpoint: 'https://example.org/s3' }, 'https://example.org/s3/photos'],
  ])('of %j is at %s', (other, address) => {
    expect(bucketUrl({ ...TARGET, ...other })).toBe(address);
  });
});

describe('a request', () => {
  /** The requests to the service, which answers that it has nothing. */
  async function asked(key: string, query?: Record<string, string>) {
    const requests: { url: string; headers: Headers }[] = [];
    const client = new S3Client({ ...TARGET, sessionToken: 'token' }, async (url, options) => {
      requests.push({ url: new Request(url).url, headers: new Headers(options?.headers) });
      return new Response('');
    });
    const { signal } = new AbortController();
    await client.send({ method: 'GET', key, ...(query ? { query } : {}) }, signal);
    return requests[0];
  }

  it('encodes keys and queries as the signature does', async () => {
    const request = await asked("a b/1+1=2 (ü)'.jpg", { prefix: "x y+'", delimiter: '/' });
    expect(request?.url).toBe(
      'https://photos.s3.eu-central-1.amazonaws.com/a%20b/1%2B1%3D2%20%28%C3%BC%29%27.jpg?prefix=x%20y%2B%27&delimiter=%2F',
    );
  });

  it('is signed for these bytes, with a session’s token', async () => {
    const { headers } = (await asked('a.jpg')) ?? {};
    expect(headers?.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=A\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token, /,
    );
    expect(headers?.get('x-amz-security-token')).toBe('token');
    expect(headers?.get('x-amz-content-sha256')).toMatch(/^e3b0c442/);
  });

  it('that is refused says why, and how long to wait', async () => {
    const client = new S3Client(TARGET, async () => {
      const body = '<Error><Code>SlowDown</Code></Error>';
      return new Response(body, { status: 503, headers: { 'retry-after': '7' } });
    });
    await expect(client.send({ method: 'GET' }, new AbortController().signal)).rejects.toMatchObject({
      status: 503,
      code: 'SlowDown',
      retryAfter: '7',
    });
  });
});
