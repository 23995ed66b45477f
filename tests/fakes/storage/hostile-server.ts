import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a hostile server received. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
}

/** A server that answers as a test says. */
export interface HostileServer {
  readonly url: string;
  readonly received: readonly Received[];
  readonly stop: () => void;
}

/** Starts a server on this computer that answers each request with `answer`. */
export async function listenHostile(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<HostileServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, authorization: headers.authorization });
    request.resume();
    response.on('error', () => {});
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The same, for the duration of a test. */
export async function startHostile(...args: Parameters<typeof listenHostile>): Promise<HostileServer> {
  const server = await listenHostile(...args);
  onTestFinished(server.stop);
  return server;
}

/**
 * Writes a piece repeatedly until the other end has had enough.
 *
 * @returns how many bytes went out
 */
export async function pourOut(response: ServerResponse, piece: Buffer | string): Promise<number> {
  let bytes = 0;
  const closed = once(response, 'close').catch(() => undefined);
  while (!response.destroyed) {
    bytes += Buffer.byteLength(piece);
    if (!response.write(piece)) await Promise.race([once(response, 'drain').catch(() => undefined), closed]);
    // A hundred times more than any answer may have: the other end reads everything.
    if (bytes > MOST_POURED) response.destroy();
  }
  return bytes;
}

const MOST_POURED = 3 * 2 ** 30;
