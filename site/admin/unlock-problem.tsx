import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { attemptsLeftText, tooManyText } from './admin-copy.ts';

interface UnlockProblemProps {
  failure: Failure;
}

/** Returns why unlocking failed. */
export function UnlockProblem({ failure }: UnlockProblemProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  return (
    <div className="border-l-2 border-accent pl-4 text-15">
      <p role="alert" className="font-semibold text-accent">
        {failure.code === 'too-many-requests'
          ? tooManyText(failure.details.retryAfterMs)
          : failureText(failure, t)}
      </p>
      {failure.code === 'admin-password-wrong' && (
        <output className="text-quiet">{attemptsLeftText(failure.details.attemptsLeft)}</output>
      )}
    </div>
  );
}
