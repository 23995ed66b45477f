import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { siteFixture } from '../support/site-fixture.ts';

const SOURCE = fileURLToPath(new URL('../../../../shared/browser/files/file-reading.ts', import.meta.url));
const READS = 1000;
const FILE_BYTES = 500_000;
const fixture = siteFixture();

/** A worker that reads a file repeatedly, and makes enough garbage for a collection meanwhile. */
const WORKER = `
  const reading = new built.FileReading();
  self.addEventListener('message', async ({ data: file }) => {
    let bytes = 0;
    for (let at = 0; at < ${READS}; at += 1) {
      for (let made = 0; made < 20; made += 1) new Uint8Array(100000).fill(made);
      bytes += (await reading.whole(file.slice(0))).length;
    }
    self.postMessage(bytes);
  });
`;

/** The module alone, as a script that assigns it to `built`. */
async function builtSource(): Promise<string> {
  const lib = { entry: SOURCE, formats: ['iife' as const], name: 'built', fileName: 'file-reading' };
  const settings = { configFile: false as const, logLevel: 'warn' as const };
  const outputs = (await build({
    ...settings,
    build: { write: false, minify: false, lib },
  })) as Rollup.RollupOutput[];
  return outputs[0]!.output[0].code;
}

it('reads file after file to its end while the browser collects garbage', NIGHTLY, async () => {
  const visitor = await fixture.arrive();
  await visitor.open('/privacy');
  const read = await visitor.page.evaluate(
    async (source, sizeBytes) => {
      const script = new Blob([source], { type: 'text/javascript' });
      const worker = new Worker(URL.createObjectURL(script));
      worker.postMessage(new Blob([new Uint8Array(sizeBytes)]));
      const { data } = await new Promise<MessageEvent<number>>((resolve) => {
        worker.addEventListener('message', resolve);
      });
      return data;
    },
    (await builtSource()) + WORKER,
    FILE_BYTES,
  );
  expect(read).toBe(READS * FILE_BYTES);
});

it('reports a file deleted after it was chosen as missing', async () => {
  const visitor = await fixture.arrive();
  await visitor.open('/privacy');
  const { path } = await fixture.photos.draw('deleted.jpg', 'red');
  const input = await visitor.page.evaluateHandle(() => {
    const chooser = document.createElement('input');
    chooser.type = 'file';
    return document.body.appendChild(chooser);
  });
  await input.uploadFile(path);
  await rm(path);
  const said = await visitor.page.evaluate(
    async (chooser, source) => {
      const script = new Blob([source], { type: 'text/javascript' });
      const worker = new Worker(URL.createObjectURL(script));
      worker.postMessage(chooser.files?.[0]);
      const { data } = await new Promise<MessageEvent<string>>((resolve) => {
        worker.addEventListener('message', resolve);
      });
      return data;
    },
    input,
    (await builtSource()) +
      `self.addEventListener('message', ({ data }) =>
        new built.FileReading().whole(data).catch(({ message }) => self.postMessage(message)));`,
  );
  expect(said).toBe('photo-gone');
});
