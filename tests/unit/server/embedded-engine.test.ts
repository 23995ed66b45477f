import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categorize, UNSORTED } from '#core/categories/categorize.ts';
import type { EncodedImage } from '#core/photo.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import type { Engine } from '#server/engines/engine.ts';

const MODELS = join(import.meta.dirname, '..', '..', '..', 'dist', 'models');
const signal = new AbortController().signal;

/** A page of black lines on white, or a field under a sky. */
async function draw(kind: 'page' | 'field'): Promise<EncodedImage> {
  const lines = Array.from(
    { length: 20 },
    (_, row) => `<rect x="30" y="${30 + row * 25}" width="${300 - (row % 5) * 30}" height="9"/>`,
  );
  const body =
    kind === 'page'
      ? `<rect width="400" height="560" fill="#fff"/>${lines.join('')}`
      : '<rect width="400" height="300" fill="#8cf"/><rect y="300" width="400" height="260" fill="#4a2"/>';
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="560">${body}</svg>`);
  return { bytes: await sharp(svg).jpeg().toBuffer(), mediaType: 'image/jpeg' };
}

// What every engine does is in tests/contract/engine.test.ts. Needs the networks from `npm run build -- models`.
describe.skipIf(!existsSync(join(MODELS, 'manifest.json')))('the embedded engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEmbeddedEngine({ modelsFolder: MODELS, workers: 1 });
  }, 30_000);
  afterAll(() => engine.close());

  it('describes a picture in a sentence or two that lead to a folder, with a confidence', async () => {
    const analysis = await engine.describe(await draw('page'), signal);
    expect(analysis.description).toMatch(/^[A-Z][^.]+\.(?: [A-Z][^.]+\.)?$/);
    expect(analysis.category).toBe(categorize(analysis.description));
    expect(analysis.category).not.toBe(UNSORTED);
    expect(analysis.confidence).toBeGreaterThan(0);
    expect(analysis.alternatives?.every(({ category }) => category !== analysis.category)).toBe(true);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no picture', new TextEncoder().encode('<html></html>')],
  ])('calls a file with %s unreadable', async (_, bytes) => {
    await expect(engine.describe({ bytes, mediaType: 'image/jpeg' }, signal)).rejects.toMatchObject({
      failure: { code: 'photo-unreadable' },
    });
  });

  it('calls a truncated picture unreadable, and continues with the next', async () => {
    const whole = await draw('page');
    const broken = { ...whole, bytes: whole.bytes.slice(0, whole.bytes.length / 2) };
    await expect(engine.describe(broken, signal)).rejects.toMatchObject({
      failure: { code: 'photo-unreadable' },
    });
    await expect(engine.describe(whole, signal)).resolves.toHaveProperty('description');
  });

  it('ends with the reason of the abort, at once', async () => {
    const controller = new AbortController();
    const running = engine.describe(await draw('page'), controller.signal);
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect(engine.describe(await draw('page'), controller.signal)).rejects.toBe(reason);
  });

  it('keeps the event loop free during an analysis', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await engine.describe(await draw('field'), signal);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });

  it('leaves the process’s globals alone', () => {
    expect('importScripts' in globalThis || 'ModuleFactory' in globalThis).toBe(false);
  });
});

describe.skipIf(!existsSync(join(MODELS, 'manifest.json')))('the models folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'models-'));
    await cp(MODELS, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is rejected if a file differs from the manifest, and the file is named', async () => {
    await writeFile(join(folder, 'anchors.bin'), 'damaged');
    await expect(createEmbeddedEngine({ modelsFolder: folder, workers: 1 })).rejects.toThrow(
      /anchors\.bin.*SHA-256/,
    );
  });

  it('is rejected if it is missing, with what to do', async () => {
    await expect(createEmbeddedEngine({ modelsFolder: join(folder, 'none'), workers: 1 })).rejects.toThrow(
      /npm run build -- models/,
    );
  });
});
