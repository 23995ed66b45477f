import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import manifest from '../../../extension/manifest.ts';

it(
  'matches the snapshot, so that a new permission is a visible change',
  { tags: ['chrome-manifest-v3-extension'] },
  async () => {
    await expect(`${JSON.stringify(manifest, null, 2)}\n`).toMatchFileSnapshot('manifest.snapshot.txt');
  },
);

it('has the id that the server accepts calls from', () => {
  const { key } = manifest as { key: string };
  const digest = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32);
  // Chrome writes the hexadecimal digits as the letters a to p.
  const id = digest.replaceAll(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)));
  expect(readEnv({}).EXTENSION_ID).toBe(id);
});
