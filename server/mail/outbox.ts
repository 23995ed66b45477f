import { REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import type { ServerDeps } from '../deps.ts';
import type { Subscriber } from '../store/subscriber-store.ts';
import type { ListOutcome } from './mailing-list.ts';

// [Note: Outbox] What people give us is stored before anything else, and passed on from there: at once when it
// comes, and again by the housekeeping for as long as it takes. Whoever passes something on takes it for a
// while first, so that two servers do not send the same thing, and one that dies in between loses nothing.

/** Passes on everything that is due. What fails stays, and is due again later. */
export async function passOnAll(deps: ServerDeps): Promise<void> {
  while (deps.mailingList && !deps.isStopping()) {
    const subscriber = await deps.store.subscribers.takeDue(deps.now());
    if (!subscriber) break;
    await passOnTaken(deps, subscriber);
  }
  while (deps.mailer && !deps.isStopping()) {
    const message = await deps.store.messages.takeDue(deps.now());
    if (!message) break;
    try {
      await deps.mailer.send(message);
      await deps.store.messages.markMailed(message.id, deps.now());
    } catch (error) {
      deps.log.warn({ messageId: message.id, cause: String(error) }, 'a message could not be mailed on');
    }
  }
}

/** Passes one address on now. Nothing comes back where the list's provider does not take it yet. */
export async function passOn(deps: ServerDeps, subscriber: Subscriber): Promise<ListOutcome | undefined> {
  const taken = await deps.store.subscribers.takeDue(deps.now(), subscriber);
  return taken && passOnTaken(deps, taken);
}

async function passOnTaken(deps: ServerDeps, subscriber: Subscriber): Promise<ListOutcome | undefined> {
  const { mailingList, store, now, log } = deps;
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const outcome = await mailingList?.subscribe(subscriber.listId, subscriber.email, signal);
    await store.subscribers.markPassedOn(subscriber, now());
    return outcome;
  } catch (error) {
    log.warn({ cause: String(error) }, 'an address could not be passed on');
    return undefined;
  }
}
