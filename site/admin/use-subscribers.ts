import { useQuery } from '@tanstack/react-query';
import { subscribersEndpoint } from '#protocol/admin.ts';
import { failureToast } from '#core/batch/toast.ts';
import { AppError } from '#core/failure.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { useNotify } from '../kit/toast-context.ts';
import { saveEmails } from '../newsletter/save-emails.ts';
import type { CallUnlocked } from './use-unlock.ts';

export interface Subscribers {
  readonly count: number | undefined;
  readonly download: () => void;
}

/** Returns the newsletter's subscribers from the server. Removed from the cache when the screen is locked. */
export function useSubscribers(call: CallUnlocked): Subscribers {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const notify = useNotify();
  const { data, refetch } = useQuery({
    queryKey: ['subscribers'],
    queryFn: () => call(subscribersEndpoint),
    gcTime: 0,
  });
  const save = async () => {
    const { data: fresh, error } = await refetch();
    if (fresh && !error) saveEmails(fresh.subscribers);
    else if (error instanceof AppError) notify(failureToast(error.failure, t));
  };
  return { count: data?.subscribers.length, download: () => void save() };
}
