import { useCallback, useState, useSyncExternalStore } from 'react';
import { NEWSLETTER_PROGRESS } from '../limits.ts';
import { capturedOf, parseCapturedEmails, withCaptured } from './newsletter.ts';
import { NEWSLETTER_TOASTS } from './newsletter-copy.ts';
import { useNotify } from '../kit/toast-context.ts';
import { capturedEmails, capturedText, keepCaptured, watchCaptured } from './captured-emails.ts';

/** How an address is checked and sent comes when someone is about to give one. */
const sending = () => import('./send-captured.ts');

/**
 * `waited`: the server has answered while the bar was on its way to where it is after its wait, which is shown for an
 * instant; `sent`: it has answered, which is shown for a moment; `kept`: the server does not have the address yet, this device does.
 */
export type NewsletterState =
  | { readonly phase: 'idle'; readonly problem?: string }
  | {
      readonly phase: 'submitting' | 'waited' | 'sent' | 'kept' | 'subscribed' | 'already' | 'pending';
      readonly email: string;
    };

export interface Newsletter {
  readonly state: NewsletterState;
  /** Someone begins to type. */
  readonly begin: () => void;
  /** Answers whether the address could be used. */
  readonly submit: (typed: string) => Promise<boolean>;
  /** Back to the form. */
  readonly reset: () => void;
}

const PHASE_OF = { subscribed: 'subscribed', already_subscribed: 'already', pending: 'pending' } as const;
const IDLE: NewsletterState = { phase: 'idle' };

/** What was typed, as an address; as it is where our own check cannot be loaded, for the server has it too. */
async function readTyped(typed: string) {
  try {
    return (await sending()).readEmail(typed);
  } catch {
    return { email: typed.trim() };
  }
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Subscribes addresses: kept on this device first, so that none is lost, then sent. */
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
      // The server knows which list it is; it is asked when the address is sent.
      keepCaptured(withCaptured(before, { email, listId: '', timestamp: new Date().toISOString() }));
      setState({ phase: 'submitting', email });
      try {
        const { sendCaptured } = await sending();
        const waited = passed(NEWSLETTER_PROGRESS.waitMs);
        const answer = sendCaptured({ email, listId: '', timestamp: '', isSent: false });
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

  // What was kept for later may have been sent since, by the page itself or in another window.
  const wasSentSince =
    state.phase === 'kept' && capturedOf(parseCapturedEmails(kept), state.email)?.isSent === true;
  return { state: wasSentSince ? { ...state, phase: 'subscribed' } : state, begin, submit, reset };
}
