import {
  type AddressProblem,
  FORM_PROBLEMS,
  type FormRefusal,
  leavesUnencrypted,
  LINE_PROBLEMS,
  type LineRefusal,
  type StorageKind,
  type TypedAddress,
  typedIn,
  type TypedFields,
  withScheme,
} from './storage-kind.ts';

/** A prefix in a bucket, and the account to use. Contains a secret: kept only in memory. */
export interface S3Target {
  readonly kind: 's3';
  /** The service's address, without a trailing slash; undefined for Amazon's, with the bucket in the host's name. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Without slashes at its ends; '' for the whole bucket. */
  readonly prefix: string;
  readonly keyId: string;
  readonly secret: string;
  readonly sessionToken?: string | undefined;
}

/** S3-compatible services. */
export const S3_KIND = {
  kind: 's3',
  fields: {
    endpoint: 'address',
    region: 'text',
    bucket: 'text',
    prefix: 'text',
    keyId: 'text',
    secret: 'text',
    sessionToken: 'optional',
  },
  originsOf: (target: S3Target) => [new URL(bucketUrl(target)).origin],
  placeOf: ({ endpoint, bucket, prefix }: S3Target) => [endpoint ?? '', bucket, prefix],
  form: {
    lines: [
      [
        {
          name: 'address',
          label: 'storage.s3Address',
          type: 'text',
          isRequired: true,
          example: 'my-photos/Sorted',
        },
      ],
      [
        {
          name: 'endpoint',
          label: 'storage.s3Endpoint',
          type: 'url',
          isRequired: false,
          example: 'https://s3.example',
        },
        { name: 'region', label: 'storage.s3Region', type: 'text', isRequired: false, example: 'us-east-1' },
      ],
      [
        { name: 'user', label: 'storage.s3User', type: 'text', isRequired: true, example: '' },
        { name: 'password', label: 'storage.s3Password', type: 'password', isRequired: true, example: '' },
      ],
    ],
    words: { name: 'storage.s3Name', intro: 'storage.s3Intro', hint: 'storage.s3Hint' },
    problems: {
      ...FORM_PROBLEMS,
      'no-bucket': 'storage.s3NoBucket',
      'no-endpoint': 'storage.s3NoEndpoint',
      'no-region': 'storage.s3NoRegion',
      'no-keys': 'storage.s3NoKeys',
    },
    refused: { problem: 'no-endpoint', field: 'endpoint' },
    read: readForm,
  },
  commandLine: {
    schemes: ['s3'],
    name: 'S3',
    examples: ['s3://…'],
    secrets: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    help: 'storage.s3Help',
    problems: {
      ...LINE_PROBLEMS,
      'no-bucket': 'storage.s3NeedsBucket',
      'no-endpoint': 'storage.s3NeedsEndpoint',
      'no-region': 'storage.s3NeedsRegion',
      'no-keys': 'storage.s3NeedsKeys',
    },
    read: readAddress,
  },
} as const satisfies StorageKind<S3Target>;

/** Buckets that can be a part of a host's name under one certificate: without dots and capital letters. */
const HOST_NAME = /^[a-z\d][a-z\d-]{1,61}[a-z\d]$/;

/** Returns the address of a bucket, without a trailing slash: Amazon's own as a host, those of others as a folder. */
export function bucketUrl({ endpoint, region, bucket }: S3Target): string {
  if (endpoint !== undefined) return `${endpoint}/${encodedName(bucket)}`;
  const host = amazonHost(region);
  return HOST_NAME.test(bucket) ? `https://${bucket}.${host}` : `https://${host}/${encodedName(bucket)}`;
}

/** Returns Amazon's host of a region. */
function amazonHost(region: string): string {
  return `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}

/** Encodes a name as signatures require it (RFC 3986, section 2.3): everything that may be encoded. */
export function encodedName(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Amazon's default. */
const DEFAULT_REGION = 'us-east-1';

/** A region that becomes part of Amazon's host's name. */
const REGION = /^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/;

/** A part of a signature's scope, which slashes separate. */
const SIGNED_REGION = /^[\w.-]{1,64}$/;

function readForm(typed: TypedFields): S3Target | FormRefusal {
  const place = placeIn(typedIn(typed, 'address'));
  if ('problem' in place) return { ...place, field: 'address' };
  const region = typedIn(typed, 'region').toLowerCase() || DEFAULT_REGION;
  if (!REGION.test(region)) return { problem: 'no-region', field: 'region' };
  const service = typedIn(typed, 'endpoint');
  // A browser asks for the one host of a region, whatever the bucket.
  const read = service === '' ? `https://${amazonHost(region)}` : readEndpoint(withScheme(service), false);
  if (typeof read !== 'string') return { problem: read.problem, field: 'endpoint' };
  const keyId = typedIn(typed, 'user');
  const secret = typed['password'] ?? '';
  if (keyId === '' || secret === '') return { problem: 'no-keys', field: 'user' };
  return { kind: 's3', ...place, endpoint: read, region, keyId, secret };
}

function readAddress({ address, endpoint, mayUseHttp, environment }: TypedAddress): S3Target | LineRefusal {
  const place = placeIn(address);
  if ('problem' in place) return { ...place, host: '' };
  const typed = endpoint ?? environment['AWS_ENDPOINT_URL_S3'] ?? environment['AWS_ENDPOINT_URL'];
  const read = typed ? readEndpoint(typed, mayUseHttp) : undefined;
  if (typeof read === 'object') return read;
  const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || DEFAULT_REGION;
  // The region of another service is only part of the signature, and may be named like "RegionOne".
  if (!(read === undefined ? REGION : SIGNED_REGION).test(region)) return { problem: 'no-region', host: '' };
  const keyId = environment['AWS_ACCESS_KEY_ID'];
  const secret = environment['AWS_SECRET_ACCESS_KEY'];
  if (!keyId || !secret) return { problem: 'no-keys', host: '' };
  const sessionToken = environment['AWS_SESSION_TOKEN'] || undefined;
  return { kind: 's3', ...place, endpoint: read, region, keyId, secret, sessionToken };
}

/** Parses `s3://bucket/folder`; the scheme is optional. */
function placeIn(
  address: string,
): Pick<S3Target, 'bucket' | 'prefix'> | { readonly problem: 'secret-typed' | 'no-bucket' } {
  const [, bucket = '', rest = ''] = /^(?:s3:\/\/)?([^/]*)(.*)$/is.exec(address) ?? [];
  if (bucket.includes('@')) return { problem: 'secret-typed' };
  if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket)) return { problem: 'no-bucket' };
  const parts = rest.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return { problem: 'no-bucket' };
  return { bucket, prefix: parts.join('/') };
}

/** @param mayUseHttp whether plain http may leave the person's own network */
function readEndpoint(
  typed: string,
  mayUseHttp: boolean,
): string | { readonly problem: AddressProblem | 'no-endpoint'; readonly host: string } {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /[?#]/.test(typed))
    return { problem: 'no-endpoint', host: '' };
  const { host } = url;
  if (url.username !== '' || url.password !== '') return { problem: 'secret-typed', host };
  if (leavesUnencrypted(url, mayUseHttp)) return { problem: 'plain-http', host };
  return url.href.replace(/\/$/, '');
}
