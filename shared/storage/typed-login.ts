import { DEFAULT_REGION, readEndpoint, readS3Address } from './s3-address.ts';
import type { StorageLogin } from './storage-login.ts';
import { type AddressProblem, readWebdavAddress } from './webdav-address.ts';

/** A person's typed login to a storage. */
export interface TypedLogin {
  readonly kind: StorageLogin['kind'];
  /** A WebDAV folder's address, or `bucket/folder`. */
  readonly address: string;
  /** An S3-compatible service's address; '' for Amazon's. */
  readonly endpoint: string;
  /** The S3 region; '' for the default. */
  readonly region: string;
  /** The user name, or the access key's id. */
  readonly user: string;
  /** The password, or the secret access key. */
  readonly password: string;
}

/** Why the input isn't a login, and which field is wrong. */
export interface TypedProblem {
  readonly problem: AddressProblem | 'no-bucket' | 'no-endpoint' | 'no-region' | 'no-keys';
  readonly field: 'address' | 'endpoint' | 'region' | 'user';
}

/** Reads a typed login. Plain http is only allowed within the person's own network. */
export function loginOf(typed: TypedLogin): StorageLogin | TypedProblem {
  const user = typed.user.trim();
  return typed.kind === 'webdav' ? webdavLogin({ ...typed, user }) : s3Login({ ...typed, user });
}

function webdavLogin({ address, user, password }: TypedLogin): StorageLogin | TypedProblem {
  const place = readWebdavAddress(withScheme(address), false);
  if ('problem' in place) return { problem: place.problem, field: 'address' };
  return {
    kind: 'webdav',
    origin: place.origin,
    path: place.path,
    user: user || (place.user ?? ''),
    password,
  };
}

function s3Login(typed: TypedLogin): StorageLogin | TypedProblem {
  const place = readS3Address(typed.address.trim());
  if ('problem' in place)
    return { problem: place.problem === 'no-address' ? 'no-bucket' : place.problem, field: 'address' };
  const region = typed.region.trim().toLowerCase() || DEFAULT_REGION;
  // It becomes part of a host name.
  if (!/^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/.test(region))
    return { problem: 'no-region', field: 'region' };
  const amazon = `https://s3.${region}.amazonaws.com`;
  const service =
    typed.endpoint.trim() === '' ? { endpoint: amazon } : readEndpoint(withScheme(typed.endpoint), false);
  if ('problem' in service) return { problem: service.problem, field: 'endpoint' };
  if (typed.user === '' || typed.password === '') return { problem: 'no-keys', field: 'user' };
  return { kind: 's3', ...place, ...service, region, keyId: typed.user, secret: typed.password };
}

function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[a-z][\w+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}
