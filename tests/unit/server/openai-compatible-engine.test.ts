import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CATEGORY_TABLE } from '#core/categories/category-table.ts';
import { categoriesIn, CATEGORY_NAMES } from '#core/categories/categorize.ts';
import type { EncodedImage } from '#core/photo.ts';
import { createOpenAiCompatibleEngine } from '#server/engines/openai-compatible/openai-compatible-engine.ts';
import {
  chatError,
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../scripts/visitor/fake-chat-server.ts';
import { drawnPage, drawnWall } from './drawn-pictures.ts';

const image: EncodedImage = { bytes: Uint8Array.from([1, 2, 3]), mediaType: 'image/jpeg' };
const never = new AbortController().signal;
let server: FakeChatServer;

beforeEach(async () => {
  server = await startFakeChatServer();
});
afterEach(() => server.close());

const engine = () =>
  createOpenAiCompatibleEngine({
    baseUrl: server.baseUrl,
    apiKey: 'sk-test-0123456789',
    model: 'fake',
    inputPricePerMillion: 0.15,
    outputPricePerMillion: 0.6,
  });

const answered = (description: string) => completion(JSON.stringify({ description }));

describe('the OpenAI-compatible engine', () => {
  it('sends the image at low detail, asks for structured output, and names the folders', async () => {
    server.answers = [answered('A dog.')];
    await expect(engine().describe(image, never)).resolves.toEqual({ description: 'A dog.' });
    const [{ headers, url, body }] = server.requests as [(typeof server.requests)[number]];
    expect(url).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe('Bearer sk-test-0123456789');
    expect(body.model).toBe('fake');
    expect(body.response_format?.type).toBe('json_schema');
    expect(body.messages[0]?.content).toContain('Receipts & Invoices');
    expect(body.messages[1]?.content).toEqual([
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,AQID', detail: 'low' } },
    ]);
  });

  it('asks for less if a service rejects the schema, and remembers what works', async () => {
    server.answers = [
      chatError(400, "Unknown response_format 'json_schema'"),
      chatError(400, "Unknown parameter: 'response_format'"),
      completion('```json\n{"description": "A cat."}\n```'),
      completion('A bird on a wire.'),
    ];
    const it = engine();
    await expect(it.describe(image, never)).resolves.toEqual({ description: 'A cat.' });
    await expect(it.describe(image, never)).resolves.toEqual({ description: 'A bird on a wire.' });
    const formats = server.requests.map(({ body }) => body.response_format?.type);
    expect(formats).toEqual(['json_schema', 'json_object', undefined, undefined]);
  });

  it('falls back only once if many photos find out at once that the schema is rejected', async () => {
    const refusal = chatError(400, "Unknown response_format 'json_schema'");
    server.respond = (_image, { response_format }) =>
      Promise.resolve(response_format?.type === 'json_schema' ? refusal : answered('A dog.'));
    const it = engine();
    await Promise.all([1, 2, 3].map(() => it.describe(image, never)));
    await it.describe(image, never);
    expect(server.requests.at(-1)?.body.response_format?.type).toBe('json_object');
  });

  it('keeps asking for the schema if a service refuses a picture', async () => {
    server.answers = [chatError(400, 'Invalid image'), answered('A dog.')];
    const it = engine();
    await expect(it.describe(image, never)).rejects.toThrow('engine-failed');
    await it.describe(image, never);
    expect(server.requests.at(-1)?.body.response_format?.type).toBe('json_schema');
  });

  it('limits the folder to ours, and describes each with a line', async () => {
    server.answers = [answered('A dog.')];
    await engine().describe(image, never);
    const [{ body }] = server.requests as [(typeof server.requests)[number]];
    expect(body.response_format?.json_schema).toMatchObject({
      strict: true,
      schema: {
        properties: { category: { enum: CATEGORY_NAMES } },
        required: ['description', 'category', 'name'],
        additionalProperties: false,
      },
    });
    const lines = String(body.messages[0]?.content).split('\n');
    for (const { name, definition } of CATEGORY_TABLE) {
      const line = lines.find((text) => text.startsWith(`${name}: `)) ?? '';
      expect(line).toContain(definition);
      expect(categoriesIn(line)).toContain(name);
    }
  });

  it('requests high detail for a page of text, but not for a plain picture', async () => {
    server.answers = [answered('A dog.')];
    const it = engine();
    const origin = { accountId: 'sam', batchId: 'batch-of-three' };
    for (const drawn of [await drawnPage(), await drawnWall(), await drawnPage()]) {
      await it.describe({ bytes: Uint8Array.from(drawn), mediaType: 'image/jpeg' }, never, origin);
    }
    const details = server.requests.map(({ body }) => /"detail":"(\w+)"/.exec(JSON.stringify(body))?.[1]);
    expect(details).toEqual(['high', 'low', 'high']);
    expect(it.costLine?.('batch-of-three')).toBe(
      'batch batch-of: 3 photos (2 at high detail), 300 + 30 tokens, $0.0001',
    );
  });

  it.each([429, 500, 503])('asks once, and passes on how long to wait after %i', async (status) => {
    server.answers = [chatError(status, 'busy', { 'Retry-After': '2' }), answered('A dog.')];
    await expect(engine().describe(image, never)).rejects.toMatchObject({
      failure: { code: 'engine-unavailable', details: { retryAfterMs: 2000 } },
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each(['999999999', '1e300', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'passes on a wait of %s as ten minutes, which any timer can hold',
    async (wait) => {
      server.answers = [chatError(429, 'slow down', { 'Retry-After': wait })];
      await expect(engine().describe(image, never)).rejects.toMatchObject({
        failure: { code: 'engine-unavailable', details: { retryAfterMs: 600_000 } },
      });
    },
  );

  it.each(['-5', 'soon', 'Infinity'])('ignores a wait of %j', async (wait) => {
    server.answers = [chatError(503, 'slow down', { 'Retry-After': wait }), answered('A dog.')];
    const described = engine()
      .describe(image, never)
      .catch((error: unknown) => error);
    expect([
      { description: 'A dog.' },
      expect.objectContaining({ message: 'engine-unavailable' }),
    ]).toContainEqual(await described);
  });

  it.each([
    ['200', 200],
    ['500', 500],
  ])(
    'reads no more than a megabyte of an answer of 300 MB, packed or not, with status %s',
    async (_name, status) => {
      const long = Buffer.alloc(300 * 1024 * 1024, ' ');
      const packed = gzipSync(long, { level: 9 });
      for (const answer of [
        { status, headers: { 'Content-Encoding': 'gzip' }, body: packed },
        { status, body: long },
      ]) {
        server.answers = [answer];
        const before = process.memoryUsage().rss;
        await expect(engine().describe(image, AbortSignal.timeout(20_000))).rejects.toMatchObject({
          failure: { code: status === 200 ? 'engine-failed' : 'engine-unavailable' },
        });
        expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
      }
    },
  );

  it('follows no redirect with its key', async () => {
    server.answers = [{ status: 307, headers: { Location: `${server.baseUrl}/elsewhere` } }];
    await expect(engine().describe(image, AbortSignal.timeout(20_000))).rejects.toThrow('engine-unavailable');
    expect(server.requests.map(({ url }) => url)).not.toContain('/v1/elsewhere');
  });

  it.each([
    ['a refusal', completion(null, { refusal: 'I cannot help with that.' }), 'engine-failed'],
    ['an empty answer', answered(''), 'no-description'],
    ['a truncated answer', completion('{"description": "A d'), 'engine-failed'],
    ['a wrong key', chatError(401, 'Incorrect API key'), 'engine-key-missing'],
    ['an image it cannot read', chatError(400, 'Invalid image'), 'engine-failed'],
    ['a page instead of JSON', { body: '<html>' }, 'no-description'],
  ])('does not retry %s', async (_what, answer, code) => {
    server.answers = [answer];
    await expect(engine().describe(image, never)).rejects.toMatchObject({ failure: { code } });
    expect(server.requests).toHaveLength(1);
  });

  it('stops waiting for a server that does not answer on request', async () => {
    server.answers = [{ hangs: true }];
    await expect(engine().describe(image, AbortSignal.timeout(50))).rejects.toThrow(/timeout|abort/i);
  });

  it('adds up a batch’s cost, and logs it once', async () => {
    server.answers = [answered('A dog.')];
    const it = engine();
    const origin = { accountId: 'sam', batchId: 'batch-one-of-two' };
    await it.describe(image, never, origin);
    await it.describe(image, never, origin);
    expect(it.costLine?.('batch-one-of-two')).toBe('batch batch-on: 2 photos, 200 + 20 tokens, $0.0000');
    expect(it.costLine?.('batch-one-of-two')).toBeUndefined();
  });

  it('counts the cost of useless answers, and of how many the cost is unknown', async () => {
    const { usage: _usage, ...untold } = answered('A dog.').body as Record<string, unknown>;
    server.answers = [answered(''), { body: untold }];
    const it = engine();
    const origin = { accountId: 'sam', batchId: 'batch-one-of-two' };
    await expect(it.describe(image, never, origin)).rejects.toThrow('no-description');
    await it.describe(image, never, origin);
    expect(it.costLine?.('batch-one-of-two')).toBe(
      'batch batch-on: 1 photos, 100 + 10 tokens, $0.0000, without 1 answer of unknown cost',
    );
  });
});
