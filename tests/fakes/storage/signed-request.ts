import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns whether a body has the bytes that its request signs. */
export function hasSignedBytes({ headers }: IncomingMessage, body: Buffer): boolean {
  return createHash('sha256').update(body).digest('hex') === headers['x-amz-content-sha256'];
}

/**
 * Returns whether a request has a secret's signature (AWS Signature Version 4, "Create a signed AWS API request").
 */
export function isSigned({ method, url = '', headers }: IncomingMessage, secret: string): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const hash = String(headers['x-amz-content-sha256']);
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const sum = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sum].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((one, part) => createHmac('sha256', one).update(part).digest(), `AWS4${secret}`);
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}
