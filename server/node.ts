import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createApp } from './app.ts';
import type { ServerDeps } from './deps.ts';
import { createEngine } from './engines/create-engine.ts';
import { type Env, readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createIdentity } from './identity/create-identity.ts';
import { createMailchimpList } from './mail/mailchimp-list.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { readServedSite } from './pages/served-site.ts';
import { adminFrom, allowedOriginsFrom, billingFrom, configFrom, whatIsOff } from './settings.ts';
import { stopGently } from './stop.ts';
import { openStore } from './store/open-store.ts';

/** `dist/`, both from `dist/server/` and from the source in `server/`. */
function distFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith(join('dist', 'server')) ? dirname(here) : join(dirname(here), 'dist');
}

const env = settings();
const now = () => Date.now();
// In production each request is logged; on a laptop that would hide the warnings.
const level = env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn');
const log = pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));

/** Reads the settings; for an invalid one it prints a message without a stack trace. */
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
if (env.ENGINE === 'openai') log.info(`AI service key: ${engine ? 'valid' : 'invalid'}`);
const { routes, config, ...identity } = await createIdentity(env, origin, now).catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
const store = await openStore({
  url: env.DATABASE_URL,
  file: env.DATABASE_FILE,
  defaultPlan: env.DEFAULT_PLAN,
  foundingMembers: env.FOUNDING_MEMBERS,
}).catch((error: unknown) => giveUp(`The database cannot be opened: ${String(error)}`));

const { MAILCHIMP_API_KEY: listKey, SMTP_URL: smtpUrl, CONTACT_TO: to, CONTACT_FROM: from } = env;
let isStopping = false;
const deps: ServerDeps = {
  engine,
  store,
  ...identity,
  config: configFrom(env, config),
  admin: adminFrom(env),
  billing: billingFrom(env),
  mailingList: listKey
    ? createMailchimpList({ apiKey: listKey, baseUrl: env.MAILCHIMP_BASE_URL })
    : undefined,
  mailer: smtpUrl && to && from ? createSmtpMailer({ url: smtpUrl, to, from }) : undefined,
  origin,
  allowedOrigins: allowedOriginsFrom(env),
  trustedProxies: env.TRUSTED_PROXIES,
  identity: routes,
  site: existsSync(siteFolder) ? readServedSite(siteFolder, origin, env.FOUNDING_MEMBERS) : undefined,
  isStopping: () => isStopping,
  now,
  log,
  metrics: env.METRICS_PORT === undefined ? undefined : createMetrics(engine),
};
const app = createApp(deps);
const housekeeping = startHousekeeping(deps);
answer = (request, bindings) => app.fetch(request, bindings);

const watched = deps.metrics && createMetricsServer(deps.metrics).listen(env.METRICS_PORT, env.HOST);

const off = whatIsOff(env);
process.stdout.write(
  `Where My Pix is at ${origin}  (engine: ${engine?.name ?? 'none, its key is missing'}; data: ${env.DATABASE_URL ? 'PostgreSQL' : env.DATABASE_FILE})\n`,
);
if (off.length > 0)
  process.stdout.write(`Off without its setting:\n${off.map((line) => `  ${line}\n`).join('')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopping = true;
    const closing = [
      () => housekeeping.stop(),
      () => engine?.close(),
      () => deps.mailer?.close(),
      () => store.close(),
      () => void watched?.close(),
    ];
    void stopGently(server, closing, log).finally(() => process.exit(0));
  });
}
