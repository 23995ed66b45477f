import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { CALLER_TIMES } from './limits.ts';

type CallerTimes = Readonly<Record<keyof typeof CALLER_TIMES, number>>;

/** From a request to its answer, with what the app is told of the connection. */
type Answer = Parameters<typeof createAdaptorServer>[0]['fetch'];

/**
 * A server of Node's that waits for nobody for long: callers that send their headers or their body drop by drop
 * are cut off with 408.
 */
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
