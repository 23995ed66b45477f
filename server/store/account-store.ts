import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { emailKeyOf } from '#core/accounts/email-key.ts';
import { periodAt } from '#core/accounts/period.ts';
import { AppError } from '#core/failure.ts';
import type { PlanId } from '#core/accounts/plan.ts';
import { ADMIN_ACCOUNTS } from '../limits.ts';
import { deletionOf, isFromBefore } from './deleted-subjects.ts';
import type { Bearer } from './own-data-store.ts';
import { searchFold, searchKeyOf } from './search-key.ts';
import type { Tables } from './tables.ts';

/** A user's profile at the identity provider. */
export interface Profile {
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export interface Account {
  readonly id: string;
  readonly sub: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly plan: PlanId;
  readonly foundingMember: boolean;
  readonly createdMs: number;
  readonly profileMs: number;
}

/** What a search of the administrator finds. */
export interface FoundAccounts {
  /** Each with its photos of the month. */
  readonly found: readonly { readonly account: Account; readonly count: number }[];
  readonly matching: number;
  readonly photosThisMonth: number;
}

export interface AccountStoreOptions {
  readonly defaultPlan: PlanId;
  /** The number of founding members: the first accounts, which have no monthly limit. */
  readonly foundingMembers: number;
  /** Called in the transaction that creates an account or first stores its verified address. */
  readonly onKnown: (tx: Transaction<Tables>, accountId: string, emailKey: string) => Promise<void>;
}

/** The name of the counter of seats taken. */
export const FOUNDING_SEATS = 'founding-members';

/** The accounts, each with its plan and the profile that its identity provider reported. */
export class AccountStore {
  readonly #db: Kysely<Tables>;
  readonly #options: AccountStoreOptions;

  constructor(db: Kysely<Tables>, options: AccountStoreOptions) {
    this.#db = db;
    this.#options = options;
  }

  /** Returns the account of a subject, if there is one. */
  async find(sub: string): Promise<Account | undefined> {
    const row = await this.#db.selectFrom('accounts').selectAll().where('sub', '=', sub).executeTakeFirst();
    return row && accountOf(row);
  }

  /** Returns whether the bearer's account was deleted after they signed in, as far as known. */
  async wasDeletedSince({ sub, signedInMs }: Bearer, nowMs: number): Promise<boolean> {
    return isFromBefore(signedInMs, await deletionOf(this.#db, sub), nowMs);
  }

  /**
   * Creates the account of a subject, or updates its profile. The first accounts become founding members, exactly as
   * many as there are seats, even with concurrent sign-ups. A subject whose account was deleted recently gets no new
   * seat and keeps the month's count. A payment made under this address before the account existed gives it the plan.
   *
   * @param signedInMs when the subject signed in; undefined if unknown
   * @throws {AppError} `session-over` if the account was deleted after that
   */
  save(sub: string, profile: Profile, nowMs: number, signedInMs?: number): Promise<Account> {
    return this.#db.transaction().execute(async (tx) => {
      if (!(await this.#insert(tx, { sub, signedInMs }, profile, nowMs))) {
        await tx
          .updateTable('accounts')
          .set({ ...columnsOf(profile), profile_ms: nowMs })
          .where('sub', '=', sub)
          .execute();
      }
      const saved = await tx
        .selectFrom('accounts')
        .select(['id', 'email_key'])
        .where('sub', '=', sub)
        .executeTakeFirst();
      // The account existed a moment ago, so its owner has just deleted it.
      if (!saved) throw new AppError({ code: 'session-over', details: {} });
      const { id, email_key } = saved;
      if (email_key) await this.#options.onKnown(tx, id, email_key);
      return accountOf(
        await tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
    });
  }

  /** Returns the account with this id. @throws {AppError} `account-unknown` */
  async get(id: string): Promise<Account> {
    return knownAccount(
      await this.#db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst(),
    );
  }

  /**
   * Returns the accounts whose verified address or name contains a text, both folded: those with the most photos this
   * month first, and no more than the administrator's screen lists.
   *
   * @param text empty for all
   * @returns also how many match in all, and the month's photos of all accounts
   */
  async search(text: string, nowMs: number): Promise<FoundAccounts> {
    const period = periodAt(nowMs);
    const pattern = `%${searchFold(text).replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const matching = this.#db
      .selectFrom('accounts')
      .where(sql<boolean>`search_key like ${pattern} escape '\\'`);
    const [rows, counted, month] = await Promise.all([
      matching
        .leftJoin('usage', (join) =>
          join.onRef('usage.account_id', '=', 'accounts.id').on('usage.period', '=', period),
        )
        .selectAll('accounts')
        .select(sql<number | string>`coalesce(usage.count, 0)`.as('count'))
        .orderBy('count', 'desc')
        .orderBy('accounts.created_ms', 'desc')
        .limit(ADMIN_ACCOUNTS)
        .execute(),
      matching.select(sql<number | string>`count(*)`.as('all')).executeTakeFirstOrThrow(),
      this.#db
        .selectFrom('usage')
        .where('period', '=', period)
        .select(sql<number | string>`coalesce(sum("count"), 0)`.as('photos'))
        .executeTakeFirstOrThrow(),
    ]);
    // PostgreSQL returns sums and counts as strings.
    return {
      found: rows.map((row) => ({ account: accountOf(row), count: Number(row.count) })),
      matching: Number(counted.all),
      photosThisMonth: Number(month.photos),
    };
  }

  /** Sets an account's plan. @throws {AppError} `account-unknown` */
  async setPlan(id: string, plan: PlanId): Promise<Account> {
    const row = await this.#db
      .updateTable('accounts')
      .set({ plan })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return knownAccount(row);
  }

  /** Creates the account of a subject. @returns false if there is one */
  async #insert(
    tx: Transaction<Tables>,
    { sub, signedInMs }: Bearer,
    profile: Profile,
    nowMs: number,
  ): Promise<boolean> {
    const made = await tx
      .insertInto('accounts')
      .values({
        id: randomUUID(),
        sub,
        ...columnsOf(profile),
        plan: this.#options.defaultPlan,
        founding_member: 0,
        created_ms: nowMs,
        profile_ms: nowMs,
      })
      .onConflict((conflict) => conflict.column('sub').doNothing())
      .returning('id')
      .executeTakeFirst();
    const deletion = made && (await deletionOf(tx, sub));
    if (isFromBefore(signedInMs, deletion, nowMs)) throw new AppError({ code: 'session-over', details: {} });
    if (made && deletion) {
      await tx
        .insertInto('usage')
        .values({ account_id: made.id, ...deletion.usage })
        .execute();
    } else if (made && (await takeSeat(tx, this.#options.foundingMembers))) {
      await tx.updateTable('accounts').set({ founding_member: 1 }).where('id', '=', made.id).execute();
    }
    return made !== undefined;
  }
}

/** Takes a founding member's seat if one is left, in one statement, so that no seat is given twice. */
async function takeSeat(tx: Transaction<Tables>, seats: number): Promise<boolean> {
  if (seats === 0) return false;
  const taken = await tx
    .insertInto('counters')
    .values({ name: FOUNDING_SEATS, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((column) => ({ count: column('counters.count', '+', 1) }))
        .where('counters.count', '<', seats),
    )
    .returning('count')
    .executeTakeFirst();
  return taken !== undefined;
}

function columnsOf({ email, emailVerified, name }: Profile) {
  const emailKey = email && emailVerified ? emailKeyOf(email) : null;
  return { email, email_key: emailKey, name, search_key: searchKeyOf(emailKey, name) };
}

/** @throws {AppError} `account-unknown` if there is no row */
function knownAccount(row: Selectable<Tables['accounts']> | undefined): Account {
  if (!row) throw new AppError({ code: 'account-unknown', details: {} });
  return accountOf(row);
}

function accountOf(row: Selectable<Tables['accounts']>): Account {
  return {
    id: row.id,
    sub: row.sub,
    email: row.email,
    emailVerified: row.email_key !== null,
    name: row.name,
    plan: row.plan,
    foundingMember: row.founding_member === 1,
    createdMs: row.created_ms,
    profileMs: row.profile_ms,
  };
}
