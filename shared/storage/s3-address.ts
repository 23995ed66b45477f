import { type AddressProblem, leavesUnencrypted } from './webdav-address.ts';

/** A bucket, and the prefix of a run's objects in it. */
export interface S3Place {
  readonly bucket: string;
  /** Without slashes at its ends; '' for the whole bucket. */
  readonly prefix: string;
}

/** An S3-compatible service, and the account to use. */
export interface S3Target extends S3Place {
  /** The service's address, without a trailing slash; undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly sessionToken?: string | undefined;
}

/** Amazon's default. */
export const DEFAULT_REGION = 'us-east-1';

/** Parses `s3://bucket/folder`; the scheme is optional. */
export function readS3Address(
  address: string,
): S3Place | { readonly problem: 'secret-typed' | 'no-bucket' | 'no-address' } {
  const [, bucket = '', rest = ''] = /^(?:s3:\/\/)?([^/]*)(.*)$/is.exec(address) ?? [];
  if (bucket.includes('@')) return { problem: 'secret-typed' };
  if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket)) return { problem: 'no-bucket' };
  const parts = rest.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return { problem: 'no-address' };
  return { bucket, prefix: parts.join('/') };
}

/**
 * Parses the address of an S3-compatible service.
 *
 * @param mayUseHttp whether plain http may leave the person's own network
 */
export function readEndpoint(
  typed: string,
  mayUseHttp: boolean,
):
  | { readonly endpoint: string }
  | {
      readonly problem: 'no-endpoint' | Extract<AddressProblem, 'secret-typed' | 'plain-http'>;
      readonly host: string;
    } {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /[?#]/.test(typed))
    return { problem: 'no-endpoint', host: '' };
  const { host } = url;
  if (url.username !== '' || url.password !== '') return { problem: 'secret-typed', host };
  if (leavesUnencrypted(url, mayUseHttp)) return { problem: 'plain-http', host };
  return { endpoint: url.href.replace(/\/$/, '') };
}
