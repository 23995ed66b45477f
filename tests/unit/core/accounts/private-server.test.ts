import { describe, expect, it } from 'vitest';
import { isPrivateServer } from '#core/accounts/private-server.ts';

/** All notations of this machine's address, and of private networks. */
const PRIVATE = `
  127.0.0.1 2130706433 0x7f.1 0x7f000001 017700000001 0177.0.0.1 127.1 127.0.0.1.
  0.0.0.0 0 10.1.2.3 10.255.255.255 100.64.0.1 100.127.255.255 169.254.169.254 172.16.0.1 172.31.255.255
  192.168.1.1 192.168.0x101 192.0.0.8 192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.251 240.0.0.1
  255.255.255.255
  [::1] [::] [::127.0.0.1] [::7f00:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:192.168.0.1] [::ffff:0:10.0.0.1]
  [64:ff9b::7f00:1] [64:ff9b::127.0.0.1] [64:ff9b:1::808:808] [2002:7f00:1::] [2002:a00:1::1] [2001:0:53aa::1]
  [fe80::5efe:10.0.0.1] [2606:4700::5efe:10.0.0.1] [2606:4700::200:5efe:a00:1]
  [fd00::1] [fc00::] [fe80::1] [FE80::1] [fec0::1] [ff02::1] [100::1] [2001:db8::1] [3fff::1] [4000::1] [::2:3]
  [0:0:0:0:0:0:0:1] [nonsense:] [1:2:3]
  [2001:1ff::1] [2001:db8:ffff::1] [3fff:fff::1] [1fff::1]
  [0:1::808:808] [0:0:1::808:808] [0:0:0:1::808:808] [::1:0:808:808] [::1:808:808] [::ffff:1:808:808]
  [::ffff:ffff:808:808] [64::808:808] [65:ff9b::808:808] [64:ff9b:0:1::808:808] [64:ff9b:0:0:1::808:808]
  [64:ff9b::1:808:808]
  localhost LOCALHOST localhost. localhost.. app.localhost printer.local nas.local. NAS.Local
  metadata.google.internal router.lan fritz.box.home.arpa wiki.corp pc.home box.localdomain x.test site.intranet
  mylocal nas intranet
`;

const PUBLIC = `
  example.com example.com. EXAMPLE.com 8.8.8.8 134744072 172.32.0.1 172.15.255.255 100.128.0.1 100.63.255.255
  11.0.0.0 9.255.255.255 192.167.1.1 192.169.1.1 169.253.0.1 198.20.0.1 223.255.255.255 128.0.0.1
  [2606:4700::1111] [::ffff:8.8.8.8] [::8.8.8.8] [64:ff9b::8.8.8.8] [2002:808:808::1] [2a00:1450:4001:80e::200e]
  [2606:4700::5efe:8.8.8.8] [2606:4700::1:5efe:10.0.0.1]
  [2000::1] [2001:200::1] [2001:db9::1] [3fff:1000::1] [2001:4860:4860::8888] [2600::7f00:1] [2600:db8::1] [2600:100::1]
  [::ffff:0:8.8.8.8]
  localhost.example.com local.example.com 10.evil.com 127.0.0.1.example.com 192.168.1.1.example.org internal.io
  mylocal.net home.arpa.com lan.party 1.2.3.4.5.com
`;

const words = (text: string) => text.trim().split(/\s+/);

describe('isPrivateServer', () => {
  it.each(words(PRIVATE))('is true for %s', (host) => {
    expect(isPrivateServer(host)).toBe(true);
  });

  it.each(words(PUBLIC))('is false for %s', (host) => {
    expect(isPrivateServer(host)).toBe(false);
  });

  it('is true without a host', () => {
    expect(isPrivateServer('')).toBe(true);
  });

  // Without hosts that cannot occur in a URL.
  it.each(words(PRIVATE).filter((host) => URL.canParse(`http://${host}/`)))(
    'is true for %s in a URL',
    (host) => {
      expect(isPrivateServer(new URL(`http://${host}/`).hostname)).toBe(true);
    },
  );
});
