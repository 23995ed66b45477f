import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#core/failure.ts';
import type { PlanId } from '#core/accounts/plan.ts';
import { failureToast, type Toast } from '#core/batch/toast.ts';
import type { AccountReply } from '#protocol/account.ts';
import { resetUsageEndpoint, setPlanEndpoint } from '#protocol/admin.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { planToast, resetToast } from './admin-copy.ts';
import { useNotify } from '../kit/toast-context.ts';
import { PRICE_REVIEWS } from './use-price-reviews.ts';
import type { CallUnlocked } from './use-unlock.ts';

export interface AccountActions {
  readonly isWorking: boolean;
  readonly setPlan: (plan: PlanId) => void;
  readonly resetCount: () => void;
}

interface Options {
  readonly account: AccountReply;
  readonly isOwn: boolean;
  readonly call: CallUnlocked;
  readonly onChanged: (account: AccountReply) => void;
}

/** Returns the administrator's actions on an account. Each reports its result in a toast. */
export function useAccountActions({ account, isOwn, call, onChanged }: Options): AccountActions {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const notify = useNotify();
  const queries = useQueryClient();
  const [isWorking, setIsWorking] = useState(false);
  const parameters = { accountId: account.id };
  const forWhom = isOwn ? undefined : (account.email ?? account.id);

  const run = async (change: () => Promise<{ account: AccountReply }>, done: Toast) => {
    setIsWorking(true);
    try {
      onChanged((await change()).account);
      notify(done);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure, t));
    } finally {
      setIsWorking(false);
    }
  };
  const setPlan = async (plan: PlanId) => {
    await run(() => call(setPlanEndpoint, { parameters, body: { plan } }), planToast(plan, forWhom));
    await queries.invalidateQueries({ queryKey: PRICE_REVIEWS });
  };
  return {
    isWorking,
    setPlan: (plan) => void setPlan(plan),
    resetCount: () => void run(() => call(resetUsageEndpoint, { parameters, body: {} }), resetToast(forWhom)),
  };
}
