import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import type { ServerDeps } from './deps.ts';
import { DatabaseTrouble } from './database-trouble.ts';
import { createEngine } from './engines/create-engine.ts';
import type { Engine } from './engines/engine.ts';
import { loadingEngine } from './engines/loading-engine.ts';
import type { Env } from './env.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createIdentity } from './identity/create-identity.ts';
import { createMailchimpList } from './mail/mailchimp-list.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMetrics } from './metrics.ts';
import type { Listening, Opened } from './opened.ts';
import { onSaleMark } from '#protocol/on-sale.ts';
import { readServedSite } from './pages/served-site.ts';
import { adminFrom, allowedOriginsFrom, billingFrom, configFrom, whatIsOff } from './settings.ts';
import { openStore } from './store/open-store.ts';

/** Opens the server with everything that the settings require, and starts the housekeeping. */
export async function openService(env: Env, listening: Listening): Promise<Opened> {
  const { dist, origin, isStopping, now, log, giveUp } = listening;
  const siteFolder = join(dist, 'site');
  const { routes, config, ...identity } = await createIdentity(env, origin, now).catch((error: unknown) =>
    giveUp(error instanceof Error ? error.message : String(error)),
  );
  const store = await openStore({
    url: env.DATABASE_URL,
    file: env.DATABASE_FILE,
    defaultPlan: env.DEFAULT_PLAN,
    foundingMembers: env.FOUNDING_MEMBERS,
  }).catch((error: unknown) =>
    giveUp(`The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`),
  );

  const { MAILCHIMP_API_KEY: listKey, SMTP_URL: smtpUrl, CONTACT_TO: to, CONTACT_FROM: from } = env;
  const publicConfig = configFrom(env, config);
  const site = existsSync(siteFolder)
    ? readServedSite(siteFolder, origin, env.FOUNDING_MEMBERS, 'here', onSaleMark(publicConfig.checkout))
    : undefined;
  const engine = await openEngine(env, listening);
  if (env.ENGINE === 'openai') log.info(`AI service key: ${engine ? 'valid' : 'invalid'}`);
  const deps: ServerDeps = {
    engine,
    store,
    trouble: new DatabaseTrouble(log),
    ...identity,
    config: publicConfig,
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
    site,
    isStopping,
    now,
    log,
    metrics: env.METRICS_PORT === undefined ? undefined : createMetrics(engine),
  };
  const app = createApp(deps);
  const housekeeping = startHousekeeping(deps);
  return {
    app,
    metrics: deps.metrics,
    running: `engine: ${engine?.name ?? 'none, its key is missing'}; data: ${env.DATABASE_URL ? 'PostgreSQL' : env.DATABASE_FILE}`,
    off: whatIsOff(env),
    closing: [
      () => housekeeping.stop(),
      () => engine?.close(),
      () => deps.mailer?.close(),
      () => store.close(),
    ],
  };
}

/** Opens the engine. The embedded one loads while the pages are served already; without its files the server ends. */
async function openEngine(env: Env, { dist, giveUp }: Listening): Promise<Engine | undefined> {
  const loading = createEngine(env, join(dist, 'models'));
  if (env.ENGINE !== 'embedded') return loading;
  loading.catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
  return loadingEngine(env.ENGINE, loading);
}
