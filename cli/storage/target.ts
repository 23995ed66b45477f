import { PATIENCE, type Patience } from '#storage/retried.ts';
import { DEFAULT_REGION, readEndpoint, readS3Address, type S3Target } from '#storage/s3-address.ts';
import type { Store } from '#storage/store.ts';
import { type AddressProblem, readWebdavAddress } from '#storage/webdav-address.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';

/** A storage's address as typed. */
export interface StorageArguments {
  /** As typed; contains no secret. */
  readonly address: string;
  /** For an S3-compatible service other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether plain http may leave the person's own network. */
  readonly mayUseHttp: boolean;
}

/** Where files go, and as whom. */
export type StorageTarget =
  | {
      readonly kind: 'webdav';
      readonly origin: string;
      /** Decoded, with a leading slash and no trailing one; '' for the server's root. */
      readonly path: string;
      readonly user: string | undefined;
      readonly password: string | undefined;
    }
  | (S3Target & { readonly kind: 's3' });

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns whether the input is a storage's address, not a folder of this computer. */
export function isAddress(typed: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(typed);
}

/**
 * Parses a storage's address; secrets come only from the environment.
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
  const place = readS3Address(storage.address);
  if ('problem' in place) throw new UsageError((t) => t(PLACE_TEXTS[place.problem]));
  const keyId = environment['AWS_ACCESS_KEY_ID'];
  const secret = environment['AWS_SECRET_ACCESS_KEY'];
  const typed = storage.endpoint ?? environment['AWS_ENDPOINT_URL_S3'] ?? environment['AWS_ENDPOINT_URL'];
  const endpoint = typed ? endpointOf(typed, storage) : undefined;
  if (!keyId || !secret) throw new UsageError((t) => t('storage.needsKeys'));
  return {
    kind: 's3',
    ...place,
    endpoint,
    region: environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || DEFAULT_REGION,
    keyId,
    secret,
    sessionToken: environment['AWS_SESSION_TOKEN'] || undefined,
  };
}

const PLACE_TEXTS = {
  'secret-typed': 'storage.secretTyped',
  'no-bucket': 'storage.noBucket',
  'no-address': 'storage.noAddress',
} as const;

function endpointOf(typed: string, { mayUseHttp }: StorageArguments): string {
  const read = readEndpoint(typed, mayUseHttp);
  if ('endpoint' in read) return read.endpoint;
  const { problem, host } = read;
  throw new UsageError((t) => {
    return problem === 'no-endpoint' ? t('storage.noEndpoint') : addressText(problem, host, t);
  });
}

/** Returns a key that is equal for the same place, whatever the secrets. */
export function placeOf(target: StorageTarget): string {
  const place =
    target.kind === 'webdav'
      ? [target.kind, target.origin, target.user ?? '', target.path]
      : [target.kind, target.endpoint ?? '', target.bucket, target.prefix];
  return JSON.stringify(place);
}

/** Returns the store of a target; its code is loaded only then. */
export async function openStore(
  target: StorageTarget,
  patience: Patience = PATIENCE,
): Promise<Store<FileBytes>> {
  const { DISK_HOST } = await import('./disk-host.ts');
  if (target.kind === 'webdav') {
    const { WebdavStore } = await import('#storage/webdav-store.ts');
    const { webdavHost } = await import('./webdav-host.ts');
    return new WebdavStore(target.path, webdavHost(target), patience);
  }
  const { S3Store } = await import('#storage/s3-store.ts');
  return new S3Store(target, DISK_HOST, patience);
}
