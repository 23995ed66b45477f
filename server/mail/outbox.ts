import { AppError } from '#core/failure.ts';
import { PASS_ON_TIMEOUT_MS, PASS_ON_WAIT_MS } from '../limits.ts';
import type { ServerDeps } from '../deps.ts';
import type { StoredMessage } from '../store/message-store.ts';
import type { Subscriber } from '../store/subscriber-store.ts';
import type { ListOutcome, MailingList } from './mailing-list.ts';
import type { Mailer } from './mailer.ts';

// [Note: Outbox] Messages and newsletter addresses are stored first and delivered from the database: immediately, and
// then by the housekeeping until delivery succeeds. A server claims an item for a limited time before delivering it,
// so that two servers don't send the same item, and a crash loses nothing.

/** The result of a delivery. `down`: the provider is unreachable, so the other items aren't tried in this round. */
type Attempt = 'passed on' | 'refused' | 'down';

/**
 * Delivers everything that is due. A failed item is due again later. If the provider is down, the other items are
 * left unchanged for the next round, so that they are delivered as soon as the provider is back.
 */
export async function passOnAll(deps: ServerDeps): Promise<void> {
  const { mailingList, mailer } = deps;
  if (mailingList) {
    await drain(deps, () => passOnNextAddress(deps, mailingList));
    await drain(deps, () => takeBackNextAddress(deps, mailingList));
  }
  if (mailer) await drain(deps, () => passOnNextMessage(deps, mailer));
}

/** Starts delivering what is due in the background; failures are logged. */
export function passOnSoon(deps: ServerDeps): void {
  passOnAll(deps).catch((error: unknown) => {
    if (deps.trouble.notice(error)) return;
    deps.log.error({ cause: String(error) }, 'nothing could be delivered; retrying later');
  });
}

/** Delivers one address now. @returns undefined if it hasn't been delivered yet */
export async function passOn(deps: ServerDeps, subscriber: Subscriber): Promise<ListOutcome | undefined> {
  const { mailingList, store, now } = deps;
  const taken = mailingList && (await store.subscribers.takeDue(now(), subscriber));
  if (!taken) return undefined;
  try {
    return await subscribe(deps, mailingList, taken, PASS_ON_WAIT_MS);
  } catch (error) {
    attemptAt(error, deps, 'an address');
    return undefined;
  }
}

async function drain({ isStopping }: ServerDeps, next: () => Promise<Attempt | undefined>): Promise<void> {
  while (!isStopping()) {
    const attempt = await next();
    if (attempt === undefined || attempt === 'down') return;
  }
}

async function passOnNextAddress(deps: ServerDeps, mailingList: MailingList): Promise<Attempt | undefined> {
  const subscriber = await deps.store.subscribers.takeDue(deps.now());
  if (!subscriber) return undefined;
  try {
    await subscribe(deps, mailingList, subscriber, PASS_ON_TIMEOUT_MS);
    return 'passed on';
  } catch (error) {
    return attemptAt(error, deps, 'an address');
  }
}

async function takeBackNextAddress(deps: ServerDeps, mailingList: MailingList): Promise<Attempt | undefined> {
  const { store, now } = deps;
  const removal = await store.subscribers.takeDueRemoval(now());
  if (!removal) return undefined;
  try {
    await mailingList.unsubscribe(removal.listId, removal.email, AbortSignal.timeout(PASS_ON_TIMEOUT_MS));
    await store.subscribers.markRemoved(removal);
    return 'passed on';
  } catch (error) {
    return attemptAt(error, deps, 'an address to be forgotten');
  }
}

async function passOnNextMessage(deps: ServerDeps, mailer: Mailer): Promise<Attempt | undefined> {
  const { store, now } = deps;
  const message: StoredMessage | undefined = await store.messages.takeDue(now());
  if (!message) return undefined;
  try {
    await mailer.send(message, AbortSignal.timeout(PASS_ON_TIMEOUT_MS));
    await store.messages.markMailed(message.id, now());
    return 'passed on';
  } catch (error) {
    return attemptAt(error, deps, 'a message');
  }
}

async function subscribe(
  { store, now }: ServerDeps,
  mailingList: MailingList,
  subscriber: Subscriber,
  timeoutMs: number,
): Promise<ListOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  const outcome = await mailingList.subscribe(subscriber.listId, subscriber.email, signal);
  await store.subscribers.markPassedOn(subscriber, now());
  return outcome;
}

/** Logs a failure's code, not the provider's message, which may contain personal data. */
function attemptAt(error: unknown, { log }: ServerDeps, what: string): Attempt {
  const failure = error instanceof AppError ? error.failure : undefined;
  log.warn({ cause: failure ?? String(error) }, `${what} could not be delivered; retrying later`);
  return failure?.code === 'request-invalid' ? 'refused' : 'down';
}
