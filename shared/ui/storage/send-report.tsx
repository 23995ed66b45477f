import type { SendState } from '#storage/send-state.ts';
import { sendWords } from '#words/send.ts';
import { storageWords } from '#words/storage.ts';
import { useMessages } from '../kit/use-messages.ts';
import { sendKey, type SendReach } from './send-text.ts';

interface SendReportProps {
  state: SendState;
  reach: SendReach;
}

const said = (text: string) => <span className="mt-1 block max-w-[72ch]">{text}</span>;

/** Shows the progress in sentences; at the end each missing file, with the reason and what to do. */
export function SendReport({ state, reach }: SendReportProps) {
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
