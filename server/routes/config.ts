import { configEndpoint } from '#protocol/config.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/** The public configuration of the site and the extension, which needs no sign-in. */
export function configRoutes(serve: Serve, { config }: ServerDeps): void {
  serve(configEndpoint, async () => config);
}
