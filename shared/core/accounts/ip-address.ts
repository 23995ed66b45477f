/** The eight groups of an IPv6 address, each from 0 to 0xffff. */
export type Ipv6 = readonly [number, number, number, number, number, number, number, number];

/**
 * Parses an IPv4 address as browsers do (WHATWG URL, 3.5): up to four numbers, decimal, octal after `0` or
 * hexadecimal after `0x`. The last number fills the remaining bytes: `127.1`, `0x7f000001` and `017700000001` are
 * 127.0.0.1.
 *
 * @param host without a trailing dot
 * @returns the address as a number; undefined if it isn't one
 */
export function readIpv4(host: string): number | undefined {
  const parts = host.split('.');
  const numbers = parts.map(readNumber);
  const [last = NaN] = numbers.splice(-1);
  const isAddress =
    parts.length <= 4 && numbers.every((number) => number <= 255) && last < 256 ** (5 - parts.length);
  if (!isAddress) return undefined;
  return numbers.reduce((sum, number, at) => sum + number * 256 ** (3 - at), last);
}

/** NaN if it is not a number, so that range checks fail. */
function readNumber(part: string): number {
  if (/^0x[\da-f]*$/i.test(part)) return Number.parseInt(part.slice(2) || '0', 16);
  if (/^0[0-7]+$/.test(part)) return Number.parseInt(part, 8);
  return /^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : NaN;
}

/**
 * Parses an IPv6 address (RFC 4291, 2.2), with `::` and with an embedded IPv4 address at its end; a zone id (RFC
 * 6874) is ignored.
 *
 * @param text without brackets
 * @returns undefined if it isn't an IPv6 address
 */
export function readIpv6(text: string): Ipv6 | undefined {
  const [address = ''] = text.split('%');
  const halves = address.split('::');
  if (halves.length > 2) return undefined;
  const [before = [], after] = halves.map(readGroups);
  if (after === undefined) return halves.length === 1 ? asIpv6(before) : undefined;
  const missing = 8 - before.length - after.length;
  if (missing < 1) return undefined;
  return asIpv6([...before, ...Array.from({ length: missing }, () => 0), ...after]);
}

function readGroups(half: string): number[] {
  if (half === '') return [];
  return half.split(':').flatMap((group) => {
    if (/^[\da-f]{1,4}$/i.test(group)) return [Number.parseInt(group, 16)];
    const ipv4 = /^\d+\.\d+\.\d+\.\d+$/.test(group) ? readIpv4(group) : undefined;
    return ipv4 === undefined ? [NaN] : [Math.floor(ipv4 / 0x10000), ipv4 % 0x10000];
  });
}

function asIpv6(groups: readonly number[]): Ipv6 | undefined {
  const [a, b, c, d, e, f, g, h] = groups;
  const isWhole = groups.length === 8 && groups.every((group) => !Number.isNaN(group));
  if (!isWhole) return undefined;
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0, g ?? 0, h ?? 0];
}
