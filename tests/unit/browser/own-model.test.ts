import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnModel, type OwnModelStore } from '#browser/own-model/own-model.ts';
import { ModelFailure } from '#browser/device/model-failure.ts';
import type { OwnModelProblem } from '#core/batch/engine-state.ts';
import type { OwnModelSettings } from '#core/own-model.ts';
import type { EncodedImage } from '#core/photo.ts';
import {
  type ChatAnswer,
  chatError,
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../scripts/visitor/fake-chat-server.ts';

const JPEG: EncodedImage = { bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]), mediaType: 'image/jpeg' };
const GOOD = completion(
  JSON.stringify({ description: 'A grey cat on a sofa.', category: 'Pets', name: 'cat' }),
);
const LIMITS = { promptMs: 3000, busy: { attempts: 3, baseMs: 1 } };
const never = new AbortController().signal;
const picture = async () => Promise.resolve(JPEG);

function storeOf(first: OwnModelSettings | undefined) {
  let kept = first;
  let tell: Parameters<OwnModelStore['watch']>[0] = () => {};
  const store: OwnModelStore = {
    read: async () => kept,
    write: async (settings) => {
      kept = settings;
    },
    watch: (listener) => (tell = listener),
  };
  return { store, kept: () => kept, changedElsewhere: (settings?: OwnModelSettings) => tell(settings) };
}

let chat: FakeChatServer;
let settings: OwnModelSettings;
let model: OwnModel;
beforeEach(async () => {
  chat = await startFakeChatServer();
  chat.answers = [GOOD];
  settings = { baseUrl: chat.baseUrl, model: 'llava', apiKey: 'secret' };
  model = new OwnModel(storeOf(settings).store, LIMITS);
  await model.start();
});
afterEach(() => chat.close());

describe('a model at the user’s own address', () => {
  it('gets its name and key, and describes', async () => {
    expect(await model.describe(JPEG, never)).toMatchObject({
      description: 'A grey cat on a sofa.',
      category: 'Pets',
    });
    const [request] = chat.requests;
    expect(request?.url).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe('Bearer secret');
    expect(request?.body.model).toBe('llava');
    expect(JSON.stringify(request?.body.messages)).toContain(Buffer.from(JPEG.bytes).toString('base64'));
  });

  it('gets a simpler request once if it does not accept a schema', async () => {
    chat.respond = async (_image, { response_format }) =>
      Promise.resolve(response_format ? chatError(400, 'response_format is not supported') : GOOD);
    await model.describe(JPEG, never);
    const asked = chat.requests.length;
    await model.describe(JPEG, never);
    expect(chat.requests).toHaveLength(asked + 1);
  });

  it('is asked again while it is busy', async () => {
    chat.answers = [chatError(503, 'Loading model'), chatError(503, 'Loading model'), GOOD];
    expect(await model.describe(JPEG, never)).toMatchObject({ category: 'Pets' });
    expect(chat.requests).toHaveLength(3);
  });

  const failures: Readonly<Record<string, readonly [OwnModelProblem, ChatAnswer]>> = {
    'stays busy': ['busy', chatError(503, 'Loading model')],
    'rejects the key': ['denied', chatError(401, 'no')],
    'does not know the name': ['answer', chatError(404, "model 'llava' not found")],
    'answers with a page': ['answer', { status: 200, body: '<html>hello</html>' }],
    refuses: ['answer', completion('{"description": "I cannot help with that."}')],
    'leads elsewhere': [
      'unreachable',
      { status: 302, headers: { Location: 'http://127.0.0.1:9/v1' }, body: '' },
    ],
    'answers without end': ['answer', { body: completion('x'.repeat(2_000_000)).body }],
  };
  it.each(Object.entries(failures))('that %s fails with its reason', async (_name, [problem, answer]) => {
    chat.answers = [answer];
    const failure = await model.describe(JPEG, never).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ problem });
  });

  it('that never answers fails after a while', async () => {
    chat.answers = [{ hangs: true }];
    const hasty = new OwnModel(storeOf(settings).store, { ...LIMITS, promptMs: 100 });
    await hasty.start();
    await expect(hasty.describe(JPEG, never)).rejects.toMatchObject({ problem: 'slow' });
  });

  it('that doesn’t exist fails at once', async () => {
    await chat.close();
    await expect(model.describe(JPEG, never)).rejects.toMatchObject({ problem: 'unreachable' });
    chat = await startFakeChatServer();
  });

  it('ends with the batch, and passes on its reason', async () => {
    chat.answers = [{ hangs: true }];
    const stop = new AbortController();
    const describing = model.describe(JPEG, stop.signal);
    stop.abort(new Error('enough'));
    await expect(describing).rejects.toThrow('enough');
  });

  it('fails before the first photo if no address is set', async () => {
    const unset = new OwnModel(storeOf(undefined).store, LIMITS);
    await expect(unset.start()).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

describe('its settings', () => {
  it('are stored, deleted, and updated when another page changes them', async () => {
    const { store, kept, changedElsewhere } = storeOf(undefined);
    const own = new OwnModel(store, LIMITS);
    expect(own.state.isRead).toBe(false);
    expect(await own.saveAndTest(settings, picture)).toBe(true);
    expect(kept()).toEqual(settings);
    expect(own.state).toMatchObject({ isRead: true, settings });
    changedElsewhere({ ...settings, model: 'other' });
    expect(own.state.settings?.model).toBe('other');
    await own.forget();
    expect(kept()).toBeUndefined();
  });

  it('are tested with a picture, and the answer is shown, even if the store reports the change', async () => {
    const { store, kept, changedElsewhere } = storeOf(undefined);
    const own = new OwnModel(store, LIMITS);
    await own.saveAndTest(settings, picture);
    changedElsewhere(kept());
    expect(own.state.check).toMatchObject({ phase: 'answered', description: 'A grey cat on a sofa.' });
  });

  it('stay unchanged if the test of others fails, and the service’s message is shown', async () => {
    const { store, kept } = storeOf(settings);
    const own = new OwnModel(store, LIMITS);
    chat.answers = [chatError(404, "model 'other' not found, try pulling it first")];
    expect(await own.saveAndTest({ ...settings, model: 'other' }, picture)).toBe(false);
    expect(own.state).toEqual({
      isRead: true,
      settings,
      check: {
        phase: 'failed',
        problem: 'answer',
        message: "model 'other' not found, try pulling it first",
      },
    });
    expect(kept()).toEqual(settings);
  });

  it('stay unchanged while others are tested, even if that is canceled', async () => {
    const { store, kept } = storeOf(settings);
    const own = new OwnModel(store, LIMITS);
    chat.answers = [{ hangs: true }];
    const testing = own.saveAndTest({ ...settings, model: 'other' }, picture);
    await expect.poll(() => chat.requests.length).toBe(1);
    expect(own.state).toEqual({ isRead: true, settings, check: { phase: 'asking' } });
    own.cancel();
    expect(await testing).toBe(false);
    expect(own.state).toEqual({ isRead: true, settings, check: { phase: 'none' } });
    expect(kept()).toEqual(settings);
  });

  it('are tested again if they change meanwhile: the first answer does not count', async () => {
    chat.answers = [{ hangs: true }];
    const first = model.saveAndTest({ ...settings, model: 'other' }, picture);
    await model.forget();
    expect(await first).toBe(false);
    expect(model.state).toEqual({ isRead: true, settings: undefined, check: { phase: 'none' } });
  });
});
