import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from '#core/bytes/base64.ts';

// The examples of RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foobar', 'Zm9vYmFy'],
])('"%s" is "%s", and back', (text, base64) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(toBase64(bytes)).toBe(base64);
  expect(fromBase64(base64)).toEqual(bytes);
});

it('writes every byte as Node does', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});

it.each(['Zg', 'Zg=', 'Zh==', 'Z', 'Zm9v!', 'Zm 9v', '====', 'Zm9v=', '-_-_'])('"%s" is invalid', (text) => {
  expect(fromBase64(text)).toBeUndefined();
});
