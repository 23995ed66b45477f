import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../account/use-config.ts';
import { HOME_COUNTERS } from '../limits.ts';
import { totalsEndpoint, type TotalsReply } from '#protocol/totals.ts';
import { AccountProvider } from '../account/account-provider.tsx';
import { publicApi } from '../kit/public-api.ts';
import { StatsFigures, StillStats } from './stats-figures.tsx';
import { realTotals } from './real-totals.ts';
import { useCounter } from './use-counter.ts';

/**
 * The counters, counting up to the server's totals. While the totals don't exceed the counters' start values, they
 * count up to the goals in the specification.
 */
export function LiveStats() {
  return (
    <AccountProvider>
      <Counting />
    </AccountProvider>
  );
}

function Counting() {
  const { data, failureCount } = useQuery({
    queryKey: ['totals'],
    queryFn: () => publicApi.call(totalsEndpoint),
  });
  const isDecided = data !== undefined || failureCount > 0;
  return isDecided ? <Figures totals={data} /> : <StillStats />;
}

/** Rendered once the goals are known: the totals, or otherwise the goals in the specification. */
function Figures({ totals }: { totals: TotalsReply | undefined }) {
  const { config } = useConfig();
  const real = realTotals(totals);
  const users = useCounter(HOME_COUNTERS.users, real?.accounts);
  const photos = useCounter(HOME_COUNTERS.photos, real?.photos);
  return <StatsFigures users={users} photos={photos} rating={config?.rating} />;
}
