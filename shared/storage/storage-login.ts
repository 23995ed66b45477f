import type { S3Target } from './s3-address.ts';

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

/** Returns the only origin that receives a login. */
export function originOf(login: StorageLogin): string {
  return login.kind === 'webdav' ? login.origin : new URL(login.endpoint).origin;
}

/** Reads the login in a message, without other fields; undefined if it isn't one. */
export function readStorageLogin(data: unknown): StorageLogin | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const text = (field: string): string | undefined => {
    const value: unknown = Reflect.get(data, field);
    return typeof value === 'string' ? value : undefined;
  };
  const login =
    text('kind') === 's3'
      ? {
          kind: 's3',
          endpoint: text('endpoint'),
          region: text('region'),
          bucket: text('bucket'),
          prefix: text('prefix'),
          keyId: text('keyId'),
          secret: text('secret'),
        }
      : {
          kind: text('kind') === 'webdav' ? 'webdav' : undefined,
          origin: text('origin'),
          path: text('path'),
          user: text('user'),
          password: text('password'),
        };
  return isLogin(login) ? login : undefined;
}

/** Whether nothing is missing, and the address is exactly an address, not part of a policy. */
function isLogin(
  login: Readonly<Record<string, string | undefined>>,
): login is Readonly<Record<string, string>> & StorageLogin {
  if (Object.values(login).includes(undefined)) return false;
  const { origin, endpoint = '' } = login;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).origin === origin;
  return (
    /^https?:/.test(endpoint) &&
    URL.canParse(endpoint) &&
    new URL(endpoint).href.replace(/\/$/, '') === endpoint
  );
}
