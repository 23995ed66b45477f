import { OUTBOX_INTERVAL_MS } from './limits.ts';
import type { ServerDeps } from './deps.ts';
import { passOnAll } from './mail/outbox.ts';

export interface Housekeeping {
  /** Stops the timer and waits for the round in progress. */
  stop(): Promise<void>;
}

/**
 * Starts the periodic tasks: bringing forward times that a wrong clock set too late, settling expired batches,
 * deleting expired rate-limit windows and old deletion records, and retrying mail and newsletter deliveries. Any
 * number of server instances may run them at once.
 */
export function startHousekeeping(deps: ServerDeps): Housekeeping {
  const { store, now, log, trouble } = deps;
  /** The round in progress; the next one doesn't start before it ends. */
  let round: Promise<void> | undefined;
  const work = async () => {
    try {
      await trouble.check((isLarge) => store.ping(isLarge));
      await store.bringForward(now());
      const settled = await store.batches.settleExpired(now());
      if (settled > 0) log.info({ settled }, 'expired batches settled');
      await store.attempts.forgetEnded(now());
      await store.ownData.forgetDeletions(now());
      await passOnAll(deps);
    } catch (error) {
      if (trouble.notice(error)) return;
      log.error({ cause: String(error) }, 'housekeeping failed; retrying later');
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
