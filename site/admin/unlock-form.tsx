import { useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import type { Unlock } from './use-unlock.ts';
import { ADMIN } from './admin-copy.ts';
import { UnlockProblem } from './unlock-problem.tsx';

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
