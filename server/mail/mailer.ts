import type { StoredMessage } from '../store/message-store.ts';

/** Mails users' messages to the support address. */
export interface Mailer {
  /** @throws {AppError} `request-invalid` if this message is rejected permanently; any other error is temporary */
  send(message: StoredMessage, signal: AbortSignal): Promise<void>;
  close(): void;
}
