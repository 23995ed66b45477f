import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { prefersStillness } from '#ui/kit/prefers-stillness.ts';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { TextField } from '#ui/kit/text-field.tsx';
import { NEWSLETTER_PROGRESS } from '../limits.ts';
import { capturedEmails } from './captured-emails.ts';
import { NEWSLETTER } from './newsletter-copy.ts';
import { subscribeProgress } from './newsletter.ts';
import { saveEmails } from './save-emails.ts';
import { useNewsletter } from './use-newsletter.ts';

interface NewsletterFormProps {
  /** Whether to show the form with the administrator's controls. */
  admin?: Omit<NewsletterAdminProps, 'onReset'>;
}

/** The newsletter form. */
export function NewsletterForm({ admin }: NewsletterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const { state, begin, submit, reset } = useNewsletter();
  useExportKey(admin?.onDownload);
  const isSubmitting = state.phase === 'submitting' || state.phase === 'waited' || state.phase === 'sent';
  const isDone = state.phase === 'subscribed' || state.phase === 'already' || state.phase === 'pending';
  const onSubmit = async () => {
    if (!isSubmitting && !(await submit(typed))) form.current?.querySelector('input')?.focus();
  };
  const startOver = () => {
    setTyped('');
    reset();
  };

  return (
    <>
      {!isDone && (
        <form
          ref={form}
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void onSubmit();
          }}
        >
          <TextField
            id={id}
            label={NEWSLETTER.label}
            type="email"
            autoComplete="email"
            placeholder={NEWSLETTER.placeholder}
            value={typed}
            problem={state.phase === 'idle' ? state.problem : undefined}
            onChange={(value) => {
              begin();
              setTyped(value);
              if (state.phase === 'idle') reset();
            }}
          />
          {state.phase === 'kept' && (
            <p role="alert" className="text-15 wrap-anywhere text-amber">
              {NEWSLETTER.kept(state.email)}
            </p>
          )}
          {isSubmitting && <SubscribeProgress phase={state.phase} />}
          <button
            type="submit"
            aria-disabled={isSubmitting}
            className={buttonClass('ink', 'justify-self-start aria-disabled:opacity-70')}
          >
            {state.phase === 'kept' ? NEWSLETTER.again : NEWSLETTER.submit}
          </button>
        </form>
      )}
      {isDone && <NewsletterDone outcome={state.phase} email={state.email} />}
      {admin && <NewsletterAdmin {...admin} onReset={startOver} />}
    </>
  );
}

interface NewsletterDoneProps {
  outcome: 'subscribed' | 'already' | 'pending';
  email: string;
}

/** Replaces the form after the server has accepted the address. Takes the focus, because the pressed button is gone. */
function NewsletterDone({ outcome, email }: NewsletterDoneProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} tabIndex={-1} className="flex gap-3 outline-none">
      <Check size={20} className="mt-0.5 text-good" aria-hidden />
      <div className="min-w-0 text-15">
        <p className="font-semibold">{NEWSLETTER[outcome]}</p>
        <p className="wrap-anywhere text-quiet">{email}</p>
      </div>
    </div>
  );
}

/** Handles Ctrl+Shift+E, which downloads addresses: by default those stored in this browser. */
function useExportKey(onExport: () => void = saveOwn): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyE') return;
      event.preventDefault();
      onExport();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onExport]);
}

function saveOwn(): void {
  saveEmails(capturedEmails());
}

interface NewsletterAdminProps {
  /** The number of subscribers on the server, if known. */
  count: number | undefined;
  onDownload: () => void;
  /** Resets the form. */
  onReset: () => void;
}

/** The administrator's controls below the form. */
function NewsletterAdmin({ count, onDownload, onReset }: NewsletterAdminProps) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <output className="font-mono text-15">
        {count === undefined ? NEWSLETTER.admin.counting : NEWSLETTER.admin.count(count)}
      </output>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={onDownload} className={buttonClass('outline')}>
          <Download size={18} aria-hidden />
          {NEWSLETTER.admin.download}
        </button>
        <button type="button" onClick={onReset} className={buttonClass('quiet')}>
          <RotateCcw size={18} aria-hidden />
          {NEWSLETTER.admin.reset}
        </button>
      </div>
      <p className="mt-2 text-13 text-quiet">{NEWSLETTER.admin.shortcut}</p>
    </div>
  );
}

interface SubscribeProgressProps {
  phase: string;
}

/** Position of the bar in these phases; in others it depends on time. */
const PERCENT: Readonly<Record<string, number>> = { waited: NEWSLETTER_PROGRESS.afterWait, sent: 100 };

/** The progress bar while an address is sent and after it is accepted. */
function SubscribeProgress({ phase }: SubscribeProgressProps) {
  const percent = useSubscribeProgress();
  return (
    <div>
      <output className="text-15">{NEWSLETTER.submitting}</output>
      <div className="mt-3">
        <ProgressBar max={100} value={PERCENT[phase] ?? percent} label={NEWSLETTER.submitting} />
      </div>
    </div>
  );
}

/**
 * Returns the position of the form's progress bar since it appeared, in percent. With reduced motion it moves in two
 * steps.
 */
function useSubscribeProgress(): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const startMs = performance.now();
    const everyMs = prefersStillness() ? NEWSLETTER_PROGRESS.waitMs : NEWSLETTER_PROGRESS.stepMs;
    const timer = setInterval(() => {
      const passedMs = performance.now() - startMs;
      setElapsedMs(prefersStillness() ? Math.min(passedMs, NEWSLETTER_PROGRESS.waitMs) : passedMs);
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return subscribeProgress(elapsedMs);
}
