import { useCallback, useState, useSyncExternalStore } from 'react';
import { DEFAULT_LIST_ID } from '#protocol/list-id.ts';
import { NEWSLETTER_PROGRESS } from '../limits.ts';
import { capturedOf, parseCapturedEmails, withCaptured } from './newsletter.ts';
import { NEWSLETTER_TOASTS } from './newsletter-copy.ts';
import { useNotify } from '../kit/toast-context.ts';
import { capturedEmails, capturedText, keepCaptured, watchCaptured } from './captured-emails.ts';

/** Loads the code that validates and sends an address, when the user is about to enter one. */
const sending = () => import('./send-captured.ts');

/**
 * `waited`: the server responded before the bar reached its position after the wait, which is shown for an instant;
 * `sent`: the bar at 100 %, shown for a moment; `kept`: the address is stored in this browser and not yet on the
 * server.
 */
export type NewsletterState =
  | { readonly phase: 'idle'; readonly problem?: string }
  | {
      readonly phase: 'submitting' | 'waited' | 'sent' | 'kept' | 'subscribed' | 'already' | 'pending';
      readonly email: string;
    };

export interface Newsletter {
  readonly state: NewsletterState;
  /** Called when the user starts to type. */
  readonly begin: () => void;
  /** Resolves with whether the address was valid. */
  readonly submit: (typed: string) => Promise<boolean>;
  /** Returns to the form. */
  readonly reset: () => void;
}

const PHASE_OF = { subscribed: 'subscribed', already_subscribed: 'already', pending: 'pending' } as const;
const IDLE: NewsletterState = { phase: 'idle' };

/**
 * Parses the typed text as an address; skips validation if its code can't be loaded, because the server validates
 * too.
 */
async function readTyped(typed: string) {
  try {
    return (await sending()).readEmail(typed);
  } catch {
    return { email: typed.trim() };
  }
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Subscribes addresses: each is first stored in the browser, so that none is lost, and then sent. */
export function useNewsletter(): Newsletter {
  const notify = useNotify();
  const [state, setState] = useState<NewsletterState>(IDLE);
  const kept = useSyncExternalStore(watchCaptured, capturedText, () => '[]');

  const send = useCallback(
    async (email: string) => {
      const before = capturedEmails();
      if (capturedOf(before, email)?.isSent) {
        notify(NEWSLETTER_TOASTS.already);
        setState({ phase: 'already', email });
        return;
      }
      // The server names the list when the address is sent, if it can be reached.
      const timestamp = new Date().toISOString();
      keepCaptured(withCaptured(before, { email, listId: DEFAULT_LIST_ID, timestamp }));
      setState({ phase: 'submitting', email });
      try {
        const { sendCaptured } = await sending();
        const waited = passed(NEWSLETTER_PROGRESS.waitMs);
        const answer = sendCaptured({ email });
        const isQuick = await Promise.race([answer.then(() => true), waited.then(() => false)]);
        const [status] = await Promise.all([answer, waited]);
        if (isQuick) {
          setState({ phase: 'waited', email });
          await passed(NEWSLETTER_PROGRESS.stepMs);
        }
        setState({ phase: 'sent', email });
        await passed(NEWSLETTER_PROGRESS.endMs);
        if (status === 'already_subscribed') notify(NEWSLETTER_TOASTS.already);
        setState({ phase: PHASE_OF[status], email });
      } catch {
        notify(NEWSLETTER_TOASTS.failed);
        setState({ phase: 'kept', email });
      }
    },
    [notify],
  );

  const begin = useCallback(() => void sending().catch(() => undefined), []);
  const submit = async (typed: string) => {
    const read = await readTyped(typed);
    if ('email' in read) void send(read.email);
    else setState({ phase: 'idle', problem: read.problem });
    return 'email' in read;
  };
  const reset = useCallback(() => setState(IDLE), []);

  // A stored address may have been sent in the meantime, by this page or in another tab.
  const wasSentSince =
    state.phase === 'kept' && capturedOf(parseCapturedEmails(kept), state.email)?.isSent === true;
  return { state: wasSentSince ? { ...state, phase: 'subscribed' } : state, begin, submit, reset };
}
