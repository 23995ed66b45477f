import Settings from 'lucide-react/icons/settings';
import browser from 'webextension-polyfill';
import { limitsFor, PLANS } from '#core/accounts/plan.ts';
import { remaining } from '#core/accounts/quota.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import type { KnownAccount } from '../storage/remembered-usage.ts';

interface PanelHeaderProps {
  /** Undefined until an account is known. */
  account: KnownAccount | undefined;
}

/** The user's plan, and how many photos are left this month. */
export function PanelHeader({ account }: PanelHeaderProps) {
  const t = useMessages(panelWords);
  const left = account && remaining(account.usage, limitsFor(account).photosPerMonth);
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-4">
      <p className="min-w-0 flex-1 text-13 text-quiet">
        {account && (
          <>
            {t('panel.planLine', {
              plan: PLANS[account.plan].name,
              photos: limitsFor(account).photosPerBatch,
            })}
            <span className="block font-mono">
              {typeof left === 'number' ? t('panel.left', { left }) : t('panel.unlimited')}
            </span>
          </>
        )}
      </p>
      <button
        type="button"
        className={buttonClass('quiet')}
        onClick={() => void browser.runtime.openOptionsPage()}
      >
        <Settings size={18} aria-hidden />
        {t('panel.options')}
      </button>
    </header>
  );
}
