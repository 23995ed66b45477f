import { z } from 'zod';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { DEFAULT_LIST_ID } from '#protocol/list-id.ts';
import { isPasswordHash } from './admin/password-hash.ts';
import { isLoopback } from './identity/known-clients.ts';
import { dataCentreUrl } from './mail/mailchimp-list.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const optional = z.string().trim().min(1).optional();
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** The extension id derived from the key in its manifest; the Chrome Web Store assigns another one. */
const OUR_EXTENSION_ID = 'gknhnglladfkdfecaphpncllkdhppldb';

/** Settings that must be set together. */
const TOGETHER = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD_HASH'],
  ['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM'],
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
  ['OPENAI_INPUT_PRICE', 'OPENAI_OUTPUT_PRICE'],
  ['RATING', 'RATING_SOURCE_URL'],
] as const;

/** Settings that don't exist with `ENGINE=none`. Rejected, because they would have no effect. */
const NEED_A_SERVICE = [
  'AUTH0_DOMAIN',
  'AUTH0_CLIENT_ID',
  'AUTH0_AUDIENCE',
  'OPENAI_API_KEY',
  'DATABASE_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD_HASH',
  'CHECKOUT_PRO_URL',
  'CHECKOUT_ENTERPRISE_URL',
  'CHECKOUT_CONCIERGE_URL',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRO_PRICES',
  'STRIPE_ENTERPRISE_PRICES',
  'MAILCHIMP_API_KEY',
  'POPUP_FORM_URL',
  'SMTP_URL',
  'CONTACT_TO',
  'CONTACT_FROM',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'RATING',
  'RATING_SOURCE_URL',
] as const;

/** All settings of the server. An empty value counts as not set. */
const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(8787),
    /** The port of the Prometheus endpoint /metrics; without it, there is no such endpoint. */
    METRICS_PORT: port.optional(),
    /** The server's public URL, if it isn't http://localhost:PORT. */
    PUBLIC_URL: z.url().optional(),

    AUTH0_DOMAIN: optional,
    AUTH0_CLIENT_ID: optional,
    AUTH0_AUDIENCE: optional,

    /** `none`: the server only serves the site, which then organizes photos on the device. */
    ENGINE: z.enum(['embedded', 'openai', 'none']).default('embedded'),
    ENGINE_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
    OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
    OPENAI_API_KEY: optional,
    OPENAI_MODEL: z.string().default('gpt-4o-mini'),
    /** US dollars per million tokens, for the cost line in the log. */
    OPENAI_INPUT_PRICE: z.coerce.number().nonnegative().optional(),
    OPENAI_OUTPUT_PRICE: z.coerce.number().nonnegative().optional(),

    /** PostgreSQL, as postgres://user:password@host/database; without it, the SQLite file below is used. */
    DATABASE_URL: optional,
    DATABASE_FILE: z.string().default('.data/where-my-pix.sqlite'),

    /** Origins, besides our own, that may call the API; separated by commas. */
    ALLOWED_ORIGINS: list,
    EXTENSION_ID: z
      .string()
      .regex(/^[a-p]{32}$/, 'expected the 32 letters of a Chrome extension')
      .default(OUR_EXTENSION_ID),
    /** The number of trusted proxies in front of the server, each of which appends to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),

    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD_HASH: z
      .string()
      .trim()
      .refine(isPasswordHash, 'expected a hash as npm run admin:hash prints it')
      .optional(),

    CHECKOUT_PRO_URL: z.url().optional(),
    CHECKOUT_ENTERPRISE_URL: z.url().optional(),
    CHECKOUT_CONCIERGE_URL: z.url().optional(),
    STRIPE_WEBHOOK_SECRET: optional,
    /** The price ids of each plan; separated by commas. */
    STRIPE_PRO_PRICES: list,
    STRIPE_ENTERPRISE_PRICES: list,

    NEWSLETTER_LIST_ID: z.string().default(DEFAULT_LIST_ID),
    MAILCHIMP_API_KEY: optional,
    /** The base URL of any service with Mailchimp's Marketing API; by default the data center named in the key. */
    MAILCHIMP_BASE_URL: z.url().optional(),
    /** The URL that the subscription popup's form posts to; our own page by default. */
    POPUP_FORM_URL: z.url().optional(),
    POPUP_FORM_HONEYPOT: z.string().default('website'),

    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp:// or smtps://' }).optional(),
    CONTACT_TO: z.email().optional(),
    CONTACT_FROM: z.email().optional(),

    EMAILJS_PUBLIC_KEY: optional,
    EMAILJS_SERVICE_ID: optional,
    EMAILJS_TEMPLATE_ID: optional,
    EMAILJS_ORIGIN: z.url().default('https://api.emailjs.com'),

    /** The average rating of the product, and the page with the ratings. */
    RATING: z.coerce.number().min(0).max(5).optional(),
    RATING_SOURCE_URL: z.url({ protocol: /^https?$/ }).optional(),

    DEFAULT_PLAN: z.enum(['free', 'pro', 'enterprise']).default('free'),
    FOUNDING_MEMBERS: z.coerce.number().int().nonnegative().default(FOUNDING_MEMBERS),
  })
  .superRefine((env, context) => {
    if (env.ENGINE === 'none') {
      for (const name of NEED_A_SERVICE.filter((setting) => isSet(env[setting]))) {
        const message = `${name} has no effect with ENGINE=none, which has no accounts, no database and no mail`;
        context.addIssue({ code: 'custom', message });
      }
      return;
    }
    const provider = [env.AUTH0_DOMAIN, env.AUTH0_CLIENT_ID, env.AUTH0_AUDIENCE];
    const isPartial = provider.some(Boolean) && !provider.every(Boolean);
    if (isPartial || (env.NODE_ENV === 'production' && !provider.every(Boolean))) {
      const message =
        'AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE are needed together, and in production';
      context.addIssue({ code: 'custom', message });
    }
    if (!isPartial && !provider.every(Boolean)) {
      for (const [name, isElsewhere] of reachedFromElsewhere(env)) {
        if (!isElsewhere) continue;
        const message = `${name}: without AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE anyone who reaches the server could sign in as anyone, so it then runs on this machine alone (127.0.0.1, localhost)`;
        context.addIssue({ code: 'custom', message });
      }
    }
    for (const names of TOGETHER) {
      const missing = names.filter((name) => !isSet(env[name]));
      if (missing.length > 0 && missing.length < names.length) {
        context.addIssue({
          code: 'custom',
          message: `${names.join(', ')} go together; ${missing.join(', ')} missing`,
        });
      }
    }
    const { MAILCHIMP_API_KEY: listKey, MAILCHIMP_BASE_URL: listUrl } = env;
    if (listKey && !listUrl && !dataCentreUrl(listKey)) {
      const message =
        'MAILCHIMP_API_KEY does not end in its data centre, such as -us21; MAILCHIMP_BASE_URL is needed';
      context.addIssue({ code: 'custom', message });
    }
    const sells = env.STRIPE_PRO_PRICES.length + env.STRIPE_ENTERPRISE_PRICES.length > 0;
    if (Boolean(env.STRIPE_WEBHOOK_SECRET) !== sells) {
      const message =
        'STRIPE_WEBHOOK_SECRET needs STRIPE_PRO_PRICES or STRIPE_ENTERPRISE_PRICES, and they need it';
      context.addIssue({ code: 'custom', message });
    }
  });

function isSet(value: string | number | readonly string[] | undefined): boolean {
  return typeof value === 'number' || (value !== undefined && value.length > 0);
}

/** Returns the settings that can make the server reachable from other machines, and whether each does. */
function reachedFromElsewhere(env: {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  TRUSTED_PROXIES: number;
}): [name: string, isElsewhere: boolean][] {
  return [
    ['HOST', !isLoopback(env.HOST)],
    ['PUBLIC_URL', env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname)],
    ['TRUSTED_PROXIES', env.TRUSTED_PROXIES > 0],
  ];
}

/** The names of all settings, as docs/settings.md lists them. */
export const SETTING_NAMES: readonly string[] = Object.keys(envSchema.shape);

export type Env = z.infer<typeof envSchema>;

/** Returns whether the server analyzes photos itself, with accounts and a database, or only serves the site. */
export function hasService(env: Env): boolean {
  return env.ENGINE !== 'none';
}

/**
 * Reads the settings.
 *
 * @throws {Error} naming every invalid setting
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = envSchema.safeParse(set);
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'settings'}: ${message}`,
  );
  throw new Error(`The server cannot start with these settings:\n${problems.join('\n')}`);
}
