import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../account/use-config.ts';
import { type Counter, HOME_COUNTERS } from '../limits.ts';
import { totalsEndpoint, type TotalsReply } from '#protocol/totals.ts';
import { AccountProvider } from '../account/account-provider.tsx';
import { publicApi } from '../kit/public-api.ts';
import { StatsFigures, StillStats } from './stats-figures.tsx';
import { realTotals } from './real-totals.ts';
import { useEffect, useState } from 'react';
import { prefersStillness } from '#ui/kit/prefers-stillness.ts';

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

/**
 * Returns a number that counts up in steps of 1 or 2 from `from`, or from the goal if that is lower. It never
 * decreases: if a lower goal becomes known later, it stays. With reduced motion it stays at its start, or jumps to
 * the real number.
 *
 * @param real the real number, once the server has sent it; it replaces the goal `to`
 */
function useCounter({ from, to, stepMs: [least, most] }: Counter, real: number | undefined): number {
  const goal = real ?? to;
  const [shown, setShown] = useState(() =>
    prefersStillness() && real !== undefined ? real : Math.min(from, goal),
  );
  useEffect(() => {
    if (shown >= goal || (prefersStillness() && real === undefined)) return undefined;
    const next = prefersStillness() ? goal : Math.min(goal, shown + 1 + Math.round(Math.random()));
    const timer = setTimeout(() => setShown(next), least + Math.random() * (most - least));
    return () => clearTimeout(timer);
  }, [shown, goal, real, least, most]);
  return shown;
}
