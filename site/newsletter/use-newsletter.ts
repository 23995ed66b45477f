import { useCallback, useState, useSyncExternalStore } from 'react';
import { NEWSLETTER_PROGRESS } from '#core/limits.ts';
import { capturedOf, parseCapturedEmails, withCaptured } from '#core/newsletter.ts';
import { emailSchema } from '#protocol/subscribe.ts';
import { useConfig } from '../account/use-config.ts';
import { NEWSLETTER_TOASTS } from '../content/newsletter.ts';
import { useNotify } from '../layout/toast-context.ts';
import { capturedEmails, capturedText, keepCaptured, watchCaptured } from './captured-emails.ts';
import { sendCaptured } from './send-captured.ts';

/** `kept`: the server does not have the address yet, this device does. */
export type NewsletterState =
  | { readonly phase: 'idle'; readonly problem?: string }
  | { readonly phase: 'submitting' | 'kept' | 'subscribed' | 'already' | 'pending'; readonly email: string };

export interface Newsletter {
  readonly state: NewsletterState;
  /** Answers whether the address could be used. */
  readonly submit: (typed: string) => boolean;
  /** Back to the form. */
  readonly reset: () => void;
}

const PHASE_OF = { subscribed: 'subscribed', already_subscribed: 'already', pending: 'pending' } as const;
const IDLE: NewsletterState = { phase: 'idle' };

/** Subscribes addresses: kept on this device first, so that none is lost, then sent. */
export function useNewsletter(): Newsletter {
  const notify = useNotify();
  const { config } = useConfig();
  const [state, setState] = useState<NewsletterState>(IDLE);
  const kept = useSyncExternalStore(watchCaptured, capturedText);

  const send = useCallback(
    async (email: string, listId: string) => {
      const before = capturedEmails();
      if (capturedOf(before, email)?.isSent) {
        notify(NEWSLETTER_TOASTS.already);
        setState({ phase: 'already', email });
        return;
      }
      keepCaptured(withCaptured(before, { email, listId, timestamp: new Date().toISOString() }));
      setState({ phase: 'submitting', email });
      try {
        const [status] = await Promise.all([
          sendCaptured({ email, listId, timestamp: '', isSent: false }),
          new Promise((resolve) => setTimeout(resolve, NEWSLETTER_PROGRESS.waitMs)),
        ]);
        if (status === 'already_subscribed') notify(NEWSLETTER_TOASTS.already);
        setState({ phase: PHASE_OF[status], email });
      } catch {
        notify(NEWSLETTER_TOASTS.failed);
        setState({ phase: 'kept', email });
      }
    },
    [notify],
  );

  const submit = (typed: string) => {
    const read = emailSchema.safeParse(typed);
    if (read.success) void send(read.data, config?.newsletterListId ?? '');
    else setState({ phase: 'idle', problem: read.error.issues[0]?.message ?? '' });
    return read.success;
  };
  const reset = useCallback(() => setState(IDLE), []);

  // What was kept for later may have been sent since, by the page itself or in another window.
  const wasSentSince =
    state.phase === 'kept' && capturedOf(parseCapturedEmails(kept), state.email)?.isSent === true;
  return { state: wasSentSince ? { ...state, phase: 'subscribed' } : state, submit, reset };
}
