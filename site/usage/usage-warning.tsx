import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { MonthlyLimit } from '#core/accounts/plan.ts';
import { remaining, type Usage, usageLevel } from '#core/accounts/quota.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { UpgradeLink, type UpgradeProps } from './upgrade-link.tsx';
import { leftText, USAGE } from './usage-wording.ts';

interface UsageWarningProps {
  usage: Usage;
  limit: MonthlyLimit;
  upgrade: UpgradeProps;
  /** Opens the table with this device's engine, which has no quota. */
  onHere: () => void;
}

/** Warns that the month's quota is nearly used up. */
export function UsageWarning({ usage, limit, upgrade, onHere }: UsageWarningProps) {
  const left = remaining(usage, limit);
  if (left === 'unlimited' || usageLevel(usage, limit) === 'normal') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface border border-amber bg-surface p-4 sm:px-6">
      <TriangleAlert size={24} className="text-amber max-sm:hidden" aria-hidden />
      <output className="mr-auto text-15">
        <span className="block font-semibold text-amber">
          {left === 0 ? USAGE.reached(Number(limit)) : USAGE.warning}
        </span>
        {leftText(left, usage.period)}
      </output>
      {left === 0 && (
        <button type="button" className={buttonClass('ink')} onClick={onHere}>
          {USAGE.here}
        </button>
      )}
      <UpgradeLink {...upgrade} variant="outline" />
    </div>
  );
}
