import { OUTBOX_INTERVAL_MS } from '#core/limits.ts';
import type { ServerDeps } from './deps.ts';
import { passOnAll } from './mail/outbox.ts';

export interface Housekeeping {
  /** Ends it, and waits for the round under way. */
  stop(): Promise<void>;
}

/**
 * What the server does without being asked: settles batches that have expired, forgets attempts whose window
 * has ended, and passes on what could not be passed on before. Any number of copies may do so at once.
 */
export function startHousekeeping(deps: ServerDeps): Housekeeping {
  const { store, now, log } = deps;
  let isStopped = false;
  let round = Promise.resolve();
  const work = async () => {
    try {
      const settled = await store.batches.settleExpired(now());
      if (settled > 0) log.info({ settled }, 'expired batches settled');
      await store.attempts.forgetEnded(now());
      await passOnAll(deps);
    } catch (error) {
      log.error({ cause: String(error) }, 'housekeeping failed; it is tried again');
    }
  };
  const timer = setInterval(() => {
    round = round.then(() => (isStopped ? undefined : work()));
  }, OUTBOX_INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
