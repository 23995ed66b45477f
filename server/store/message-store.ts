import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { emailKeyOf } from '#core/accounts/email-key.ts';
import { nextTryMs } from './retry-time.ts';
import type { Tables } from './tables.ts';

export interface Message {
  readonly kind: 'contact' | 'support';
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
}

export interface StoredMessage extends Message {
  readonly id: string;
  readonly createdMs: number;
}

/** Users' messages: stored first, then mailed if mail is configured. */
export interface MessageStore {
  add(message: Message, nowMs: number): Promise<StoredMessage>;
  /** Claims a message that is due to be mailed; it is due again after a while. */
  takeDue(nowMs: number): Promise<StoredMessage | undefined>;
  markMailed(id: string, nowMs: number): Promise<void>;
}

export function createMessageStore(db: Kysely<Tables>): MessageStore {
  return {
    add: async (message, nowMs) => {
      const id = randomUUID();
      await db
        .insertInto('messages')
        .values({
          id,
          ...message,
          email_key: emailKeyOf(message.email),
          created_ms: nowMs,
          mailed_ms: null,
          attempts: 0,
          next_try_ms: nowMs,
        })
        .execute();
      return { ...message, id, createdMs: nowMs };
    },

    takeDue: async (nowMs) => {
      const due = await db
        .selectFrom('messages')
        .selectAll()
        .where('mailed_ms', 'is', null)
        .where('next_try_ms', '<=', nowMs)
        .orderBy('next_try_ms')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const taken = await db
        .updateTable('messages')
        .set({ attempts: due.attempts + 1, next_try_ms: nextTryMs(due.attempts, nowMs) })
        .where('id', '=', due.id)
        .where('attempts', '=', due.attempts)
        .where('mailed_ms', 'is', null)
        .returning('id')
        .executeTakeFirst();
      const { id, kind, name, email, subject, message, created_ms: createdMs } = due;
      return taken && { id, kind, name, email, subject, message, createdMs };
    },

    markMailed: async (id, nowMs) => {
      await db.updateTable('messages').set({ mailed_ms: nowMs }).where('id', '=', id).execute();
    },
  };
}
