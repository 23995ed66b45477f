const LOCAL_HOSTS = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the origin of a server that a user typed, without a trailing slash; undefined unless photos and tokens may
 * be sent there: https, or http on localhost.
 */
export function serverAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin, username, pathname, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.test(hostname));
  return isSafe && !username && pathname === '/' && !search && !hash ? origin : undefined;
}
