import { z } from 'zod';
import type { Failure, FailureCode } from '#core/failure.ts';
import { type Endpoint, NO_BODY, RAW_BODY, UNLOCK_HEADER } from '#protocol/endpoint.ts';
import { statusOf } from '../failure-status.ts';
import { type Operation, OPERATIONS } from './operations.ts';

type Json = Record<string, unknown>;

const FAILURE_REF = { $ref: '#/components/schemas/Failure' };

/** Returns the server's OpenAPI 3.1 document, generated from the schemas that validate its requests and responses. */
export function openApiDocument(): { readonly openapi: string } & Json {
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    const { method, path } = operation.endpoint;
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Where My Pix',
      version: '1',
      description:
        'Failures are data: every answer that is not a success carries a code, its details, and a sentence.',
    },
    paths,
    components: {
      schemas: { Failure: failureSchema() },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        adminUnlock: { type: 'apiKey', in: 'header', name: UNLOCK_HEADER },
      },
    },
  };
}

function describeOperation({ endpoint, summary, failures = [], headers = {}, bodies }: Operation): Json {
  const parameters = [
    ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
  ];
  const requestBody = bodies ? rawBody(bodies) : jsonBody(endpoint);
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody: { required: true, content: requestBody } } : {}),
    security: SECURITY[endpoint.access],
    responses: {
      [endpoint.status]: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } },
      },
      ...failureResponses([...commonFailures(endpoint), ...failures]),
    },
  };
}

const SECURITY: Readonly<Record<Endpoint['access'], readonly Json[]>> = {
  public: [],
  bearer: [{ accessToken: [] }],
  account: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  'unlocked-admin': [{ accessToken: [], adminUnlock: [] }],
};

/** Returns the failure codes that follow from an endpoint's definition. */
function commonFailures({ access, body }: Operation['endpoint']): FailureCode[] {
  const isJson = body !== NO_BODY && body !== RAW_BODY;
  return [
    ...(isJson ? (['request-invalid', 'request-too-large'] as const) : []),
    ...(access === 'public' ? [] : (['sign-in-required', 'sign-in-unavailable'] as const)),
    ...(access === 'public' || access === 'bearer' ? [] : (['session-over'] as const)),
    ...(access === 'admin' || access === 'unlocked-admin' ? (['admin-only'] as const) : []),
    ...(access === 'unlocked-admin' ? (['admin-locked'] as const) : []),
    'too-many-requests',
    'server-failed',
  ];
}

function failureResponses(codes: readonly FailureCode[]): Json {
  const statuses = [...new Set(codes.map(toStatus))];
  return Object.fromEntries(
    statuses.map((status) => {
      const description = codes.filter((code) => toStatus(code) === status).join(', ');
      return [status, { description, content: { 'application/json': { schema: FAILURE_REF } } }];
    }),
  );
}

function toStatus(code: FailureCode): number {
  return statusOf({ code } as Failure);
}

function jsonBody({ body }: Operation['endpoint']): Json | undefined {
  if (body === NO_BODY) return undefined;
  return { 'application/json': { schema: jsonSchema(body, 'input') } };
}

function rawBody(bodies: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(
    Object.entries(bodies).map(([mediaType, description]) => [mediaType, { schema: { description } }]),
  );
}

/** OpenAPI 3.1 uses JSON Schema 2020-12; only `$schema` is removed. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _named, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function failureSchema(): Json {
  return {
    type: 'object',
    required: ['ok', 'error', 'failure'],
    properties: {
      ok: { const: false },
      error: { type: 'string', description: 'What happened, and what to do, in a sentence' },
      failure: {
        type: 'object',
        required: ['code', 'details'],
        properties: { code: { type: 'string' }, details: { type: 'object' } },
      },
    },
  };
}
