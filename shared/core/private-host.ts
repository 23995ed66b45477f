/** Names that never leave a machine or a local network (RFC 6761, RFC 8375, RFC 6762). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)$/i;

/**
 * Whether a host, as a URL has it, is inside a private network: this machine, the ranges of RFC 1918, RFC 6598,
 * link-local and unique local addresses (RFC 3927, RFC 4193, RFC 4291), and local names. What a public name
 * resolves to cannot be told.
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPrivateIpv6(hostname.slice(1, -1));
  const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(hostname);
  return parts ? isPrivateIpv4(Number(parts[1]), Number(parts[2])) : LOCAL_NAME.test(hostname);
}

function isPrivateIpv4(first: number, second: number): boolean {
  return (
    first === 0 ||
    first === 10 ||
    first === 127 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168)
  );
}

/** URLs have their addresses in the shortest form, so `::ffff:7f00:1` is 127.0.0.1 (WHATWG URL, 3.5). */
function isPrivateIpv6(address: string): boolean {
  const mapped = /^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(address)?.[1];
  if (mapped) {
    const pair = Number.parseInt(mapped, 16);
    return isPrivateIpv4(pair >> 8, pair & 255);
  }
  return address === '::' || address === '::1' || /^(?:f[cd]|fe[89ab])/.test(address);
}
