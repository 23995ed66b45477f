/** A folder of a WebDAV server, and who may write there. It holds a secret: it is kept in memory alone. */
export interface StorageLogin {
  readonly origin: string;
  /** Decoded, with a slash before it and none behind it; '' for the top of the server. */
  readonly path: string;
  /** '' for a server that asks for none. */
  readonly user: string;
  readonly password: string;
}

/** The login in a message, if it is one; with no other fields. */
export function readStorageLogin(data: unknown): StorageLogin | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { origin, path, user, password } = data as Partial<Record<keyof StorageLogin, unknown>>;
  if (typeof origin !== 'string' || !URL.canParse(origin) || new URL(origin).origin !== origin) {
    return undefined;
  }
  const isWhole = typeof path === 'string' && typeof user === 'string' && typeof password === 'string';
  return isWhole ? { origin, path, user, password } : undefined;
}
