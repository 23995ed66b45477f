import { describe, expect, it } from 'vitest';
import { fingerprintOf, seal, unseal } from '#server/sealed-analysis.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fingerprint = await fingerprintOf(bytesOf('a picture'));
/** Node's error for an authentication tag that does not match. */
const UNOPENED = 'unable to authenticate data';
const analysis = {
  description: 'A dog.',
  category: 'Pets',
  name: 'dog',
  confidence: 0.7,
  alternatives: [{ category: 'Wildlife', confidence: 0.2 }],
} as const;

describe('a sealed analysis', () => {
  it('opens for its picture unchanged', () => {
    expect(unseal(seal(analysis, fingerprint), fingerprint)).toEqual(analysis);
    expect(unseal(seal({ description: 'A dog.' }, fingerprint), fingerprint)).toStrictEqual({
      description: 'A dog.',
    });
  });

  it('opens for no other picture, and not when it was changed', async () => {
    const sealed = seal(analysis, fingerprint);
    const other = await fingerprintOf(bytesOf('another picture'));
    expect(() => unseal(sealed, other)).toThrow(UNOPENED);
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1]! ^= 1;
    expect(() => unseal(changed.toString('base64'), fingerprint)).toThrow(UNOPENED);
  });
});
