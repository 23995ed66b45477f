/**
 * Sends a message and returns the reply; rejects with {@link ReceiverVanished} if no receiver was alive to send one.
 */
export type Send = (message: unknown) => Promise<unknown>;

/** The other side was stopped before it responded, or wasn't there yet. A new call starts it. */
export class ReceiverVanished extends Error {
  override readonly name = 'ReceiverVanished';
}
