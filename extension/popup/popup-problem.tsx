import type { Failure } from '#core/failure.ts';
import { mayPass } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { popupWords } from '#words/popup.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface PopupProblemProps {
  problem: Failure;
  /** Whether something is shown despite the problem: the last known state. */
  hasAccount: boolean;
  onRetry: () => void;
}

/** Shows the problem, and whether the displayed data may be outdated. */
export function PopupProblem({ problem, hasAccount, onRetry }: PopupProblemProps) {
  const t = useMessages(failuresWords, popupWords, quantitiesWords);
  return (
    <div className="rounded-surface border border-amber bg-surface px-4 py-3 text-15">
      <p role="alert">{failureText(problem, t)}</p>
      {mayPass(problem) && (
        <p className="mt-1 flex items-center justify-between gap-4 text-13 text-quiet">
          {hasAccount ? t('popup.asLastKnown') : ''}
          <button
            type="button"
            className="-my-2 ml-auto min-h-11 font-semibold text-ink underline underline-offset-4"
            onClick={onRetry}
          >
            {t('popup.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
