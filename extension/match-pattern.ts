/**
 * Returns the match pattern for a URL's server, as used in permissions. Without the port: Chrome would accept one, but
 * in Firefox such a pattern matches nothing.
 */
export function matchPattern(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}
