import type { Kysely } from 'kysely';
import { emailKeyOf } from '#core/accounts/email-key.ts';
import { nextTryMs } from './retry-time.ts';
import type { Tables } from './tables.ts';

export interface Subscriber {
  readonly listId: string;
  readonly email: string;
  readonly createdMs: number;
}

/** A deleted account's address, in lower case, to remove at the provider. */
export type Removal = Pick<Subscriber, 'listId' | 'email'>;

/** The newsletter's addresses: stored first, then delivered to the external provider, if there is one. */
export class SubscriberStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Stores an address. @returns false if the list already has it, ignoring case */
  async add({ listId, email, createdMs }: Subscriber): Promise<boolean> {
    // A new subscription cancels a pending removal.
    await this.#db
      .deleteFrom('list_removals')
      .where('list_id', '=', listId)
      .where('email_key', '=', emailKeyOf(email))
      .execute();
    const added = await this.#db
      .insertInto('subscribers')
      .values({
        list_id: listId,
        email_key: emailKeyOf(email),
        email: email.trim(),
        created_ms: createdMs,
        passed_on_ms: null,
        attempts: 0,
        next_try_ms: createdMs,
      })
      .onConflict((conflict) => conflict.columns(['list_id', 'email_key']).doNothing())
      .returning('email_key')
      .executeTakeFirst();
    return added !== undefined;
  }

  /**
   * Claims an address that is due for delivery; it is due again after a while, unless
   * {@link SubscriberStore.markPassedOn} is called. With `only`, claims only that address.
   */
  async takeDue(nowMs: number, only?: Subscriber): Promise<Subscriber | undefined> {
    const due = await this.#db
      .selectFrom('subscribers')
      .selectAll()
      .where('passed_on_ms', 'is', null)
      .where('next_try_ms', '<=', nowMs)
      .$if(only !== undefined, (query) =>
        query
          .where('list_id', '=', only?.listId ?? '')
          .where('email_key', '=', emailKeyOf(only?.email ?? '')),
      )
      .orderBy('next_try_ms')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const taken = await this.#db
      .updateTable('subscribers')
      .set({ attempts: due.attempts + 1, next_try_ms: nextTryMs(due.attempts, nowMs) })
      .where('list_id', '=', due.list_id)
      .where('email_key', '=', due.email_key)
      .where('attempts', '=', due.attempts)
      .where('passed_on_ms', 'is', null)
      .returning('email')
      .executeTakeFirst();
    // Undefined if another server claimed it first; the remaining addresses are delivered in the next round.
    return taken && { listId: due.list_id, email: due.email, createdMs: due.created_ms };
  }

  async markPassedOn({ listId, email }: Subscriber, nowMs: number): Promise<void> {
    await this.#db
      .updateTable('subscribers')
      .set({ passed_on_ms: nowMs })
      .where('list_id', '=', listId)
      .where('email_key', '=', emailKeyOf(email))
      .execute();
  }

  /** Returns every address, oldest first. */
  async all(): Promise<Subscriber[]> {
    const rows = await this.#db.selectFrom('subscribers').selectAll().orderBy('created_ms').execute();
    return rows.map((row) => ({ listId: row.list_id, email: row.email, createdMs: row.created_ms }));
  }

  /** Claims an address to remove at the external provider; it is due again after a while. */
  async takeDueRemoval(nowMs: number): Promise<Removal | undefined> {
    const due = await this.#db
      .selectFrom('list_removals')
      .selectAll()
      .where('next_try_ms', '<=', nowMs)
      .orderBy('next_try_ms')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const taken = await this.#db
      .updateTable('list_removals')
      .set({ attempts: due.attempts + 1, next_try_ms: nextTryMs(due.attempts, nowMs) })
      .where('list_id', '=', due.list_id)
      .where('email_key', '=', due.email_key)
      .where('attempts', '=', due.attempts)
      .returning('email_key')
      .executeTakeFirst();
    return taken && { listId: due.list_id, email: due.email_key };
  }

  async markRemoved({ listId, email }: Removal): Promise<void> {
    await this.#db
      .deleteFrom('list_removals')
      .where('list_id', '=', listId)
      .where('email_key', '=', email)
      .execute();
  }
}
