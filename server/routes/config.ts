import { Hono } from 'hono';
import { CONFIG_PATH } from '#protocol/config.ts';
import type { ServerDeps } from '../deps.ts';

/** What the site has to know before anyone is signed in. */
export function configRoutes({ config }: ServerDeps) {
  return new Hono().get(CONFIG_PATH, (context) => context.json(config));
}
