import { useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { limitsFor, type PlanId, PLANS } from '#core/accounts/plan.ts';
import { failureToast, type Toast } from '#core/batch/toast.ts';
import { AppError } from '#core/failure.ts';
import type { AccountReply } from '#protocol/account.ts';
import { resetUsageEndpoint, setPlanEndpoint } from '#protocol/admin.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { failuresWords } from '#words/failures.ts';
import { meterWords } from '#words/meter.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { numberText } from '../facts/local-text.ts';
import { useNotify } from '../kit/toast-context.ts';
import { ADMIN, planToast, resetToast } from './admin-copy.ts';
import { PRICE_REVIEWS } from './use-price-reviews.ts';
import type { CallUnlocked } from './use-unlock.ts';

interface AccountRowProps {
  account: AccountReply;
  isOwn: boolean;
  call: CallUnlocked;
  onChanged: (account: AccountReply) => void;
}

/** An account with its plan and count; opens to show the buttons that change them. */
export function AccountRow({ account, isOwn, call, onChanged }: AccountRowProps) {
  const t = useMessages(meterWords);
  const { isWorking, setPlan, resetCount } = useAccountActions({ account, isOwn, call, onChanged });
  const { photosPerMonth } = limitsFor(account);
  const { count } = account.usage;
  const who = account.email ?? ADMIN.nobody;
  return (
    <li aria-busy={isWorking} className="border-t border-line">
      <details name="account" open={isOwn || undefined} className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-6 px-6 py-3 sm:grid-cols-[1fr_7rem_10rem_auto] sm:px-8 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="block font-mono text-15 font-semibold wrap-anywhere">{who}</span>
            <span className="text-15 wrap-anywhere text-quiet">
              {isOwn ? ADMIN.own : (account.name ?? '')}
              {account.foundingMember && <span className="block text-good">{ADMIN.founding}</span>}
            </span>
          </span>
          <span className="text-15 font-semibold uppercase max-sm:col-start-1 max-sm:row-start-2">
            {PLANS[account.plan].name}
          </span>
          <span className="font-mono text-15 tabular-nums sm:text-right max-sm:col-start-1 max-sm:row-start-3">
            {numberText(count)}
            {photosPerMonth !== 'unlimited' && ` / ${numberText(photosPerMonth)}`}
          </span>
          <ChevronDown
            size={18}
            className="col-start-2 row-start-1 group-open:rotate-180 sm:col-start-4"
            aria-hidden
          />
        </summary>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-6 pb-5 sm:px-8">
          <PlanChoice plan={account.plan} isDisabled={isWorking} onChoose={setPlan} />
          <ConfirmDialog
            trigger={
              <button type="button" disabled={isWorking || count === 0} className={buttonClass('outline')}>
                {ADMIN.reset}
              </button>
            }
            title={ADMIN.resetTitle}
            text={ADMIN.resetText(who, t('meter.images', { count }))}
            confirm={ADMIN.reset}
            cancel={ADMIN.cancel}
            onConfirm={resetCount}
          />
        </div>
      </details>
    </li>
  );
}

interface PlanChoiceProps {
  plan: PlanId;
  isDisabled: boolean;
  onChoose: (plan: PlanId) => void;
}

/** A row of buttons for the plans; the current one is pressed. */
function PlanChoice({ plan, isDisabled, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className="inline-flex max-w-full rounded-full border border-edge">
      <legend className="sr-only">{ADMIN.plan}</legend>
      {Object.values(PLANS).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          disabled={isDisabled}
          aria-pressed={id === plan}
          onClick={() => onChoose(id)}
          className={buttonClass(id === plan ? 'ink' : 'quiet', 'px-4')}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface ConfirmDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
function ConfirmDialog({ trigger, title, text, confirm, cancel, onConfirm }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-overlay" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title className="text-21 font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-15 wrap-anywhere text-quiet">
            {text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonClass('outline')}>{cancel}</AlertDialog.Cancel>
            <AlertDialog.Action onClick={onConfirm} className={buttonClass('accent')}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface AccountActions {
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
function useAccountActions({ account, isOwn, call, onChanged }: Options): AccountActions {
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
