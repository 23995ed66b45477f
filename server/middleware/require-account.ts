import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import { PROFILE_MS } from '#core/limits.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import type { Account, Profile } from '../store/account-store.ts';

const NOBODY: Profile = { email: null, emailVerified: false, name: null };

/**
 * Lets a request pass that bears a good access token (RFC 6750, 2.1), and leaves its account for the route.
 * Throws `sign-in-required` otherwise.
 */
export function requireAccount(deps: ServerDeps) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const [, token] = /^Bearer ([\w\-.~+/]+=*)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
    if (!token) throw new AppError({ code: 'sign-in-required', details: {} });
    context.set('account', await accountOf(token, await deps.verifyToken(token), deps));
    await next();
  });
}

/**
 * The account of a token, made on first sight. Access tokens carry no name and no e-mail, so the provider is
 * asked for them, once a day. Where it does not answer, the account works all the same and is asked for again.
 */
async function accountOf(token: string, sub: string, deps: ServerDeps): Promise<Account> {
  const { store, profileOf, now, log } = deps;
  const known = await store.accounts.find(sub);
  if (known && now() - known.profileMs < PROFILE_MS) return known;
  try {
    return await store.accounts.save(sub, await profileOf(token), now());
  } catch (error) {
    log.warn({ error: String(error) }, 'The identity provider did not say who this is');
    return known ?? store.accounts.save(sub, NOBODY, now() - PROFILE_MS);
  }
}
