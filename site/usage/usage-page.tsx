import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useNavigate } from 'react-router-dom';
import { type Entitlement, limitsFor, type MonthlyLimit, PLANS } from '#core/accounts/plan.ts';
import { remaining, type Usage, usageLevel } from '#core/accounts/quota.ts';
import { buttonClass, type ButtonVariant } from '#ui/kit/button-class.ts';
import { UsageMeter } from '#ui/kit/usage-meter.tsx';
import { AccountProvider } from '../account/account-provider.tsx';
import { OwnData } from '../account/own-data.tsx';
import { useAccount } from '../account/use-account.ts';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { numberText } from '../facts/local-text.ts';
import { LightTableLoading } from '../kit/light-table-loading.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';
import { chooseEngine } from '../kit/engine-choice.ts';
import { USAGE_PAGE } from './usage-copy.ts';
import { leftText, USAGE } from './usage-wording.ts';

export function UsagePage() {
  return (
    <RequireSignIn>
      <AccountProvider>
        <div className="page-width py-10 sm:py-16">
          <h1 className="text-28 sm:text-40">{USAGE_PAGE.title}</h1>
          <UsageReport />
          <OwnData />
        </div>
      </AccountProvider>
    </RequireSignIn>
  );
}

/** Shows the account's plan and usage: from the server or, until it responds, from localStorage. */
function UsageReport() {
  const { known, isUnreachable, tokenProblem, refresh } = useAccount();
  const navigate = useNavigate();
  const upgrade = { href: '/pricing', onFollow: (href: string) => void navigate(href) };
  const organizeHere = () => {
    chooseEngine('device');
    void navigate('/upload');
  };
  const limit = known && limitsFor(known).photosPerMonth;
  return (
    <div className="mt-6 grid gap-5 sm:mt-8">
      {isUnreachable && (
        <ServerNotice
          text={tokenProblem ?? (known ? USAGE_PAGE.remembered : USAGE_PAGE.unreachable)}
          retry={USAGE_PAGE.retry}
          onRetry={refresh}
        />
      )}
      {known && limit && (
        <>
          <UsageWarning usage={known.usage} limit={limit} upgrade={upgrade} onHere={organizeHere} />
          <div className="grid items-stretch gap-5 lg:grid-cols-[7fr_5fr]">
            <UsageCard entitlement={known} usage={known.usage} upgrade={upgrade} />
            <UsageHistory usage={known.usage} limit={limit} />
          </div>
        </>
      )}
      {!known && !isUnreachable && <LightTableLoading text={USAGE_PAGE.loading} />}
    </div>
  );
}

interface UsageWarningProps {
  usage: Usage;
  limit: MonthlyLimit;
  upgrade: UpgradeProps;
  /** Opens the table with this device's engine, which has no quota. */
  onHere: () => void;
}

/** Warns that the month's quota is nearly used up. */
function UsageWarning({ usage, limit, upgrade, onHere }: UsageWarningProps) {
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

interface UsageCardProps {
  entitlement: Entitlement;
  usage: Usage;
  upgrade: UpgradeProps;
}

/** Shows the plan and the month's usage. */
function UsageCard({ entitlement, usage, upgrade }: UsageCardProps) {
  const { photosPerMonth } = limitsFor(entitlement);
  return (
    <section aria-labelledby="current-plan" className="light-table flex flex-col p-6 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="current-plan" className="text-15 font-semibold tracking-normal text-quiet">
          {USAGE.planTitle}
        </h2>
        {entitlement.foundingMember && (
          <span className="font-mono text-13 text-good">{USAGE.foundingMember}</span>
        )}
      </div>
      <p className="mt-1 mb-6 text-40 font-bold tracking-tight uppercase">
        {PLANS[entitlement.plan].name.toUpperCase()}
      </p>
      <UsageMeter usage={usage} limit={photosPerMonth} />
      <p className="mt-5 text-15 text-quiet">
        {USAGE.resets} <span className="whitespace-nowrap">{USAGE.period(usage.period)}</span>
      </p>
      <p className="mt-1 text-15 text-quiet">{USAGE.freeHere}</p>
      <div className="mt-8 sm:mt-auto sm:pt-8">
        <UpgradeLink {...upgrade} variant="ink" />
      </div>
    </section>
  );
}

interface UsageHistoryProps {
  usage: Usage;
  limit: MonthlyLimit;
}

/** Shows the month's usage in three lines. */
function UsageHistory({ usage, limit }: UsageHistoryProps) {
  const rows: [string, MonthlyLimit][] = [
    [USAGE.processed, usage.count],
    [USAGE.limit, limit],
    [USAGE.remaining, remaining(usage, limit)],
  ];
  return (
    <section aria-labelledby="usage-history" className="light-table p-6 sm:p-8">
      <h2 id="usage-history" className="text-15 font-semibold tracking-normal text-quiet">
        {USAGE.historyTitle}
      </h2>
      <table className="mt-4 w-full text-15" aria-labelledby="usage-history">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-t border-line first:border-0">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {name}
              </th>
              <td className="py-3 text-right font-mono tabular-nums">
                {value === 'unlimited' ? USAGE.unlimitedShort : numberText(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface UpgradeProps {
  /** URL of the pricing page. */
  href: string;
  /** Navigates on the client, if the host supports it. */
  onFollow?: (href: string) => void;
}

interface UpgradeLinkProps extends UpgradeProps {
  variant: ButtonVariant;
}

/** A link to a larger plan. */
function UpgradeLink({ href, onFollow, variant }: UpgradeLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
        if (!onFollow || !isPlain) return;
        event.preventDefault();
        onFollow(href);
      }}
      className={buttonClass(variant)}
    >
      {USAGE.upgrade}
    </a>
  );
}
