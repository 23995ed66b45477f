import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { createEngine } from './engines/create-engine.ts';
import { type Env, readEnv } from './env.ts';
import { createIdentity } from './identity/create-identity.ts';
import { createMemoryStore } from './store/memory-store.ts';

/** `dist/`, both from `dist/server/` and from the source in `server/`. */
function distFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith(join('dist', 'server')) ? dirname(here) : join(dirname(here), 'dist');
}

const env = settings();
const now = () => Date.now();
const log = (line: string) => process.stderr.write(`${line}\n`);

/** The settings; a wrong one is told in words, not as a stack. */
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

// The port may be 0, so the address is known only once it listens; what answers is set right after.
let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
const server = createAdaptorServer({ fetch: (request) => answer(request) });
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

const siteFolder = join(distFolder(), 'site');
const engine = await createEngine(env, join(distFolder(), 'models'));
if (env.ENGINE === 'openai') log(`AI service key: ${engine ? 'valid' : 'invalid'}`);
const { provider, config, verifyToken } = await createIdentity(env, origin, now);
const app = createApp({
  engine,
  store: createMemoryStore({ defaultPlan: env.DEFAULT_PLAN, foundingMembers: env.FOUNDING_MEMBERS }),
  verifyToken,
  config,
  identity: provider?.routes,
  siteFolder: existsSync(siteFolder) ? siteFolder : undefined,
  now,
  log,
});
answer = app.fetch;

process.stdout.write(
  `Where My Pix is at ${origin}  (engine: ${engine?.name ?? 'none, its key is missing'})\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    void engine?.close().finally(() => process.exit(0));
    if (!engine) process.exit(0);
  });
}
