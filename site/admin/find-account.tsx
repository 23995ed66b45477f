import { useState } from 'react';
import { failureText } from '#core/failure-text.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { useFindAccount } from './use-find-account.ts';
import type { CallUnlocked } from './use-unlock.ts';
import { ADMIN } from './admin-copy.ts';
import { AccountPanel } from './account-panel.tsx';

interface FindAccountProps {
  call: CallUnlocked;
}

/** Finds an account by email address. */
export function FindAccount({ call }: FindAccountProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  const [email, setEmail] = useState('');
  const { found, failure, find, replace } = useFindAccount(call);
  return (
    <>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() !== '') find(email.trim());
        }}
      >
        <TextField
          id="find-account"
          label={ADMIN.findLabel}
          type="email"
          autoComplete="off"
          value={email}
          problem={failure && failureText(failure, t)}
          onChange={setEmail}
        />
        <button type="submit" className={buttonClass('ink', 'justify-self-start')}>
          {ADMIN.find}
        </button>
      </form>
      {found && (
        <div className="mt-6 border-t border-line pt-6">
          <AccountPanel key={found.id} account={found} isOwn={false} call={call} onChanged={replace} />
        </div>
      )}
    </>
  );
}
