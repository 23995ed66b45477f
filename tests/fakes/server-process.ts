/**
 * A copy of the server, in a process of its own: everything real but the engine, which answers after a set time,
 * where the embedded one is not asked for. Says where it listens and how long its database took to open, and when it
 * is asked for a report, what it takes of memory and how late its event loop was; stops when it is told to.
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
import { type LoopDelay, watchLoop } from '../bench/loop-delay.ts';
import { baseDeps, ORIGIN, PROVIDER_CLIENTS } from './base-deps.ts';
import { keysFrom } from './shared-keys.ts';

interface Settings {
  readonly database: DatabaseLocation;
  /** What all copies sign and check tokens with; keys of its own where none are given. */
  readonly keys?: string;
  /** How long the engine looks at a photo. */
  readonly engineMs?: number;
  /** Threads of the embedded engine in place of that. */
  readonly workers?: number;
}

/** What it says of itself. */
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
const modelsFolder = join(import.meta.dirname, '..', '..', 'dist', 'models');
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
