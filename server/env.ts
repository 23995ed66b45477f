import { z } from 'zod';
import { FOUNDING_MEMBERS } from '#core/limits.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const optional = z.string().trim().min(1).optional();

/** Every setting of the server. A name that is set to nothing counts as not set. */
const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(8787),
    /** The address under which browsers reach the server, where it is not http://localhost:PORT. */
    PUBLIC_URL: z.url().optional(),

    AUTH0_DOMAIN: optional,
    AUTH0_CLIENT_ID: optional,
    AUTH0_AUDIENCE: optional,

    ENGINE: z.enum(['embedded', 'openai']).default('embedded'),
    ENGINE_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
    OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
    OPENAI_API_KEY: optional,
    OPENAI_MODEL: z.string().default('gpt-4o-mini'),
    /** US dollars for a million tokens, for the cost line in the log. */
    OPENAI_INPUT_PRICE: z.coerce.number().nonnegative().optional(),
    OPENAI_OUTPUT_PRICE: z.coerce.number().nonnegative().optional(),

    DEFAULT_PLAN: z.enum(['free', 'pro', 'enterprise']).default('free'),
    FOUNDING_MEMBERS: z.coerce.number().int().nonnegative().default(FOUNDING_MEMBERS),
  })
  .superRefine((env, context) => {
    const provider = [env.AUTH0_DOMAIN, env.AUTH0_CLIENT_ID, env.AUTH0_AUDIENCE];
    const isPartial = provider.some(Boolean) && !provider.every(Boolean);
    if (isPartial || (env.NODE_ENV === 'production' && !provider.every(Boolean))) {
      context.addIssue({
        code: 'custom',
        message: 'AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE are needed together, and in production',
      });
    }
  });

export type Env = z.infer<typeof envSchema>;

/**
 * Reads the settings.
 *
 * @throws {Error} naming every setting that is wrong, so that the server does not start half-configured
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
