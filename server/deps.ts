import type { Hono } from 'hono';
import type { Engine } from './engines/engine.ts';
import type { Account, Identity, Store } from './store/store.ts';
import type { ConfigReply } from '#protocol/config.ts';

/** What the app is made of. Tests pass their own; `node.ts` passes the real ones. */
export interface ServerDeps {
  /** Nothing where the engine that is configured has no key. */
  readonly engine: Engine | undefined;
  readonly store: Store;
  /** Who bears a token. @throws {AppError} `sign-in-required` for any token that is not good */
  readonly verifyToken: (token: string) => Promise<Identity>;
  readonly config: ConfigReply;
  /** The local identity provider's routes, where it stands in for the real one. */
  readonly identity: Hono | undefined;
  /** Where the built site lies; without it the server is an API alone. */
  readonly siteFolder: string | undefined;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** What the middleware leaves for the routes. */
export interface ServerVariables {
  Variables: { account: Account };
}
