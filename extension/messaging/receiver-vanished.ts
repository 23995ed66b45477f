/** Sends a message and gives the reply; rejects with {@link ReceiverVanished} where nobody lived to give one. */
export type Send = (message: unknown) => Promise<unknown>;

/** The other side was stopped before it answered, or was not there yet. Asking again starts it. */
export class ReceiverVanished extends Error {
  override readonly name = 'ReceiverVanished';
}
