import { useEffect, useRef } from 'react';
import type { SendState } from '#storage/send-state.ts';
import { sendWords } from '#words/send.ts';
import { storageWords } from '#words/storage.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { LoginForm } from './login-form.tsx';
import { sendKey, type SendReach } from './send-text.ts';
import type { SendToStorage } from './use-send-to-storage.ts';

interface SendPanelProps {
  sending: SendToStorage;
  reach: SendReach;
}

/**
 * Sends the board to a storage: asks for the destination, previews what would be sent, and shows the progress and the
 * result.
 */
export function SendPanel({
  sending: { state, host, look, send, resume, stop, close },
  reach,
}: SendPanelProps) {
  const t = useMessages(sendWords, storageWords);
  const panel = useRef<HTMLElement>(null);
  // The pressed button may be far below, and the page's header must not cover the panel.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  const phase = state?.phase;
  const plan = state?.phase === 'plan' ? state : undefined;
  const progress = state?.phase === 'sending' ? state : undefined;
  const isBusy = phase === 'looking' || phase === 'sending';
  const isTyping = !state || phase === 'problem';
  // The pressed button disappears with its form, which would send keyboard users to the top of the page.
  useEffect(() => {
    const next = isTyping ? panel.current?.querySelector('input') : panel.current;
    next?.focus({ preventScroll: true });
  }, [isTyping]);
  // The button of a completed step disappears too, unless the user has moved elsewhere in the meantime.
  useEffect(() => {
    if (phase && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [phase]);
  const canSend = plan !== undefined && plan.put > 0;
  const canResume = phase === 'stopped' || (state?.phase === 'done' && state.canResume);
  const outline = buttonClass('outline', 'max-sm:w-full');
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="send-to-storage"
      className="light-table mt-4 p-4 text-15 outline-none sm:p-5"
    >
      <h3 id="send-to-storage" className="font-semibold">
        {state ? t('send.titleOf', { host }) : t('send.title')}
      </h3>
      <output>{state && <SendReport state={state} reach={reach} />}</output>
      {progress && (
        <div className="mt-3">
          <ProgressBar value={progress.done} max={progress.total} label={t('send.titleOf', { host })} />
        </div>
      )}
      {/* Hidden and not removed, so that what was typed is still there after a problem. */}
      <div hidden={!isTyping}>
        <LoginForm reach={reach} onLook={look} onCancel={close} />
      </div>
      {!isTyping && (
        <div className="mt-4 flex flex-wrap gap-2">
          {canSend && (
            <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={send}>
              {t('send.send')}
            </button>
          )}
          {canResume && (
            <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={resume}>
              {t('send.resume')}
            </button>
          )}
          {isBusy ? (
            <button type="button" className={outline} onClick={stop}>
              {t('send.stop')}
            </button>
          ) : (
            <button type="button" className={buttonClass('quiet', 'max-sm:w-full')} onClick={close}>
              {t(phase === 'done' ? 'send.close' : 'send.cancel')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface SendReportProps {
  state: SendState;
  reach: SendReach;
}

const said = (text: string) => <span className="mt-1 block max-w-[72ch]">{text}</span>;

/** Shows the progress in sentences; at the end each missing file, with the reason and what to do. */
function SendReport({ state, reach }: SendReportProps) {
  const t = useMessages(sendWords, storageWords);
  switch (state.phase) {
    case 'looking':
      return said(t('send.looking'));
    case 'plan': {
      const { total, put } = state;
      return (
        <>
          {said(put === 0 ? t('send.allThere', { total }) : t('send.plan', state))}
          {put > 0 && <span className="mt-1 block max-w-[72ch] text-13 text-quiet">{t('send.safe')}</span>}
        </>
      );
    }
    case 'sending':
      return said(t('send.sending', { done: state.done, total: state.total }));
    case 'stopped':
      return said(t('send.stopped'));
    case 'problem':
      return <span className="mt-1 block max-w-[72ch] text-accent">{t(sendKey(state.problem, reach))}</span>;
    case 'done':
      return (
        <>
          {said(t('send.done', { inPlace: state.inPlace, total: state.total }))}
          {state.unsent.length > 0 && (
            <>
              <span className="mt-3 block">{t('send.unsent', { count: state.unsent.length })}</span>
              <ul className="mt-1 grid gap-1 text-13">
                {state.unsent.map(({ path, why }) => (
                  <li key={path} className="wrap-anywhere">
                    <span className="font-mono">{path}</span>: {t(sendKey(why, reach))}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      );
  }
}
