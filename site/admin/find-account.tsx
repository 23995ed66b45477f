import { useState } from 'react';
import { failureText } from '#core/failure-text.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import type { CallUnlocked } from './use-unlock.ts';
import { ADMIN } from './admin-copy.ts';
import { AccountPanel } from './account-panel.tsx';
import { AppError, type Failure } from '#core/failure.ts';
import type { AccountReply } from '#protocol/account.ts';
import { findAccountEndpoint } from '#protocol/admin.ts';

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

interface FoundAccount {
  readonly found: AccountReply | undefined;
  readonly failure: Failure | undefined;
  readonly find: (email: string) => void;
  readonly replace: (account: AccountReply) => void;
}

/** Finds an account by email address. */
function useFindAccount(call: CallUnlocked): FoundAccount {
  const [found, setFound] = useState<AccountReply>();
  const [failure, setFailure] = useState<Failure>();
  const search = async (email: string) => {
    setFound(undefined);
    setFailure(undefined);
    try {
      setFound((await call(findAccountEndpoint, { body: { email } })).account);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error.failure);
    }
  };
  return { found, failure, find: (email) => void search(email), replace: setFound };
}
