import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { decideFolder } from '#core/categories/decide-folder.ts';
import { AppError } from '#core/failure.ts';
import { readImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage, EngineMediaType } from '#core/photo.ts';
import { firstSentence, shortNameOf } from '#core/naming/short-name.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createOpenAiCompatibleEngine } from '#server/engines/openai-compatible/openai-compatible-engine.ts';
import { ChromeModel } from '#browser/chrome-model/chrome-model.ts';
import { chatError, completion, startFakeChatServer } from '../../scripts/visitor/fake-chat-server.ts';
import { FakeLanguageModel } from '../fakes/fake-language-model.ts';

interface Subject {
  readonly engine: Engine;
  close(): Promise<void>;
}

const RED_WALL = JSON.stringify({
  description: 'A plain red wall. Possibly the wall of a house.',
  category: 'Buildings & City',
  name: 'plain red wall',
});

const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  embedded: async () => {
    const modelsFolder = join(import.meta.dirname, '../../dist/models');
    const engine = await createEmbeddedEngine({ modelsFolder, workers: 1 });
    return { engine, close: () => engine.close() };
  },
  "Chrome's model as an": async () => {
    const api = new FakeLanguageModel();
    api.answer = () => RED_WALL;
    const model = new ChromeModel(api);
    const engine: Engine = {
      name: 'chrome',
      describe: (image, signal) => model.describe(image, signal),
      close: () => model.close(),
    };
    return Promise.resolve({ engine, close: () => engine.close() });
  },
  'OpenAI-compatible': async () => {
    const server = await startFakeChatServer();
    server.respond = async (image) => {
      const isImage = await sharp(image)
        .stats()
        .then(
          () => true,
          () => false,
        );
      return isImage ? completion(RED_WALL) : chatError(400, 'You uploaded an unsupported image.');
    };
    const engine = createOpenAiCompatibleEngine({
      baseUrl: server.baseUrl,
      apiKey: undefined,
      model: 'fake',
      inputPricePerMillion: undefined,
      outputPricePerMillion: undefined,
    });
    return { engine, close: () => engine.close().then(() => server.close()) };
  },
};

const never = new AbortController().signal;

async function picture(format: 'jpeg' | 'png' | 'webp'): Promise<EncodedImage> {
  const bytes = await sharp({ create: { width: 320, height: 200, channels: 3, background: 'firebrick' } })
    .toFormat(format)
    .toBuffer();
  return { bytes, mediaType: `image/${format}` satisfies EngineMediaType };
}

describe.each(Object.entries(SUBJECTS))('the %s engine', (_name, create) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await create();
  });
  afterAll(() => subject.close());

  it.each(['jpeg', 'png', 'webp'] as const)(
    'describes a %s in a sentence or two',
    { tags: ['photo-description-category-short'] },
    async (format) => {
      const { description } = await subject.engine.describe(await picture(format), never);
      expect(description).toMatch(/^\p{Lu}[^]*\.$/u);
      expect(description.length).toBeLessThan(300);
      expect(firstSentence(description).length).toBeGreaterThan(0);
    },
  );

  it('leads to one of our folders and to a name, whatever else it says', async () => {
    const analysis = await subject.engine.describe(await picture('jpeg'), never);
    expect(readImageAnalysis(analysis)).toEqual(analysis);
    expect(CATEGORY_NAMES).toContain(decideFolder(analysis).category);
    expect(shortNameOf(analysis, 'IMG_1.jpg')).toMatch(/^[a-z0-9_]+$/);
  });

  it('gives the same answer for the same image', async () => {
    const image = await picture('jpeg');
    const [first, second] = await Promise.all([
      subject.engine.describe(image, never),
      subject.engine.describe(image, never),
    ]);
    expect(first).toEqual(second);
  });

  it('leaves its input bytes unchanged', async () => {
    const image = await picture('jpeg');
    const before = Buffer.from(image.bytes).toString('hex');
    await subject.engine.describe(image, never);
    expect(Buffer.from(image.bytes).toString('hex')).toBe(before);
  });

  it('fails with one of our failures on bytes that aren’t an image, and then describes the next image', async () => {
    const noImage: EncodedImage = { bytes: new Uint8Array(100), mediaType: 'image/jpeg' };
    await expect(subject.engine.describe(noImage, never)).rejects.toBeInstanceOf(AppError);
    await expect(subject.engine.describe(await picture('jpeg'), never)).resolves.toBeTruthy();
  });

  it('rejects with the reason of an abort', async () => {
    const abort = new AbortController();
    const describing = subject.engine.describe(await picture('jpeg'), abort.signal);
    abort.abort(new Error('enough'));
    await expect(describing).rejects.toThrow('enough');
  });

  it('does not start a call that is already aborted', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(subject.engine.describe(await picture('jpeg'), signal)).rejects.toThrow('enough');
  });
});
