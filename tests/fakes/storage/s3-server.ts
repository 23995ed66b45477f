import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { hasSignedBytes, isSigned } from './signed-request.ts';

/** The servers' known keys. */
export const S3_KEYS = { keyId: 'AKIATEST', secret: 'secret/of+the=tests' };

export const BUCKET = 'photos';

/** Maximum clock difference of a request, like Amazon's. */
const MOST_SKEW_MS = 15 * 60_000;

/**
 * A strict S3 server: it verifies signatures, signed bytes and checksums, stores only complete objects, and replaces
 * nothing with `If-None-Match: *`.
 *
 * @param knowsToday whether it supports `If-None-Match` on writing and returns an object's checksum, like Amazon's
 */
export async function startS3Server(knowsToday = true): Promise<{
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
}> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer(request, response, objects, knowsToday);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Buffer>,
  knowsToday: boolean,
): Promise<void> {
  const body = await bodyOf(request);
  // An interrupted connection leaves nothing.
  if (!body) return;
  const fail = (status: number, code: string) => {
    response.writeHead(status).end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);
  };
  const url = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...parts] = url.pathname.split('/');
  const key = decodeURIComponent(parts.join('/'));
  if (!isSigned(request, S3_KEYS.secret)) return fail(403, 'SignatureDoesNotMatch');
  if (!hasSignedBytes(request, body)) return fail(400, 'XAmzContentSHA256Mismatch');
  if (Math.abs(Date.now() - timeOf(request)) > MOST_SKEW_MS) return fail(403, 'RequestTimeTooSkewed');
  if (bucket !== BUCKET) return fail(404, 'NoSuchBucket');
  if (key === '') return void response.end(listed(url.searchParams, [...objects.keys()]));
  const there = objects.get(key);
  const { headers } = request;
  if (request.method === 'PUT') {
    const checksum = headers['x-amz-checksum-sha256'];
    if (checksum !== undefined && checksum !== sumOf(body)) return fail(400, 'BadDigest');
    if (headers['if-none-match'] === '*' && !knowsToday) return fail(501, 'NotImplemented');
    if (headers['if-none-match'] === '*' && there) return fail(412, 'PreconditionFailed');
    objects.set(key, body);
    return void response.writeHead(200, checksumHeader(body, knowsToday)).end();
  }
  if (!there) return fail(404, 'NoSuchKey');
  const isAsked = headers['x-amz-checksum-mode'] === 'ENABLED';
  response.writeHead(200, {
    'Content-Length': there.length,
    ...checksumHeader(there, knowsToday && isAsked),
  });
  response.end(request.method === 'HEAD' ? undefined : there);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request) pieces.push(piece as Buffer);
  } catch {
    return undefined;
  }
  return request.complete ? Buffer.concat(pieces) : undefined;
}

function checksumHeader(bytes: Buffer, isSaid: boolean): Record<string, string> {
  return isSaid ? { 'x-amz-checksum-sha256': sumOf(bytes), 'x-amz-checksum-type': 'FULL_OBJECT' } : {};
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}

function timeOf({ headers }: IncomingMessage): number {
  const text = String(headers['x-amz-date']);
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Two keys per page, so that there are further pages. */
function listed(query: URLSearchParams, keys: readonly string[]): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const files: string[] = [];
  const folders = new Set<string>();
  for (const key of keys.toSorted()) {
    if (!key.startsWith(prefix)) continue;
    const slash = key.indexOf('/', prefix.length);
    if (slash < 0) files.push(key);
    else folders.add(key.slice(0, slash + 1));
  }
  const all = [...files, ...folders].toSorted().filter((one) => one > after);
  const page = all.slice(0, 2);
  const entries = page.map((one) =>
    folders.has(one)
      ? `<CommonPrefixes><Prefix>${escaped(one)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${escaped(one)}</Key></Contents>`,
  );
  const next =
    all.length > 2 ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
