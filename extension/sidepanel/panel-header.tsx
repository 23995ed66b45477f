import Settings from 'lucide-react/icons/settings';
import browser from 'webextension-polyfill';
import { countText } from '#core/failure-text.ts';
import { limitsFor, PLANS } from '#core/plan.ts';
import { buttonClass } from '#ui/button-class.ts';
import { text } from '../i18n/text.ts';
import type { PanelAccount } from './use-account.ts';

interface PanelHeaderProps {
  account: PanelAccount;
}

/** Whose table it is, and what is left of the month. */
export function PanelHeader({ account: { account, left } }: PanelHeaderProps) {
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-4">
      <p className="min-w-0 flex-1 text-13 text-quiet">
        {account && (
          <>
            {text('panel_plan_line', PLANS[account.plan].name, limitsFor(account).photosPerBatch)}
            <span className="block font-mono">
              {typeof left === 'number' ? text('panel_left', countText(left)) : text('panel_unlimited')}
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
