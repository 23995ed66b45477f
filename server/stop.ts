import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { STOP_MS } from './limits.ts';

/**
 * Shuts a server down gracefully: it accepts no new connections, finishes the requests in flight, then calls each of
 * `closing` in turn. After {@link STOP_MS} it no longer waits.
 */
export async function stopGently(
  server: Pick<Server, 'close' | 'closeIdleConnections'>,
  closing: readonly (() => Promise<void> | void)[],
  log: Logger,
): Promise<void> {
  const finished = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const tooLong = new Promise<'too long'>((resolve) =>
    setTimeout(() => resolve('too long'), STOP_MS).unref(),
  );
  if ((await Promise.race([finished, tooLong])) === 'too long')
    log.warn('stopping with requests in progress');
  clearInterval(idle);
  for (const close of closing) await close();
}
