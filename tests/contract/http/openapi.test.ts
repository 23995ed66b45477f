import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { createApp } from '#server/app.ts';
import { openApiDocument } from '#server/openapi/document.ts';
import { OPERATIONS } from '#server/openapi/operations.ts';
import { testApp } from '../../fakes/servers/test-app.ts';

/** Routes of the identity provider and the popup's form, which are not part of our API. */
const NOT_OURS = /^\/(?:authorize|oauth|userinfo|v2|\.well-known)\b|\/form$|\*/;

describe('GET /api/openapi.json', () => {
  it('returns a valid OpenAPI document', { tags: ['server-behaviour-all-calls'] }, async () => {
    const { app } = await testApp();
    const document = (await (await app.request('/api/openapi.json')).json()) as Record<string, unknown>;
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('documents the engine’s answers and the folders', async () => {
    const { app } = await testApp();
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<
        string,
        { post: { responses: Record<string, { content: Record<string, { schema: unknown }> }> } }
      >;
    };
    const answer = paths['/functions/v1/analyze-image']?.post.responses['200'];
    const category = { type: 'string', enum: CATEGORY_NAMES };
    expect(answer?.content['application/json']?.schema).toMatchObject({
      required: ['description'],
      properties: {
        description: { type: 'string' },
        category,
        name: { type: 'string' },
        confidence: { type: 'number', minimum: 0, maximum: 1 },
        alternatives: { type: 'array', maxItems: 3, items: { properties: { category } } },
      },
    });
  });

  it(
    'lists every route of the server, and no other',
    { tags: ['data-storage-realtime-function'] },
    async () => {
      const { deps } = await testApp();
      const routes = createApp(deps)
        .routes.filter(({ path, method }) => method !== 'ALL' && !NOT_OURS.test(path))
        .map(({ path, method }) => `${method} ${path}`);
      const described = OPERATIONS.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
      expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
      expect(Object.keys(openApiDocument()['paths'] as object)).toHaveLength(
        new Set(OPERATIONS.map(({ endpoint }) => endpoint.path)).size,
      );
    },
  );

  it('marks every call that needs a token', async () => {
    const { app } = await testApp();
    for (const { endpoint } of OPERATIONS) {
      const answer = await app.request(endpoint.path, { method: endpoint.method });
      expect(answer.status === 401, endpoint.path).toBe(endpoint.access !== 'public');
    }
  });
});
