import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Sha256 } from '#core/bytes/sha256.ts';

const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251);

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 5000])(
  'SHA-256 of %i bytes in pieces of any length equals Node’s',
  (length) => {
    const part = bytes.subarray(0, length);
    for (const step of [1, 7, 64, 1000]) {
      const sum = new Sha256();
      for (let at = 0; at < length; at += step) sum.update(part.subarray(at, Math.min(at + step, length)));
      expect(sum.hex()).toBe(createHash('sha256').update(part).digest('hex'));
    }
  },
);
