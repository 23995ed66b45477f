import Settings from 'lucide-react/icons/settings';
import browser from 'webextension-polyfill';
import { limitsFor, PLANS } from '#core/plan.ts';
import { remaining } from '#core/quota.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { text } from '../i18n/text.ts';
import type { KnownAccount } from '../storage/remembered-usage.ts';

interface PanelHeaderProps {
  /** Undefined until an account is known. */
  account: KnownAccount | undefined;
}

/** The user's plan, and how many photos are left this month. */
export function PanelHeader({ account }: PanelHeaderProps) {
  const left = account && remaining(account.usage, limitsFor(account).photosPerMonth);
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-4">
      <p className="min-w-0 flex-1 text-13 text-quiet">
        {account && (
          <>
            {text('panel_plan_line', PLANS[account.plan].name, limitsFor(account).photosPerBatch)}
            <span className="block font-mono">
              {typeof left === 'number' ? text('panel_left', left) : text('panel_unlimited')}
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
        {text('panel_options')}
      </button>
    </header>
  );
}
