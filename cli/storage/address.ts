import { isPrivateHost } from '#core/private-host.ts';
import { type AddressProblem, readWebdavAddress } from '#storage/webdav-address.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandWords } from '../words.ts';

/** The address of a storage, as it was named. */
export interface StorageArguments {
  /** As typed; holds no secret. */
  readonly address: string;
  /** Of an S3-compatible service other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether plain http may leave the person's own network. */
  readonly mayUseHttp: boolean;
}

/** Where files go, and as whom. */
export type StorageTarget =
  | {
      readonly kind: 'webdav';
      readonly origin: string;
      /** Decoded, with a slash before it and none behind it; '' for the top of the server. */
      readonly path: string;
      readonly user: string | undefined;
      readonly password: string | undefined;
    }
  | {
      readonly kind: 's3';
      /** Undefined for Amazon's own. */
      readonly endpoint: string | undefined;
      readonly bucket: string;
      /** Without slashes at its ends. */
      readonly prefix: string;
      readonly region: string;
      readonly keyId: string;
      readonly secret: string;
      readonly sessionToken: string | undefined;
    };

type Environment = Readonly<Record<string, string | undefined>>;

/** Amazon's own, where nothing else is said. */
const REGION = 'us-east-1';

/** Whether what was typed is the address of a storage, and not a folder of this computer. */
export function isAddress(typed: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(typed);
}

/**
 * Reads the address of a storage; secrets come from the environment alone.
 *
 * @throws {UsageError} that repeats no secret
 */
export function readTarget(storage: StorageArguments, environment: Environment): StorageTarget {
  const { address } = storage;
  if (/^s3:\/\//i.test(address)) return s3Target(storage, environment);
  const place = readWebdavAddress(address, storage.mayUseHttp);
  if ('problem' in place) throw new UsageError((t) => addressText(place.problem, place.host, t));
  const user = place.user ?? (environment['WEBDAV_USER'] || undefined);
  const password = environment['WEBDAV_PASSWORD'] || undefined;
  if (user !== undefined && password === undefined) throw new UsageError((t) => t('storage.needsPassword'));
  return { kind: 'webdav', origin: place.origin, path: place.path, user, password };
}

function addressText(problem: AddressProblem, host: string, t: CommandWords): string {
  switch (problem) {
    case 'no-address':
      return t('storage.noAddress');
    case 'secret-typed':
      return t('storage.secretTyped');
    case 'encode-name':
      return t('storage.encodeName');
    case 'plain-http':
      return t('storage.plainHttp', { host });
  }
}

function s3Target(storage: StorageArguments, environment: Environment): StorageTarget {
  const [, bucket = '', rest = ''] = /^s3:\/\/([^/]*)(.*)$/is.exec(storage.address) ?? [];
  if (bucket.includes('@')) throw new UsageError((t) => t('storage.secretTyped'));
  if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
    throw new UsageError((t) => t('storage.noBucket'));
  const prefix = rest
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  if (prefix.split('/').some((part) => part === '.' || part === '..')) {
    throw new UsageError((t) => t('storage.noAddress'));
  }
  const typed = storage.endpoint ?? environment['AWS_ENDPOINT_URL_S3'] ?? environment['AWS_ENDPOINT_URL'];
  const url = typed === undefined || typed === '' ? undefined : parsed(typed);
  if (typed && !(url && /^https?:$/.test(url.protocol))) throw new UsageError((t) => t('storage.noEndpoint'));
  if (url && (url.username !== '' || url.password !== '')) {
    throw new UsageError((t) => t('storage.secretTyped'));
  }
  if (url) assertSafe(url, storage);
  const keyId = environment['AWS_ACCESS_KEY_ID'];
  const secret = environment['AWS_SECRET_ACCESS_KEY'];
  if (!keyId || !secret) throw new UsageError((t) => t('storage.needsKeys'));
  return {
    kind: 's3',
    endpoint: url?.href.replace(/\/$/, ''),
    bucket,
    prefix,
    region: environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || REGION,
    keyId,
    secret,
    sessionToken: environment['AWS_SESSION_TOKEN'] || undefined,
  };
}

/** The same for the same place, whatever secrets lead there. */
export function placeOf(target: StorageTarget): string {
  const place =
    target.kind === 'webdav'
      ? [target.kind, target.origin, target.user ?? '', target.path]
      : [target.kind, target.endpoint ?? '', target.bucket, target.prefix];
  return JSON.stringify(place);
}

/** Without encryption, everyone on the way reads photos and password. */
function assertSafe(url: URL, { mayUseHttp }: StorageArguments): void {
  if (url.protocol === 'https:' || mayUseHttp || isPrivateHost(url.hostname)) return;
  const host = url.host;
  throw new UsageError((t) => t('storage.plainHttp', { host }));
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
