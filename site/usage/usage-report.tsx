import { useNavigate } from 'react-router-dom';
import { limitsFor } from '#core/accounts/plan.ts';
import { UsageCard } from './usage-card.tsx';
import { UsageHistory } from './usage-history.tsx';
import { UsageWarning } from './usage-warning.tsx';
import { useAccount } from '../account/use-account.ts';
import { USAGE_PAGE } from './usage-copy.ts';
import { chooseEngine } from '../upload/engine-choice.ts';
import { LightTableLoading } from '../kit/light-table-loading.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';

/** Shows the account's plan and usage: from the server or, until it responds, from localStorage. */
export function UsageReport() {
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
