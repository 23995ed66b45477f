import { AlertDialog } from 'radix-ui';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '#core/failure-text.ts';
import type { Failure } from '#core/failure.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import { DELETE_ACCOUNT, OWN_DATA } from './own-data-copy.ts';
import { type OwnDataActions, useOwnData } from './use-own-data.ts';

/** Exports and deletes the user's data on the server. */
export function OwnData() {
  const { isDownloading, download, ...deletion } = useOwnData();
  return (
    <section
      aria-labelledby="own-data-title"
      className="mt-16 grid gap-x-12 gap-y-6 border-t border-line pt-8 lg:grid-cols-[7fr_5fr]"
    >
      <div>
        <h2 id="own-data-title" className="text-21">
          {OWN_DATA.title}
        </h2>
        <p className="mt-2 max-w-[60ch] text-15 text-quiet">{OWN_DATA.text}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        <button
          type="button"
          disabled={isDownloading}
          aria-busy={isDownloading}
          onClick={download}
          className={buttonClass('outline')}
        >
          {isDownloading ? OWN_DATA.downloading : OWN_DATA.download}
        </button>
        <DeleteAccount {...deletion} />
      </div>
    </section>
  );
}

type DeleteAccountProps = Pick<OwnDataActions, 'isDeleting' | 'problem' | 'deleteAccount' | 'forgetProblem'>;

/** Lists exactly what is deleted and what is kept, and asks the user to type a word. */
function DeleteAccount({ isDeleting, problem, deleteAccount, forgetProblem }: DeleteAccountProps) {
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

interface DeletionProblemProps {
  failure: Failure;
}

/** Explains why the account wasn't deleted, and whom to contact. */
function DeletionProblem({ failure }: DeletionProblemProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  return (
    <p role="alert" className="mt-4 text-15 text-accent">
      {failureText(failure, t)}
      {gapIn(t.locale)}
      {failure.code === 'subscription-running' && (
        <Link to="/contact" className="font-semibold underline underline-offset-4">
          {DELETE_ACCOUNT.contact}
        </Link>
      )}
    </p>
  );
}

interface TitledListProps {
  title: string;
  items: readonly string[];
}

/** A short titled list for a dialog. */
function TitledList({ title, items }: TitledListProps) {
  return (
    <>
      <h3 className="mt-4 text-15 font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-15 text-quiet marker:text-edge">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
