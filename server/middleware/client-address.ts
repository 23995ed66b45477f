import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerVariables } from '../deps.ts';

/**
 * Leaves the caller's address for the routes. Each proxy that we trust has put the address it saw at the end of
 * X-Forwarded-For; what stands before those anyone could have written.
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    context.set('address', forwarded(context, trustedProxies) ?? peer(context));
    await next();
  });
}

function forwarded(context: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const addresses = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  return addresses.at(-trustedProxies)?.trim() || addresses[0]?.trim();
}

/** Without a connection, as when the app is called as a function, there is no address. */
function peer(context: Context): string {
  return context.env && 'incoming' in context.env ? (getConnInfo(context).remote.address ?? '') : '';
}
