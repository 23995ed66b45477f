import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import { createOpenAiCompatibleEngine } from '#server/engines/openai-compatible/openai-compatible-engine.ts';
import {
  chatError,
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../scripts/visitor/fake-chat-server.ts';
import { RECORDED_ANSWERS } from './recorded-answers.ts';

let server: FakeChatServer;
beforeAll(async () => {
  server = await startFakeChatServer();
});
afterAll(() => server.close());

/** The engine's result for a response: an analysis, or a failure's code. */
async function becomes(): Promise<unknown> {
  const engine = createOpenAiCompatibleEngine({
    baseUrl: server.baseUrl,
    apiKey: 'a-key-for-tests',
    model: 'fake',
    inputPricePerMillion: undefined,
    outputPricePerMillion: undefined,
  });
  const image = { bytes: Uint8Array.from([1, 2, 3]), mediaType: 'image/jpeg' } as const;
  return engine.describe(image, AbortSignal.timeout(10_000)).catch((error: unknown) => {
    if (error instanceof AppError) return error.failure.code;
    throw error;
  });
}

describe('a service’s answer', () => {
  it.each(RECORDED_ANSWERS)('%s', async (_what, answer, expected) => {
    server.answers = [answer];
    server.requests.length = 0;
    expect(await becomes()).toStrictEqual(expected);
    expect(server.requests).toHaveLength(1);
  });

  it('is a busy service’s if a relay says that the one behind it is overloaded', async () => {
    server.answers = [{ body: { error: { message: 'Overloaded', code: 502 } } }, completion('A dog.')];
    expect(await becomes()).toBe('engine-unavailable');
    expect(await becomes()).toEqual({ description: 'A dog.' });
  });

  it.each([
    ['braces', '{'.repeat(500_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['stars', '*'.repeat(900_000)],
    ['brackets', '['.repeat(900_000)],
    ['quotes', `{"description": "${'\\"'.repeat(400_000)}`],
    ['nested texts', JSON.stringify(JSON.stringify(JSON.stringify('{"description": "x"}')))],
  ])('is recognized quickly, even a megabyte of %s', async (_what, content) => {
    server.answers = [completion(content)];
    const startedMs = performance.now();
    await becomes();
    expect(performance.now() - startedMs).toBeLessThan(2000);
  });

  it.each([
    ['OpenAI', chatError(400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported")],
    ['DeepSeek', chatError(400, 'This response_format type is unavailable now')],
    ['llama.cpp', chatError(400, 'failed to parse grammar')],
    [
      'vLLM',
      {
        status: 422,
        body: { detail: [{ loc: ['body', 'response_format', 'type'], msg: 'unexpected value' }] },
      },
    ],
    [
      'Gemini',
      chatError(400, 'Unknown name "additionalProperties" at \'generation_config.response_schema\''),
    ],
  ])('comes after a second question if %s refuses the schema', async (_service, refusal) => {
    server.answers = [refusal, completion('{"description": "A dog."}')];
    server.requests.length = 0;
    expect(await becomes()).toEqual({ description: 'A dog.' });
    expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
    ]);
  });
});
