/**
 * Returns the match pattern for the host of an address, as permissions name it. Without the port: Chrome would take
 * one, but in Firefox such a pattern matches nothing.
 */
export function hostPattern(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}
