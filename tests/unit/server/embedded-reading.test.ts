import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideFolder } from '#core/categories/decide-folder.ts';
import type { EncodedImage } from '#core/photo.ts';
import { shortNameOf } from '#core/naming/short-name.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import type { Engine } from '#server/engines/engine.ts';
import { DRAWN_SCENES, drawScene } from '../../../scripts/visitor/drawn-scenes.ts';
import { DRAWN_PAGES, type DrawnPage } from '../../fixtures/drawn-pages.ts';

const MODELS = join(import.meta.dirname, '..', '..', '..', 'dist', 'models');
const signal = new AbortController().signal;
/** Long timeouts: CI machines are slow. */
const PATIENT = { readMs: 120_000, waitMs: 120_000, startMs: 120_000, mostStarts: 3 };
const SLOW = 180_000;

async function asPhoto(picture: Sharp): Promise<EncodedImage> {
  return { bytes: await picture.jpeg({ quality: 80 }).toBuffer(), mediaType: 'image/jpeg' };
}

function drawn({ svg }: DrawnPage): Promise<EncodedImage> {
  return asPhoto(sharp(Buffer.from(svg)));
}

/** Text is drawn with installed fonts; without any, the picture is white. */
const LETTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" font-size="30">M</text></svg>';
const { channels } = await sharp(Buffer.from(LETTER)).flatten({ background: '#fff' }).stats();
const HAS_FONTS = (channels[0]?.min ?? 255) < 128;

// Needs the networks from `npm run build -- models`.
describe.skipIf(!existsSync(join(MODELS, 'manifest.json')))('the embedded engine, with its reader', () => {
  let engine: Engine;
  let threads = 0;
  const countThread = () => (threads += 1);
  beforeAll(async () => {
    engine = await createEmbeddedEngine({ modelsFolder: MODELS, workers: 1, reading: PATIENT });
  }, SLOW);
  afterAll(() => engine.close());
  beforeEach(() => {
    threads = 0;
    process.on('worker', countThread);
  });
  afterEach(() => process.off('worker', countThread));

  it(
    'never reads a plain photograph',
    async () => {
      for (const scene of DRAWN_SCENES.filter(({ name }) => name.startsWith('IMG'))) {
        await engine.describe(await asPhoto(sharp(await drawScene(scene))), signal);
      }
      expect(threads).toBe(0);
    },
    SLOW,
  );

  it.skipIf(!HAS_FONTS).each(DRAWN_PAGES)(
    'puts $name where it belongs, and names it by what is written',
    async (page) => {
      const analysis = await engine.describe(await drawn(page), signal);
      expect(decideFolder(analysis).category).toBe(page.folder);
      expect(shortNameOf(analysis)).toBe(page.shortName);
    },
    SLOW,
  );

  it(
    'describes a page without its text if the reader can’t be started',
    async () => {
      const page = await drawn(DRAWN_PAGES[0]!);
      const unable = await createEmbeddedEngine({
        modelsFolder: MODELS,
        workers: 1,
        reading: { ...PATIENT, mostStarts: 0 },
      });
      const blind = await createEmbeddedEngine({ modelsFolder: MODELS, workers: 1, reading: 'none' });
      try {
        expect(await unable.describe(page, signal)).toEqual(await blind.describe(page, signal));
      } finally {
        await Promise.all([unable.close(), blind.close()]);
      }
    },
    SLOW,
  );
});
