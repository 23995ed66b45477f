import { openApiEndpoint } from '#protocol/openapi.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Serve } from './serve-endpoint.ts';

/** Serves the OpenAPI document. */
export function openApiRoutes(serve: Serve): void {
  const document = openApiDocument();
  serve(openApiEndpoint, async () => document);
}
