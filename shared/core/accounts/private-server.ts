import { type Ipv6, readIpv4, readIpv6 } from './ip-address.ts';

/**
 * Names of local machines and networks: RFC 6761 (`localhost`, `test`, `invalid`), RFC 6762 (`local`), RFC
 * 8375 (`home.arpa`), ICANN's `internal` (2024), the names that ICANN will not delegate because so many
 * networks use them (`corp`, `home`, `mail`; NCAP), and defaults of routers and operating systems.
 */
const LOCAL_NAME =
  /\.(?:localhost|local|localdomain|internal|intranet|private|home\.arpa|lan|home|corp|mail|test|invalid)$/;

/**
 * Returns whether a server is in a private network or otherwise not on the public web: this machine, addresses that
 * IANA's special-purpose registries don't list as globally reachable (RFC 6890 and later), IPv6 addresses that embed
 * such an IPv4 address, single-label names, and local names. Doesn't resolve public names, which may have private
 * addresses.
 *
 * @param hostname from a URL or typed: in any case, with a trailing dot, an address in any notation
 */
export function isPrivateServer(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  const ipv4 = readIpv4(name);
  if (ipv4 !== undefined) return isPrivateIpv4(ipv4);
  if (name.includes(':')) {
    const ipv6 = readIpv6(name.replace(/^\[|\]$/g, ''));
    // An invalid address counts as private.
    return ipv6 === undefined || isPrivateIpv6(ipv6);
  }
  return !name.includes('.') || LOCAL_NAME.test(name);
}

/** First address and prefix length of each range, from IANA's IPv4 special-purpose address registry. */
const PRIVATE_IPV4 = [
  ['0.0.0.0', 8], // this network, RFC 791
  ['10.0.0.0', 8], // private, RFC 1918
  ['100.64.0.0', 10], // shared by carriers (CGNAT), RFC 6598
  ['127.0.0.0', 8], // this machine, RFC 1122
  ['169.254.0.0', 16], // link-local, RFC 3927
  ['172.16.0.0', 12], // private, RFC 1918
  ['192.0.0.0', 24], // protocols, RFC 6890
  ['192.0.2.0', 24], // documentation, RFC 5737
  ['192.88.99.0', 24], // 6to4 relays, RFC 7526
  ['192.168.0.0', 16], // private, RFC 1918
  ['198.18.0.0', 15], // benchmarking, RFC 2544
  ['198.51.100.0', 24], // documentation, RFC 5737
  ['203.0.113.0', 24], // documentation, RFC 5737
  ['224.0.0.0', 3], // multicast, reserved, broadcast: RFC 5771, RFC 1112
] as const;

const RANGES = PRIVATE_IPV4.map(([first, bits]) => {
  const sizeOfRange = 2 ** (32 - bits);
  const start = readIpv4(first) ?? 0;
  return { start, end: start + sizeOfRange };
});

function isPrivateIpv4(address: number): boolean {
  return RANGES.some(({ start, end }) => address >= start && address < end);
}

/**
 * Only 2000::/3 is assigned for public IPv6 addresses (RFC 4291). Addresses that embed an IPv4 address are
 * private if that address is.
 */
function isPrivateIpv6(groups: Ipv6): boolean {
  const inside = embeddedIpv4(groups);
  if (inside !== undefined) return isPrivateIpv4(inside);
  const [first, second] = groups;
  const isGivenOut = first >= 0x2000 && first < 0x4000;
  const isSpecial =
    (first === 0x2001 && second < 0x200) || // protocols, RFC 2928
    (first === 0x2001 && second === 0xdb8) || // documentation, RFC 3849
    (first === 0x3fff && second < 0x1000); // documentation, RFC 9637
  return !isGivenOut || isSpecial;
}

function embeddedIpv4([a, b, c, d, e, f, g, h]: Ipv6): number | undefined {
  const last = g * 0x10000 + h;
  const startsEmpty = a === 0 && b === 0 && c === 0 && d === 0;
  // Compatible (RFC 4291, 2.5.5.1), mapped (2.5.5.2), translated (RFC 2765): `::` and `::1` are 0.0.0.0 and 0.0.0.1.
  if (startsEmpty && ((e === 0 && (f === 0 || f === 0xffff)) || (e === 0xffff && f === 0))) return last;
  // NAT64, RFC 6052.
  if (a === 0x64 && b === 0xff9b && c === 0 && d === 0 && e === 0 && f === 0) return last;
  // 6to4, RFC 3056.
  if (a === 0x2002) return b * 0x10000 + c;
  // ISATAP, RFC 5214, with any prefix.
  if ((e === 0 || e === 0x200) && f === 0x5efe) return last;
  return undefined;
}
