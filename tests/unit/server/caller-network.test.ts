import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerNetwork } from '#server/caller-network.ts';

describe('the network that limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:443', '203.0.113.7'],
    ['"203.0.113.7:443"', '203.0.113.7'],
    ['3405803783', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:cb00:7107]:80', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2002:cb00:7107:9::1', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::1]"', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (text, network) => {
    expect(callerNetwork(text)).toBe(network);
  });

  it.each([
    '',
    ' ',
    'unknown',
    '_hidden',
    '203.0.113.256',
    '2001:db8::1::2',
    '[2001:db8::1',
    'localhost',
    '1.2.3.4/8',
  ])('does not exist for "%s"', (text) => {
    expect(callerNetwork(text)).toBeUndefined();
  });

  it('is the same for all addresses of a /64, and differs for every other', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(group, group, group, group);
    const write = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
    fc.assert(
      fc.property(half, half, half, ([a, ...front], one, other) => {
        // Within the allocated range, and not 6to4.
        const prefix = [0x2000 + (a % 2), ...front];
        const network = callerNetwork(write([...prefix, ...one]));
        expect(network).toBe(callerNetwork(write([...prefix, ...other])));
        const [b = 0, ...rest] = prefix.toReversed();
        const beside = [...rest.toReversed(), (b + 1) % 0x10000];
        expect(network).not.toBe(callerNetwork(write([...beside, ...one])));
      }),
    );
  });

  it('is found or not for any text, at once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[[\]:."%0-9a-fx ]{0,400}$/)), (text) => {
        expect(callerNetwork(text)?.length ?? 0).toBeLessThan(40);
      }),
    );
  });
});
