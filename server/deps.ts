import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { PlanId } from '#core/plan.ts';
import type { ConfigReply } from '#protocol/config.ts';
import type { Engine } from './engines/engine.ts';
import type { MailingList } from './mail/mailing-list.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { ServedSite } from './pages/served-site.ts';
import type { Account, Profile } from './store/account-store.ts';
import type { Bearer } from './store/own-data-store.ts';
import type { Store } from './store/store.ts';

/** Who may look after the service. */
export interface AdminSettings {
  readonly email: string;
  /** As `npm run admin:hash` prints it. */
  readonly passwordHash: string;
}

/** How the payment provider's events are checked and read. */
export interface BillingSettings {
  readonly webhookSecret: string;
  /** Which plan each of the provider's prices buys. */
  readonly plans: Readonly<Record<string, PlanId>>;
}

/** What the app is made of. Tests pass their own; `node.ts` passes the real ones. */
export interface ServerDeps {
  /** Nothing where the engine that is configured has no key. */
  readonly engine: Engine | undefined;
  readonly store: Store;
  /** Whose token it is. @throws {AppError} `sign-in-required` for any token that is not good */
  readonly verifyToken: (token: string) => Promise<Bearer>;
  /** What the identity provider says of the bearer of a token. @throws where it does not answer */
  readonly profileOf: (token: string) => Promise<Profile>;
  readonly config: ConfigReply;
  readonly admin: AdminSettings | undefined;
  readonly billing: BillingSettings | undefined;
  /** The newsletter's own provider; without one the list is ours alone. */
  readonly mailingList: MailingList | undefined;
  readonly mailer: Mailer | undefined;
  /** Where browsers reach us, without a slash at the end. */
  readonly origin: string;
  /** Where pages that may call us come from, beside our own: the site elsewhere, the extension. */
  readonly allowedOrigins: readonly string[];
  /** Proxies in front of us, each of which adds to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** The local identity provider's routes, where it stands in for the real one. */
  readonly identity: Hono | undefined;
  /** The built site; without it the server is an API alone. */
  readonly site: ServedSite | undefined;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly log: Logger;
  /** Where anyone watches. */
  readonly metrics: Metrics | undefined;
}

/** What the middleware leaves for the routes. */
export interface ServerVariables {
  Variables: {
    requestId: string;
    /** Of the caller, as far as the proxies in front of us can be believed. */
    address: string;
    /** Where the endpoint's access asks for a token. */
    bearer: Bearer;
    /** Where the endpoint's access asks for one. */
    account: Account;
  };
}
