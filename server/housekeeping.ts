import { OUTBOX_INTERVAL_MS } from './limits.ts';
import type { ServerDeps } from './deps.ts';
import { passOnAll } from './mail/outbox.ts';

export interface Housekeeping {
  /** Ends it, and waits for the round under way. */
  stop(): Promise<void>;
}

/**
 * What the server does without being asked: settles batches that have expired, forgets attempts whose window
 * has ended and deletions that are long ago, and passes on what could not be passed on before. Any number of copies may do so at once.
 */
export function startHousekeeping(deps: ServerDeps): Housekeeping {
  const { store, now, log } = deps;
  /** The one under way: a round that takes long is not overtaken by the next. */
  let round: Promise<void> | undefined;
  const work = async () => {
    try {
      const settled = await store.batches.settleExpired(now());
      if (settled > 0) log.info({ settled }, 'expired batches settled');
      await store.attempts.forgetEnded(now());
      await store.ownData.forgetDeletions(now());
      await passOnAll(deps);
    } catch (error) {
      log.error({ cause: String(error) }, 'housekeeping failed; it is tried again');
    }
  };
  const timer = setInterval(() => {
    round ??= work().finally(() => (round = undefined));
  }, OUTBOX_INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
