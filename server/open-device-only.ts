import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDeviceOnlyApp } from './device-only-app.ts';
import type { Env } from './env.ts';
import { createMetrics } from './metrics.ts';
import type { Listening, Opened } from './opened.ts';
import { readServedSite } from './pages/served-site.ts';

/** Opens the server with `ENGINE=none`: no engine, no database, no identity provider, no housekeeping. */
export function openDeviceOnly(env: Env, { dist, origin, isStopping, log, giveUp }: Listening): Opened {
  const folder = join(dist, 'site');
  if (!existsSync(folder)) giveUp(`ENGINE=none serves the built site, and there is none. Run npm run build.`);
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics(undefined);
  const app = createDeviceOnlyApp({
    site: readServedSite(folder, origin, 0, 'none'),
    trustedProxies: env.TRUSTED_PROXIES,
    isStopping,
    log,
    metrics,
  });
  return { app, metrics, running: 'no service: photos are organized on the device', off: [], closing: [] };
}
