/**
 * An instance of the server in a separate process. Everything is real except the engine, which responds after a set
 * time unless the embedded one is requested. Reports its port, its database's opening time and, on request, its
 * memory and event loop delay; stops when told to.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { createEmbeddedEngine } from '#server/engines/embedded/embedded-engine.ts';
import { createHttpServer } from '#server/http-server.ts';
import { createLocalProvider } from '#server/identity/local-provider.ts';
import type { DatabaseLocation } from '#server/store/open-database.ts';
import { openStore } from '#server/store/open-store.ts';
import { type LoopDelay, watchLoop } from './loop-delay.ts';
import { baseDeps, ORIGIN, PROVIDER_CLIENTS } from './base-deps.ts';
import { keysFrom } from './shared-keys.ts';

interface Settings {
  readonly database: DatabaseLocation;
  /** Keys that all instances sign and verify tokens with; generated if missing. */
  readonly keys?: string;
  /** How long the fake engine takes per photo. */
  readonly engineMs?: number;
  /** Threads of the embedded engine, which then replaces the fake one. */
  readonly workers?: number;
}

/** The measurements that it reports. */
export interface ProcessReport extends LoopDelay {
  readonly rssBytes: number;
}

const { database, keys, engineMs = 0, workers } = JSON.parse(process.env['SERVER_PROCESS'] ?? '') as Settings;
const now = () => Date.now();
const opened = performance.now();
const store = await openStore({ ...database, defaultPlan: 'enterprise', foundingMembers: 0 });
const openMs = performance.now() - opened;
const keyPair = keys === undefined ? {} : { keyPair: await keysFrom(keys) };
const provider = await createLocalProvider(
  { origin: ORIGIN, now, ...keyPair, clients: PROVIDER_CLIENTS },
  'test',
);
const describe = async () => {
  if (engineMs > 0) await wait(engineMs);
  return { description: 'A dog.' };
};
const modelsFolder = join(import.meta.dirname, '../../../dist/models');
const engine =
  workers === undefined
    ? { name: 'fake', describe, close: async () => {} }
    : await createEmbeddedEngine({ modelsFolder, workers });
const app = createApp(baseDeps({ provider, store, engine, now, log: pino({ level: 'fatal' }) }));
const server = createHttpServer(app.fetch);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: (server.address() as AddressInfo).port, openMs });
const readLoop = watchLoop();
process.on('message', (message) => {
  if (message === 'report') {
    process.send?.({ ...readLoop(), rssBytes: process.memoryUsage.rss() } satisfies ProcessReport);
    return;
  }
  server.close();
  void store.close().then(() => process.exit(0));
});
