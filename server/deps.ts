import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { PlanId } from '#core/accounts/plan.ts';
import type { ConfigReply } from '#protocol/config.ts';
import type { DatabaseTrouble } from './database-trouble.ts';
import type { Engine } from './engines/engine.ts';
import type { MailingList } from './mail/mailing-list.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { ServedSite } from './pages/served-site.ts';
import type { Account, Profile } from './store/account-store.ts';
import type { Bearer } from './store/own-data-store.ts';
import type { Store } from './store/store.ts';

/** The administrator's address and password. */
export interface AdminSettings {
  readonly email: string;
  /** In the format that `npm run admin:hash` prints. */
  readonly passwordHash: string;
}

/** How the payment provider's events are verified and parsed. */
export interface BillingSettings {
  readonly webhookSecret: string;
  /** The plan for each of the provider's price ids. */
  readonly plans: Readonly<Record<string, PlanId>>;
}

/** The dependencies of the app. `node.ts` passes the real ones, tests pass their own. */
export interface ServerDeps {
  /** Undefined if the configured engine needs an API key and has none. */
  readonly engine: Engine | undefined;
  readonly store: Store;
  readonly trouble: DatabaseTrouble;
  /** Verifies an access token. @throws {AppError} `sign-in-required` for an invalid token */
  readonly verifyToken: (token: string) => Promise<Bearer>;
  /** Fetches the profile of a token's bearer from the identity provider. @throws if it doesn't respond */
  readonly profileOf: (token: string) => Promise<Profile>;
  /** Revokes what the identity provider has issued to a subject, if we are the ones who have to. */
  readonly forgetPerson: ((sub: string) => void) | undefined;
  readonly config: ConfigReply;
  readonly admin: AdminSettings | undefined;
  readonly billing: BillingSettings | undefined;
  /** The newsletter's external provider; without one, addresses are only stored here. */
  readonly mailingList: MailingList | undefined;
  readonly mailer: Mailer | undefined;
  /** The server's public origin, without a trailing slash. */
  readonly origin: string;
  /** Origins, besides our own, that may call the API: the site hosted elsewhere, the extension. */
  readonly allowedOrigins: readonly string[];
  /** The number of trusted proxies in front of the server, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** The local identity provider's routes, if it replaces the real one. */
  readonly identity: Hono | undefined;
  /** The built site; without it the server serves only the API. */
  readonly site: ServedSite | undefined;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly log: Logger;
  /** Undefined if metrics are turned off. */
  readonly metrics: Metrics | undefined;
}

/** What the middleware sets on the context for the routes. */
export interface ServerVariables {
  Variables: {
    requestId: string;
    /** The client's network according to the trusted proxies (`callerNetwork`); empty if there is none. */
    address: string;
    /** Set if the endpoint requires a token. */
    bearer: Bearer;
    /** Set if the endpoint requires an account. */
    account: Account;
  };
}
