import { AwsV4Signer } from 'aws4fetch';
import { readErrorCode } from './s3-answer.ts';
import type { S3Target } from './s3-address.ts';
import type { strictFetch } from './strict-fetch.ts';
import type { BodyBytes } from './storage-host.ts';

/** The SHA-256 of no bytes. */
const NO_BYTES = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Buckets that can be a part of a host's name under one certificate: without dots and capital letters. */
const HOST_NAME = /^[a-z\d][a-z\d-]{1,61}[a-z\d]$/;

/** What a service answered instead of what it was asked for. */
export class S3Failure extends Error {
  override readonly name = 'S3Failure';
  readonly status: number;
  /** The service's name for it, such as `SignatureDoesNotMatch`; empty if it says none. */
  readonly code: string;
  readonly retryAfter: string | null;

  constructor(status: number, code: string, retryAfter: string | null) {
    super(code);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A request to a bucket. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  /** Of an object; empty for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyBytes;
  /** Of the body, in lower-case hexadecimal: the signature holds for these bytes alone. */
  readonly sha256?: string;
}

/** Makes signed requests to one bucket (AWS Signature Version 4). Each is made once. */
export class S3Client {
  readonly #target: S3Target;
  readonly #request: typeof strictFetch;
  readonly #address: string;
  /** Keys that are derived from the secret, one for each day. */
  readonly #derivedKeys = new Map<string, ArrayBuffer>();

  constructor(target: S3Target, fetch: typeof strictFetch) {
    this.#target = target;
    this.#request = fetch;
    this.#address = addressOf(target);
  }

  /** @throws {S3Failure} for a status that is no success; any error of the network */
  async send(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, key = '', query = {}, headers = {}, body, sha256 = NO_BYTES } = request;
    const { region, keyId, secret, sessionToken } = this.#target;
    const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
    const path = key.split('/').map(encoded).join('/');
    const signed = await new AwsV4Signer({
      method,
      url: `${this.#address}/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      accessKeyId: keyId,
      secretAccessKey: secret,
      ...(sessionToken ? { sessionToken } : {}),
      service: 's3',
      region,
      cache: this.#derivedKeys,
    }).sign();
    const response = await this.#request(signed.url, {
      method,
      headers: signed.headers,
      signal,
      // The types of browsers do not know what Node takes.
      ...(body === undefined ? {} : { body: body as NonNullable<RequestInit['body']> }),
    });
    if (response.ok) return response;
    const code = readErrorCode(await response.text());
    throw new S3Failure(response.status, code, response.headers.get('retry-after'));
  }
}

/** Where a bucket is, without a slash at the end: Amazon's own as a host, those of others as a folder. */
export function addressOf({ endpoint, region, bucket }: S3Target): string {
  if (endpoint !== undefined) return `${endpoint}/${encoded(bucket)}`;
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  return HOST_NAME.test(bucket) ? `https://${bucket}.${host}` : `https://${host}/${encoded(bucket)}`;
}

/** As signatures ask for it (RFC 3986, section 2.3): everything is encoded that may be. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
