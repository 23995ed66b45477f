import { z } from './zod.ts';
import { endpoint, NO_BODY } from './endpoint.ts';

/** The OpenAPI 3.1 document of these endpoints. */
export const openApiEndpoint = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.looseObject({ openapi: z.string() }),
  status: 200,
});
