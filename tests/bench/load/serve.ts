/**
 * The server of the load benchmark: everything real but the engine, which answers at once. Says where it
 * listens, and stops when it is told to.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { createLocalProvider } from '#server/identity/local-provider.ts';
import type { DatabaseLocation } from '#server/store/open-database.ts';
import { openStore } from '#server/store/open-store.ts';
import { baseDeps, ORIGIN } from '../../fakes/base-deps.ts';

const now = () => Date.now();
const opened = performance.now();
const store = await openStore({
  ...(JSON.parse(process.env['BENCH_DATABASE'] ?? '') as DatabaseLocation),
  defaultPlan: 'enterprise',
  foundingMembers: 0,
});
const openMs = performance.now() - opened;
const provider = await createLocalProvider({ origin: ORIGIN, now }, 'test');
const engine = { name: 'instant', describe: async () => 'A dog.', close: async () => {} };
const app = createApp(baseDeps({ provider, store, engine, now, log: pino({ level: 'error' }) }));
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ port: (server.address() as AddressInfo).port, openMs });
process.once('message', () => {
  server.close();
  void store.close().then(() => process.exit(0));
});
