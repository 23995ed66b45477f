import type { StoredMessage } from '../store/message-store.ts';

/** Mails what people wrote to whoever answers it. */
export interface Mailer {
  /** @throws {AppError} `request-invalid` where this message is refused for good; else anything, for not now */
  send(message: StoredMessage, signal: AbortSignal): Promise<void>;
  close(): void;
}
