import type { StoredMessage } from '../store/message-store.ts';

/** Mails what people wrote to whoever answers it. */
export interface Mailer {
  /** @throws where the mail server does not take it now */
  send(message: StoredMessage): Promise<void>;
  close(): void;
}
