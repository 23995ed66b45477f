import { DEFAULT_REGION, readEndpoint, readS3Address, type S3Target } from './s3-address.ts';
import { type AddressProblem, readWebdavAddress } from './webdav-address.ts';

/** A folder of a WebDAV server, and its account. Contains a secret: kept only in memory. */
export interface WebdavLogin {
  readonly kind: 'webdav';
  readonly origin: string;
  /** Decoded, with a leading slash and no trailing one; '' for the server's root. */
  readonly path: string;
  /** '' for a server that needs none. */
  readonly user: string;
  readonly password: string;
}

/** A prefix in a bucket, and its account. Contains a secret: kept only in memory. */
export interface S3Login extends Omit<S3Target, 'sessionToken'> {
  readonly kind: 's3';
  readonly endpoint: string;
}

/** Where a browser sends files, and as whom. */
export type StorageLogin = WebdavLogin | S3Login;

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

/** What a kind of storage is to those who log in, and to their form. */
interface KindOfStorage {
  readonly kind: StorageLogin['kind'];
  /** The fields of a login that are addresses of a server, and only that. */
  readonly server: 'origin' | 'endpoint';
  /** The other fields of a login; all of them are texts. */
  readonly fields: readonly string[];
  readonly loginOf: (typed: TypedLogin) => StorageLogin | TypedProblem;
  /** The field that names the server, and the problem of a server that may not be used. */
  readonly refused: TypedProblem;
  /** Whether the form asks for a service and its region as well. */
  readonly hasService: boolean;
  readonly needsUser: boolean;
  /** The texts of the form. */
  readonly words: {
    readonly [Text in 'name' | 'intro' | 'address' | 'user' | 'password' | 'hint']: `send.${string}`;
  };
  readonly example: string;
}

/** All kinds of storages, in the order in which they are offered. */
export const STORAGE_KINDS = [
  {
    kind: 'webdav',
    server: 'origin',
    fields: ['path', 'user', 'password'],
    loginOf: webdavLogin,
    refused: { problem: 'no-address', field: 'address' },
    hasService: false,
    needsUser: false,
    words: {
      name: 'send.webdav',
      intro: 'send.intro',
      address: 'send.address',
      user: 'send.user',
      password: 'send.password',
      hint: 'send.secretHint',
    },
    example: 'https://cloud.example/remote.php/dav/files/me/Photos',
  },
  {
    kind: 's3',
    server: 'endpoint',
    fields: ['region', 'bucket', 'prefix', 'keyId', 'secret'],
    loginOf: s3Login,
    refused: { problem: 'no-endpoint', field: 'endpoint' },
    hasService: true,
    needsUser: true,
    words: {
      name: 'send.s3',
      intro: 'send.introS3',
      address: 'send.bucket',
      user: 'send.keyId',
      password: 'send.secretKey',
      hint: 'send.secretHintS3',
    },
    example: 'my-photos/Sorted',
  },
] as const satisfies readonly KindOfStorage[];

type StorageKind = (typeof STORAGE_KINDS)[number];

/** Returns what a kind of storage is. */
export function kindOfStorage(kind: StorageLogin['kind']): StorageKind {
  const found = STORAGE_KINDS.find((one) => one.kind === kind);
  if (!found) throw new RangeError(`no storage is a ${kind}`);
  return found;
}

/** Returns the only origin that receives a login. */
export function originOf(login: StorageLogin): string {
  return login.kind === 'webdav' ? login.origin : new URL(login.endpoint).origin;
}

/** Reads the login in a message, without other fields; undefined if it isn't one. */
export function readStorageLogin(data: unknown): StorageLogin | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const kind = STORAGE_KINDS.find((one) => one.kind === Reflect.get(data, 'kind'));
  if (!kind) return undefined;
  const texts = [kind.server, ...kind.fields].map((field): [string, unknown] => [
    field,
    Reflect.get(data, field),
  ]);
  const login: Readonly<Record<string, unknown>> = { kind: kind.kind, ...Object.fromEntries(texts) };
  return isLogin(login, kind.server) ? login : undefined;
}

/** Whether nothing is missing, and the server's address is exactly an address, not part of a policy. */
function isLogin(
  login: Readonly<Record<string, unknown>>,
  server: KindOfStorage['server'],
): login is Readonly<Record<string, string>> & StorageLogin {
  if (!Object.values(login).every((value) => typeof value === 'string')) return false;
  const address = String(login[server]);
  if (!URL.canParse(address)) return false;
  const { origin, href } = new URL(address);
  if (server === 'origin') return origin === address;
  return /^https?:/.test(address) && href.replace(/\/$/, '') === address;
}

/** Reads a typed login. Plain http is only allowed within the person's own network. */
export function loginOf(typed: TypedLogin): StorageLogin | TypedProblem {
  const user = typed.user.trim();
  return kindOfStorage(typed.kind).loginOf({ ...typed, user });
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
