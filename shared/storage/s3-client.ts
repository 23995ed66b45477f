import { AwsV4Signer } from 'aws4fetch';
import { readErrorCode } from './s3-answer.ts';
import { bucketUrl, encodedName, type S3Target } from './s3-kind.ts';
import type { strictFetch } from './strict-fetch.ts';
import type { BodyBytes } from './storage-access.ts';

/** The SHA-256 of no bytes. */
const NO_BYTES = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

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
    this.#address = bucketUrl(target);
  }

  /** @throws {S3Failure} for a status that is no success; any error of the network */
  async send(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, key = '', query = {}, headers = {}, body, sha256 = NO_BYTES } = request;
    const { region, keyId, secret, sessionToken } = this.#target;
    const search = Object.entries(query).map(([name, value]) => `${encodedName(name)}=${encodedName(value)}`);
    const path = key.split('/').map(encodedName).join('/');
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
