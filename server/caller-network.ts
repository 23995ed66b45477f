import { type Ipv6, readIpv4, readIpv6 } from '#core/accounts/ip-address.ts';

/**
 * Returns the network that an address counts toward in limits, the same for every spelling of the address: an IPv4
 * address, also one inside an IPv6 address, or the /64 of an IPv6 address, since one computer can use any address in
 * its /64.
 *
 * @param text as a proxy or the system writes it: perhaps with a port, brackets, quotes or a zone
 * @returns undefined if it isn't an address
 */
export function callerNetwork(text: string): string | undefined {
  const bare = withoutPort(
    text
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
  const ipv4 = readIpv4(bare);
  if (ipv4 !== undefined) return ipv4Of(Math.floor(ipv4 / 0x10000), ipv4 % 0x10000);
  const ipv6 = readIpv6(bare);
  return ipv6 && networkOfIpv6(ipv6);
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  return /^[^:]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text;
}

function networkOfIpv6(parts: Ipv6): string {
  const [a, b, c, , , , g, h] = parts;
  const startsWith = (...prefix: readonly number[]) => prefix.every((part, at) => parts[at] === part);
  // Mapped (RFC 4291, 2.5.5.2), NAT64 (RFC 6052), and 6to4 (RFC 3056), whose /48 belongs to one IPv4 address.
  if (startsWith(0, 0, 0, 0, 0, 0xffff) || startsWith(0x64, 0xff9b, 0, 0, 0, 0)) return ipv4Of(g, h);
  if (a === 0x2002) return ipv4Of(b, c);
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
