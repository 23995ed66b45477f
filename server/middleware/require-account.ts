import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import { PROFILE_MS } from '#core/limits.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import type { Account, Profile } from '../store/account-store.ts';
import type { Bearer } from '../store/own-data-store.ts';

const NOBODY: Profile = { email: null, emailVerified: false, name: null };

/**
 * Requires a valid access token (RFC 6750, 2.1), and sets its bearer on the context, with the account if there is
 * one. Throws `sign-in-required` otherwise.
 */
export function requireBearer(deps: ServerDeps) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const bearer = await deps.verifyToken(tokenOf(context));
    context.set('bearer', bearer);
    const { known, isOver } = await lookUp(bearer, deps);
    // A token from before a deletion gives no access to an account created later.
    if (known && !isOver) context.set('account', known);
    await next();
  });
}

/**
 * Requires a valid access token, and sets its account on the context, creating it on first use. Throws
 * `sign-in-required` otherwise, and `session-over` if the account was deleted after the person signed in.
 */
export function requireAccount(deps: ServerDeps) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const token = tokenOf(context);
    context.set('account', await accountOf(token, await deps.verifyToken(token), deps));
    await next();
  });
}

/** Servers that have already logged that their provider's tokens lack the sign-in time. */
const told = new WeakSet<ServerDeps>();

/**
 * Returns the account of a token's subject, if there is one, and whether an account was deleted after the person
 * signed in.
 */
async function lookUp(bearer: Bearer, deps: ServerDeps) {
  const { accounts } = deps.store;
  const [known, isOver] = await Promise.all([
    accounts.find(bearer.sub),
    accounts.wasDeletedSince(bearer, deps.now()),
  ]);
  if (isOver && bearer.signedInMs === undefined && !told.has(deps)) {
    told.add(deps);
    deps.log.warn(
      'Access tokens have neither signed_in_at nor auth_time: who deleted an account cannot come back (docs/settings.md)',
    );
  }
  return { known, isOver };
}

function tokenOf(context: Context): string {
  const [, token] = /^Bearer ([\w\-.~+/]+=*)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
  if (!token) throw new AppError({ code: 'sign-in-required', details: {} });
  return token;
}

/**
 * Returns the account of a token, creating it on first use. Access tokens contain no name and no email address, so
 * they are fetched from the provider once a day. If that fails, the account still works, and the next request tries
 * again.
 */
async function accountOf(token: string, bearer: Bearer, deps: ServerDeps): Promise<Account> {
  const { sub, signedInMs } = bearer;
  const { store, profileOf, now, log } = deps;
  const { known, isOver } = await lookUp(bearer, deps);
  // Applies even if there is an account again: a later sign-in created it, and older tokens give no access to it.
  if (isOver) throw new AppError({ code: 'session-over', details: {} });
  if (known && Math.abs(now() - known.profileMs) < PROFILE_MS) return known;
  const profile = await profileOf(token).catch((error: unknown) => {
    log.warn({ error: String(error) }, 'The identity provider returned no user');
    return undefined;
  });
  if (profile) return store.accounts.save(sub, profile, now(), signedInMs);
  return known ?? store.accounts.save(sub, NOBODY, now() - PROFILE_MS, signedInMs);
}
