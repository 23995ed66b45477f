import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { CALLER_TIMES } from './limits.ts';

type CallerTimes = Readonly<Record<keyof typeof CALLER_TIMES, number>>;

/** Handles a request; the second argument describes the connection. */
type Answer = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Creates a Node HTTP server with timeouts: clients that send their headers or body too slowly get a 408. */
export function createHttpServer(answer: Answer, times: CallerTimes = CALLER_TIMES): Server {
  const { headersMs, requestMs, keepAliveMs, checkMs } = times;
  const serverOptions = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
  };
  return createAdaptorServer({ fetch: answer, createServer, serverOptions }) as Server;
}
