import { useQuery } from '@tanstack/react-query';
import { HOME_COUNTERS } from '#core/limits.ts';
import { totalsEndpoint } from '#protocol/totals.ts';
import { AccountProvider } from '../account/account-provider.tsx';
import { publicApi } from '../public-api.ts';
import { StatsFigures } from './stats-figures.tsx';
import { useCounter } from './use-counter.ts';

/** The figures on their way to what the server says; where it says nothing, as if. */
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
  const isRunning = data !== undefined || failureCount > 0;
  const users = useCounter(HOME_COUNTERS.users, { isRunning, real: data?.accounts });
  const photos = useCounter(HOME_COUNTERS.photos, { isRunning, real: data?.photos });
  return <StatsFigures users={users} photos={photos} />;
}
