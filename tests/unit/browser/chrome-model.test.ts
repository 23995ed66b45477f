import { beforeEach, describe, expect, it } from 'vitest';
import { ChromeModel } from '#browser/chrome-model/chrome-model.ts';
import { LeftPhotoCount } from '#browser/device/left-photos.ts';
import { createModelService } from '#browser/device/model-service.ts';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import type { ChromeModelProblem } from '#core/batch/engine-state.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { AnalysisService } from '#browser/service/analysis-service.ts';
import { FakeLanguageModel } from '../../fakes/fake-language-model.ts';

const JPEG: EncodedImage = {
  bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]),
  mediaType: 'image/jpeg',
};
const ANSWER = JSON.stringify({
  description: 'A grey cat on a sofa. A pet at home.',
  category: 'Pets',
  name: 'grey cat on sofa',
});
const never = new AbortController().signal;
const forever = () => new Promise<never>(() => {});
const LIMITS = { createMs: 50, promptMs: 50, photosAtOnce: 2, mostFailures: 3 } as const;

let api: FakeLanguageModel;
let model: ChromeModel;
beforeEach(() => {
  api = new FakeLanguageModel();
  api.answer = () => ANSWER;
  model = new ChromeModel(api, LIMITS);
});

describe("Chrome's model", () => {
  it.each([
    ['available', 'ready'],
    ['downloadable', 'downloadable'],
    ['downloading', 'downloadable'],
    ['unavailable', 'absent'],
  ] as const)('is %s: the state is %s', async (availability, phase) => {
    api.available = availability;
    await model.look();
    expect(model.state).toEqual({ phase });
  });

  it('is absent in a browser without one, and if asking fails', async () => {
    const none = new ChromeModel(undefined);
    await none.look();
    expect(none.state).toEqual({ phase: 'absent' });
    api.availability = () => Promise.reject(new TypeError('unknown option'));
    await model.look();
    expect(model.state).toEqual({ phase: 'absent' });
  });

  it('is downloaded with progress', async () => {
    api.available = 'downloadable';
    const seen: unknown[] = [];
    model.subscribe(() => seen.push(model.state));
    api.creating = async (report) => {
      report(0);
      report(0.5);
      report(1);
    };
    await model.start();
    expect(seen).toEqual([
      { phase: 'downloading', share: 0 },
      { phase: 'downloading', share: 0.5 },
      { phase: 'ready' },
    ]);
  });

  it('is awaited only while it makes progress', async () => {
    api.creating = async (report) => {
      for (let share = 0; share < 0.5; share += 0.1) {
        report(share);
        await new Promise((resolve) => setTimeout(resolve, LIMITS.createMs / 2));
      }
      return forever();
    };
    await expect(model.start()).rejects.toMatchObject({ problem: 'slow' });
    expect(model.state).toEqual({ phase: 'failed', problem: 'slow' });
  });

  it('can be retried after a failure', async () => {
    api.creating = () => Promise.reject(new DOMException('offline', 'NetworkError'));
    await expect(model.start()).rejects.toMatchObject({ problem: 'offline' });
    api.creating = () => Promise.resolve();
    await model.start();
    expect(model.state).toEqual({ phase: 'ready' });
  });

  it('is downloadable again once its download was stopped', async () => {
    api.available = 'downloadable';
    api.creating = forever;
    const starting = model.start();
    await new Promise((resolve) => setTimeout(resolve));
    model.cancel();
    await expect(starting).rejects.toThrow('engine-failed');
    await expect.poll(() => model.state).toEqual({ phase: 'downloadable' });
  });

  it('asks for one of our categories, with a clone per photo that is destroyed afterwards', async () => {
    expect(await model.describe(JPEG, never)).toEqual({
      description: 'A grey cat on a sofa. A pet at home.',
      category: 'Pets',
      name: 'grey cat on sofa',
    });
    await model.describe(JPEG, never);
    expect(api.created).toBe(1);
    expect(api.openSessions).toBe(1);
    expect(api.asked[0]).toMatchObject({
      omitResponseConstraintInput: true,
      responseConstraint: { properties: { category: { enum: CATEGORY_NAMES } } },
    });
    await model.close();
    expect(api.openSessions).toBe(0);
  });

  it('gets a new session if Chrome has ended the old one', async () => {
    await model.describe(JPEG, never);
    api.answer = (_image, photo) => {
      if (photo === 2) throw new DOMException('ended', 'InvalidStateError');
      return ANSWER;
    };
    await expect(model.describe(JPEG, never)).rejects.toMatchObject({ problem: 'lost' });
    expect(await model.describe(JPEG, never)).toMatchObject({ category: 'Pets' });
    expect(api.created).toBe(2);
  });
});

const FAILURES: Readonly<Record<string, readonly [ChromeModelProblem, () => string | Promise<string>]>> = {
  'never settles': ['slow', forever],
  'is out of room': ['full', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
  'is not allowed': ['declined', () => Promise.reject(new DOMException('policy', 'NotAllowedError'))],
  'cannot keep to the schema': ['answer', () => Promise.reject(new DOMException('schema', 'SyntaxError'))],
  'answers nothing': ['answer', () => ''],
  'answers with an empty object': ['answer', () => '{}'],
  'breaks off': ['answer', () => '{"description": "A gr'],
  refuses: ['answer', () => '{"description": "I cannot help with that.", "category": "Pets", "name": ""}'],
};

describe("a photo that Chrome's model can’t describe", () => {
  const given: string[] = [];
  const embedded: AnalysisService = {
    reserve: (_photos, id) => Promise.resolve({ id, usage: { period: '2026-11', count: 0 } }),
    describe: async (_image, { photoId }) => {
      given.push(photoId);
      return Promise.resolve({ description: 'A cat.' });
    },
    settle: () => Promise.resolve({ period: '2026-11', count: 0 }),
  };
  const left = new LeftPhotoCount();
  let service: AnalysisService;
  beforeEach(() => {
    given.length = 0;
    service = createModelService({ model, embedded, photos: left, mostFailures: LIMITS.mostFailures });
  });
  const describePhoto = (photoId: string, signal = never) =>
    service.describe(JPEG, { photoId, leaseId: 'batch' }, signal);

  it.each(Object.entries(FAILURES))(
    'because it %s goes to the embedded engine',
    async (_name, [problem, answer]) => {
      await service.reserve(1, 'batch', never);
      api.answer = answer;
      expect(await describePhoto('one')).toEqual({ description: 'A cat.' });
      expect(given).toEqual(['one']);
      expect(left.state).toEqual({ photos: 1, problem });
      api.answer = () => ANSWER;
      expect(await describePhoto('two')).toMatchObject({ category: 'Pets' });
      expect(given).toEqual(['one']);
    },
  );

  it('sends the rest of the batch to the engine after three in a row, and the next batch starts over', async () => {
    await service.reserve(5, 'batch', never);
    api.answer = () => '';
    for (const id of ['1', '2', '3', '4', '5']) await describePhoto(id);
    expect(api.asked).toHaveLength(3);
    expect(left.state).toEqual({ photos: 5, problem: 'answer' });
    await service.reserve(1, 'next', never);
    expect(left.state).toBeUndefined();
    await describePhoto('6');
    expect(api.asked).toHaveLength(4);
  });

  it('does not stop the model if photos between failed ones were described', async () => {
    await service.reserve(6, 'batch', never);
    for (const id of ['1', '2', '3', '4', '5', '6']) {
      api.answer = () => (id === '3' ? ANSWER : '');
      await describePhoto(id);
    }
    expect(api.asked).toHaveLength(6);
    expect(left.state).toEqual({ photos: 5, problem: 'answer' });
  });

  it('because it does not start goes to the embedded engine, with the whole batch', async () => {
    api.creating = () => Promise.reject(new DOMException('no room on the disk', 'NotSupportedError'));
    await service.reserve(2, 'batch', never);
    await describePhoto('one');
    await describePhoto('two');
    expect(api.created).toBe(1);
    expect(given).toEqual(['one', 'two']);
    expect(left.state).toEqual({ photos: 2, problem: 'declined' });
  });

  it('does not start the embedded engine if the batch was stopped', async () => {
    await service.reserve(1, 'batch', never);
    api.answer = forever;
    const stop = new AbortController();
    const describing = describePhoto('one', stop.signal);
    stop.abort(new Error('enough'));
    await expect(describing).rejects.toThrow('enough');
    expect(given).toEqual([]);
  });
});
