import { failureText } from '#core/failure-text.ts';
import type { Failure } from '#core/failure.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople } from './people-context.ts';
import type { PeopleState, PeopleStep } from './people-state.ts';

/** Says why the last search failed, or why people couldn't be remembered. */
export function PeopleFailure({ step }: { step: PeopleStep }) {
  const t = useMessages(failuresWords, quantitiesWords);
  const failure = usePeople((state) => failureOf(state, step));
  return (
    failure && (
      <p role="alert" className="mt-2 text-15 text-accent">
        {failureText(failure, t)}
      </p>
    )
  );
}

function failureOf({ progress }: PeopleState, step: PeopleStep): Failure | undefined {
  // Without people, only a search can have failed.
  if (progress.phase === 'failed') return step === 'search' ? progress.failure : undefined;
  return progress.phase === 'ready' && progress.failed?.step === step ? progress.failed.failure : undefined;
}
