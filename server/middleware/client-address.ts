import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { callerNetwork } from '../caller-network.ts';
import type { ServerVariables } from '../deps.ts';

/**
 * Sets the client's network, for rate limits, on the context. Each trusted proxy appends the address it saw to
 * X-Forwarded-For; entries before those can be forged by the client. An invalid address counts as the last proxy's.
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const asked = [forwarded(context, trustedProxies), peer(context)];
    context.set('address', asked.map((text) => text && callerNetwork(text)).find(Boolean) ?? '');
    await next();
  });
}

function forwarded(context: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const addresses = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  return addresses.at(-trustedProxies)?.trim() || addresses[0]?.trim();
}

/** Returns the peer address of the connection; empty if the app is called as a function, without a connection. */
function peer(context: Context): string {
  return context.env && 'incoming' in context.env ? (getConnInfo(context).remote.address ?? '') : '';
}
