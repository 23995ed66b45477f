import { limitsFor, type PlanId, PLANS } from '#core/accounts/plan.ts';
import type { AccountReply } from '#protocol/account.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { meterWords } from '#words/meter.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { useAccountActions } from './use-account-actions.ts';
import type { CallUnlocked } from './use-unlock.ts';
import { numberText } from '../facts/local-text.ts';
import { ADMIN } from './admin-copy.ts';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';

interface AccountPanelProps {
  account: AccountReply;
  isOwn: boolean;
  call: CallUnlocked;
  onChanged: (account: AccountReply) => void;
}

/** Shows an account: its plan and count, with buttons to change them. */
export function AccountPanel({ account, isOwn, call, onChanged }: AccountPanelProps) {
  const t = useMessages(meterWords);
  const { isWorking, setPlan, resetCount } = useAccountActions({ account, isOwn, call, onChanged });
  const { photosPerMonth } = limitsFor(account);
  const who = account.email ?? ADMIN.nobody;
  return (
    <div aria-busy={isWorking}>
      <p className="font-mono text-15 font-semibold wrap-anywhere">{who}</p>
      <p className="text-15 wrap-anywhere text-quiet">{account.name}</p>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-15 text-quiet">{ADMIN.plan}</dt>
          <dd className="text-28 font-bold tracking-tight">{PLANS[account.plan].name.toUpperCase()}</dd>
        </div>
        <div>
          <dt className="text-15 text-quiet">{ADMIN.count}</dt>
          <dd className="text-21/[1.6] font-mono tabular-nums">
            {numberText(account.usage.count)}
            {photosPerMonth !== 'unlimited' && ` / ${numberText(photosPerMonth)}`}
          </dd>
        </div>
      </dl>
      {account.foundingMember && <p className="mt-1 text-15 text-good">{ADMIN.founding}</p>}
      <PlanChoice plan={account.plan} isDisabled={isWorking} onChoose={setPlan} />
      <ConfirmDialog
        trigger={
          <button
            type="button"
            disabled={isWorking || account.usage.count === 0}
            className={buttonClass('outline', 'mt-4 flex')}
          >
            {ADMIN.reset}
          </button>
        }
        title={ADMIN.resetTitle}
        text={ADMIN.resetText(who, t('meter.images', { count: account.usage.count }))}
        confirm={ADMIN.reset}
        cancel={ADMIN.cancel}
        onConfirm={resetCount}
      />
    </div>
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
    <fieldset className="mt-5 inline-flex max-w-full rounded-full border border-edge">
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
