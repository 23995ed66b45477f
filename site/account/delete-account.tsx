import { AlertDialog } from 'radix-ui';
import { type SubmitEvent, useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import type { OwnDataActions } from './use-own-data.ts';
import { DELETE_ACCOUNT, OWN_DATA } from './own-data-copy.ts';
import { DeletionProblem } from './deletion-problem.tsx';
import { TitledList } from './titled-list.tsx';

type DeleteAccountProps = Pick<OwnDataActions, 'isDeleting' | 'problem' | 'deleteAccount' | 'forgetProblem'>;

/** Lists exactly what is deleted and what is kept, and asks the user to type a word. */
export function DeleteAccount({ isDeleting, problem, deleteAccount, forgetProblem }: DeleteAccountProps) {
  const [word, setWord] = useState('');
  const isTyped = word.trim().toLowerCase() === DELETE_ACCOUNT.word;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTyped && !isDeleting) deleteAccount();
  };
  const start = () => {
    setWord('');
    forgetProblem();
  };
  return (
    <AlertDialog.Root onOpenChange={start}>
      <AlertDialog.Trigger className={buttonClass('quiet', 'underline underline-offset-4')}>
        {OWN_DATA.delete}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-overlay" />
        <AlertDialog.Content className="dialog w-[min(100%-2rem,34rem)]">
          <AlertDialog.Title className="text-21 font-bold">{DELETE_ACCOUNT.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-15">{DELETE_ACCOUNT.text}</AlertDialog.Description>
          <TitledList title={DELETE_ACCOUNT.goesTitle} items={DELETE_ACCOUNT.goes} />
          <TitledList title={DELETE_ACCOUNT.staysTitle} items={DELETE_ACCOUNT.stays} />
          <p className="mt-4 text-15 text-quiet">{DELETE_ACCOUNT.elsewhere}</p>
          <form onSubmit={submit} className="mt-5">
            <TextField
              id="delete-word"
              label={DELETE_ACCOUNT.label}
              autoComplete="off"
              value={word}
              disabled={isDeleting}
              onChange={setWord}
            />
            {problem && <DeletionProblem failure={problem} />}
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <AlertDialog.Cancel disabled={isDeleting} className={buttonClass('outline')}>
                {DELETE_ACCOUNT.cancel}
              </AlertDialog.Cancel>
              <button disabled={!isTyped || isDeleting} className={buttonClass('accent')}>
                {isDeleting ? DELETE_ACCOUNT.deleting : DELETE_ACCOUNT.confirm}
              </button>
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
