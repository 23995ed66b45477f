import { configEndpoint } from '#protocol/config.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/** What the site has to know before anyone is signed in. */
export function configRoutes(serve: Serve, { config }: ServerDeps): void {
  serve(configEndpoint, async () => config);
}
