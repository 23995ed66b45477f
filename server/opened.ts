import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerVariables } from './deps.ts';
import type { Metrics } from './metrics.ts';

/** The values that `node.ts` knows once it is listening. */
export interface Listening {
  /** The server's public origin, without a trailing slash. */
  readonly origin: string;
  /** `dist/`, where the build has written the site and the engine's files. */
  readonly dist: string;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly log: Logger;
  /** Ends the process with a message, without a stack trace. */
  readonly giveUp: (message: string) => never;
}

/** The opened server, which handles requests from now on. */
export interface Opened {
  readonly app: Hono<ServerVariables>;
  readonly metrics: Metrics | undefined;
  /** The parts that are running, for the startup message. */
  readonly running: string;
  /** The features that are off because their setting is missing, one line each. */
  readonly off: readonly string[];
  /** Called one after another when the server stops. */
  readonly closing: readonly (() => Promise<void> | void)[];
}
