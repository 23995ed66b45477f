import { useState } from 'react';
import { AppError, type Failure } from '#core/failure.ts';
import { failureToast } from '#core/batch/toast.ts';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#protocol/own-data.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { api } from '../kit/api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { ownDataFileName } from './own-data-copy.ts';
import { useNotify } from '../kit/toast-context.ts';
import { forgetCaptured } from '../newsletter/captured-key.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { leaveFarewell } from './farewell.ts';

export interface OwnDataActions {
  readonly isDownloading: boolean;
  readonly isDeleting: boolean;
  /** Why the account wasn't deleted. */
  readonly problem: Failure | undefined;
  readonly download: () => void;
  /** Ends on the home page, signed out. */
  readonly deleteAccount: () => void;
  readonly forgetProblem: () => void;
}

/** Exports and deletes the user's data. */
export function useOwnData(): OwnDataActions {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const { signOut, expire } = useAuth();
  const notify = useNotify();
  const [isDownloading, setIsDownloading] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [problem, setProblem] = useState<Failure>();

  const tell = (error: unknown, say: (failure: Failure) => void) => {
    if (!(error instanceof AppError)) throw error;
    if (error.failure.code === 'session-over') expire(error.failure);
    else say(error.failure);
  };
  const download = async () => {
    setIsDownloading(true);
    try {
      const data = await api.call(exportAccountEndpoint);
      const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
      saveFile(file, ownDataFileName(data.exportedAt));
    } catch (error) {
      tell(error, (failure) => notify(failureToast(failure, t)));
    } finally {
      setIsDownloading(false);
    }
  };
  const deleteAccount = async () => {
    setIsDeleting(true);
    setProblem(undefined);
    try {
      const { newsletter } = await api.call(deleteAccountEndpoint);
      leaveFarewell(newsletter);
      // Otherwise, an unsent address in this browser would be subscribed again.
      forgetCaptured();
      signOut();
    } catch (error) {
      setIsDeleting(false);
      tell(error, setProblem);
    }
  };
  return {
    isDownloading,
    isDeleting,
    problem,
    download: () => void download(),
    deleteAccount: () => void deleteAccount(),
    forgetProblem: () => setProblem(undefined),
  };
}
