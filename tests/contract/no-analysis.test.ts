import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '#browser/service/api-client.ts';
import { createRemoteService } from '#browser/service/remote-service.ts';
import { createOpenAiCompatibleEngine } from '#server/engines/openai-compatible/openai-compatible-engine.ts';
import { json, testApp } from '../fakes/servers/test-app.ts';

const IMAGE = { bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), mediaType: 'image/jpeg' } as const;
const NOTHING = { failure: { code: 'no-description' } };
const { signal } = new AbortController();

/** A server that answers everything with the same text and status 200. */
async function answering(text: string, mediaType: string) {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200, { 'Content-Type': mediaType }).end(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const chat = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const PAGE = '<!DOCTYPE html><html><body><h1>Welcome to the hotel</h1>A dog sits here.</body></html>';
const ANSWERS: readonly (readonly [string, string])[] = [
  ['{}', '{}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a page', PAGE],
  ['nothing at all', ''],
  ['a truncated answer', '{"description":"A dog si'],
  ['no description', '{"description":""}'],
  ['a blank description', '{"description":" \\n "}'],
  ['a description that isn’t text', '{"description":7}'],
  ['an error with a success status', '{"error":"nothing"}'],
];

describe('an answer of the service without a description', () => {
  it.each(ANSWERS)('is rejected by site and extension: %s', async (_, text) => {
    const { url } = await answering(text, text === PAGE ? 'text/html' : 'application/json');
    const service = createRemoteService(createApiClient({ baseUrl: url, getToken: async () => 'token' }));
    const described = service.describe(IMAGE, { photoId: 'a', leaseId: 'b' }, signal);
    await expect(described).rejects.toMatchObject(NOTHING);
  });
});

describe('an answer of an outside engine without a description', () => {
  const engineAt = (url: string) =>
    createOpenAiCompatibleEngine({
      baseUrl: `${url}/v1`,
      apiKey: 'key',
      model: 'm',
      inputPricePerMillion: undefined,
      outputPricePerMillion: undefined,
    });

  it.each(ANSWERS.filter(([name]) => name !== 'an error with a success status'))(
    'is rejected as a body: %s',
    async (_, text) => {
      const { url } = await answering(text, text === PAGE ? 'text/html' : 'application/json');
      await expect(engineAt(url).describe(IMAGE, signal)).rejects.toMatchObject(NOTHING);
    },
  );

  it.each(ANSWERS.filter(([name]) => name !== 'a truncated answer'))(
    'is rejected as the model’s text: %s',
    async (_, text) => {
      const { url } = await answering(chat(text), 'application/json');
      await expect(engineAt(url).describe(IMAGE, signal)).rejects.toMatchObject(NOTHING);
    },
  );

  it.each([PAGE, '{}', chat('{"description":""}')])(
    'is reported to the caller and not counted: %s',
    { tags: ['missing-description-analysis'] },
    async (text) => {
      const { url } = await answering(text, 'application/json');
      const sam = await (await testApp({ engine: engineAt(url) })).as('sam@example.com');
      const reserved = await sam('/api/batches', json({ photos: 1 }));
      const { leaseId } = (await reserved.json()) as { leaseId: string };
      const headers = { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId };
      const body = Buffer.from(IMAGE.bytes);
      const answer = await sam('/functions/v1/analyze-image', { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ error: 'No analysis returned from service' });
      const settled = await sam(`/api/batches/${leaseId}/settle`, json({}));
      expect(await settled.json()).toMatchObject({ usage: { count: 0 } });
    },
  );
});
