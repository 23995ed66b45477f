import { useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import type { Unlock } from './use-unlock.ts';
import { ADMIN, attemptsLeftText, tooManyText } from './admin-copy.ts';
import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface UnlockFormProps {
  lock: Unlock;
}

/** The locked screen: a password field. */
export function UnlockForm({ lock: { hasExpired, isChecking, failure, unlock } }: UnlockFormProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      className="light-table grid w-full max-w-md gap-5 p-6 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(password === '');
        if (password !== '' && !isChecking) unlock(password);
      }}
    >
      <output className="text-15 text-quiet">{hasExpired ? ADMIN.lockedAgain : ADMIN.locked}</output>
      <TextField
        id="admin-password"
        label={ADMIN.password}
        type="password"
        autoComplete="current-password"
        value={password}
        problem={isMissing ? ADMIN.passwordMissing : undefined}
        onChange={setPassword}
      />
      {failure && !isMissing && <UnlockProblem failure={failure} />}
      <button
        type="submit"
        aria-disabled={isChecking}
        className={buttonClass('ink', 'justify-self-start aria-disabled:opacity-70')}
      >
        {isChecking ? ADMIN.unlocking : ADMIN.unlock}
      </button>
    </form>
  );
}

interface UnlockProblemProps {
  failure: Failure;
}

/** Returns why unlocking failed. */
function UnlockProblem({ failure }: UnlockProblemProps) {
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
