import type { Failure } from '#core/failure.ts';
import { mayPass } from '#core/failure.ts';
import { failureWords } from '../i18n/failure-words.ts';
import { text } from '../i18n/text.ts';

interface PopupProblemProps {
  problem: Failure;
  /** Something is shown all the same: what was known before. */
  hasAccount: boolean;
  onRetry: () => void;
}

/** What came between, and whether what is shown may be old. */
export function PopupProblem({ problem, hasAccount, onRetry }: PopupProblemProps) {
  return (
    <div className="rounded-surface border border-amber bg-surface px-4 py-3 text-15">
      <p role="alert">{failureWords(problem)}</p>
      {mayPass(problem) && (
        <p className="mt-1 flex items-center justify-between gap-4 text-13 text-quiet">
          {hasAccount ? text('popup_as_last_known') : ''}
          <button
            type="button"
            className="-my-2 ml-auto min-h-11 font-semibold text-ink underline underline-offset-4"
            onClick={onRetry}
          >
            {text('popup_retry')}
          </button>
        </p>
      )}
    </div>
  );
}
