import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type Env, hasService, readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { createMetricsServer } from './metrics.ts';
import { openDeviceOnly } from './open-device-only.ts';
import { openService } from './open-service.ts';
import type { Listening } from './opened.ts';
import { stopGently, watchUnused } from './stop.ts';

/** `dist/`, from both `dist/server/` and the source in `server/`. */
function distFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith(join('dist', 'server')) ? dirname(here) : join(dirname(here), 'dist');
}

const env = settings();
// In production, each request is logged; on a laptop, that would hide the warnings.
const level = env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn');
const log = pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));

/** Reads the settings; prints a message without a stack trace for an invalid one. */
function settings(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

// PORT may be 0, so the address is known only after listening; the app is created after that, and until then requests
// get a 503.
let answer: Parameters<typeof createHttpServer>[0] = () => new Response(null, { status: 503 });
const server = createHttpServer((request, bindings) => answer(request, bindings));
const closeUnused = watchUnused(server);
await new Promise<void>((resolve, reject) => {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') giveUp(`Port ${env.PORT} is taken. Set PORT to another one.`);
    reject(error);
  });
  server.listen(env.PORT, env.HOST, resolve);
});
const address = server.address();
const port = typeof address === 'object' && address ? address.port : env.PORT;
const origin = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`;

let isStopping = false;
const listening: Listening = {
  origin,
  dist: distFolder(),
  isStopping: () => isStopping,
  now: () => Date.now(),
  log,
  giveUp,
};
const opened = await (hasService(env) ? openService(env, listening) : openDeviceOnly(env, listening));
const { app, metrics, running, off } = opened;
answer = (request, bindings) => app.fetch(request, bindings);

const watched = metrics && createMetricsServer(metrics).listen(env.METRICS_PORT, env.HOST);

process.stdout.write(`Where My Pix is at ${origin}  (${running})\n`);
if (off.length > 0)
  process.stdout.write(`Off without its setting:\n${off.map((line) => `  ${line}\n`).join('')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopping = true;
    const closing = [...opened.closing, () => void watched?.close()];
    void stopGently(server, closeUnused, closing, log).finally(() => process.exit(0));
  });
}
