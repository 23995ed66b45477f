import { expect, it } from 'vitest';
import { BlobBuilder } from '#browser/files/blob-builder.ts';

it('builds a Blob of hundreds of parts in the order they were added', async () => {
  const builder = new BlobBuilder();
  const added = Array.from({ length: 301 }, (_, at) => `${at},`);
  for (let at = 0; at < added.length; at += 7) await builder.add(...added.slice(at, at + 7));
  const built = builder.build('application/zip');
  expect(await built.text()).toBe(added.join(''));
  expect(built.type).toBe('application/zip');
});
