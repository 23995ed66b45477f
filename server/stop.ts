import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { STOP_MS } from './limits.ts';

/**
 * Watches a server's connections. Call it before the server listens.
 *
 * @returns a function that ends the connections on which nothing was ever asked: browsers open some ahead, and Node
 *   doesn't count these as idle
 */
export function watchUnused(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}

/**
 * Shuts a server down gracefully: it accepts no new connections, finishes the requests in flight, then calls each of
 * `closing` in turn. After {@link STOP_MS} it no longer waits.
 *
 * @param closeUnused see {@link watchUnused}
 */
export async function stopGently(
  server: Pick<Server, 'close' | 'closeIdleConnections'>,
  closeUnused: () => void,
  closing: readonly (() => Promise<void> | void)[],
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const finished = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => {
    server.closeIdleConnections();
    // Not at once: of a request that has just arrived, nothing may be read yet.
    closeUnused();
  }, 100);
  const tooLong = new Promise<'too long'>((resolve) =>
    setTimeout(() => resolve('too long'), STOP_MS).unref(),
  );
  if ((await Promise.race([finished, tooLong])) === 'too long')
    log.warn('stopping with requests in progress');
  clearInterval(idle);
  for (const close of closing) await close();
}
