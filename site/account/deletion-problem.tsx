import { Link } from 'react-router-dom';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { DELETE_ACCOUNT } from './own-data-copy.ts';

interface DeletionProblemProps {
  failure: Failure;
}

/** Explains why the account wasn't deleted, and whom to contact. */
export function DeletionProblem({ failure }: DeletionProblemProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  return (
    <p role="alert" className="mt-4 text-15 text-accent">
      {failureText(failure, t)}{' '}
      {failure.code === 'subscription-running' && (
        <Link to="/contact" className="font-semibold underline underline-offset-4">
          {DELETE_ACCOUNT.contact}
        </Link>
      )}
    </p>
  );
}
