import { totalsEndpoint } from '#protocol/totals.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/** What Home shows of the service as a whole. */
export function totalsRoutes(serve: Serve, { store }: ServerDeps): void {
  serve(totalsEndpoint, () => store.totals());
}
