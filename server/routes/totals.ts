import { totalsEndpoint } from '#protocol/totals.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/** Registers the route of the whole service's totals, for the home page. */
export function totalsRoutes(serve: Serve, { store }: ServerDeps): void {
  serve(totalsEndpoint, () => store.totals());
}
