import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { writeIn } from '#messages/write.ts';
import type { ConfigReply } from '#protocol/config.ts';
import { totalsEndpoint, type TotalsReply } from '#protocol/totals.ts';
import { prefersStillness } from '#ui/kit/prefers-stillness.ts';
import { AccountProvider } from '../account/account-provider.tsx';
import { useConfig } from '../account/use-config.ts';
import { LANGUAGE } from '../app/language.ts';
import { publicApi } from '../kit/public-api.ts';
import { type Counter, HOME_COUNTERS } from '../limits.ts';
import { STATS } from './stats-copy.ts';

const write = writeIn(LANGUAGE);

/** The service's figures, which count up to the server's totals; nothing until those are worth showing. */
export function StatsBand() {
  return (
    <AccountProvider>
      <Band />
    </AccountProvider>
  );
}

function Band() {
  const { config } = useConfig();
  const { data: totals } = useQuery({
    queryKey: ['totals'],
    queryFn: () => publicApi.call(totalsEndpoint),
  });
  if (!totals || totals.photos < HOME_COUNTERS.photos.from) return null;
  return <Figures totals={totals} rating={config?.rating} />;
}

interface FiguresProps {
  totals: TotalsReply;
  /** Shown only if its source is known. */
  rating: ConfigReply['rating'] | undefined;
}

function Figures({ totals, rating }: FiguresProps) {
  const users = useCounter(HOME_COUNTERS.users, totals.accounts);
  const photos = useCounter(HOME_COUNTERS.photos, totals.photos);
  const figures: readonly { label: string; value: string; source?: string }[] = [
    { label: STATS.users, value: write.number(users) },
    { label: STATS.photos, value: write.number(photos) },
    ...(rating
      ? [{ label: STATS.rating, value: STATS.ratingValue(rating.value), source: rating.source }]
      : []),
  ];
  return (
    <section aria-label={STATS.title} className="page-width mt-20 sm:mt-28">
      <dl className="grid gap-x-8 gap-y-6 border-y border-line py-8 sm:auto-cols-fr sm:grid-flow-col">
        {figures.map(({ label, value, source }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-15 text-quiet">{label}</dt>
            <dd className="font-mono text-28 font-semibold tracking-tight sm:text-40">
              {source === undefined ? (
                value
              ) : (
                <a
                  href={source}
                  rel="noopener"
                  aria-label={`${value}. ${STATS.ratingSource}`}
                  className="underline decoration-line decoration-1 underline-offset-8"
                >
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Returns a number that counts up to `goal` in steps of 1 or 2, from the counter's start or from the goal if that is
 * lower. It never decreases. With reduced motion it is the goal at once.
 */
function useCounter({ from, stepMs: [least, most] }: Counter, goal: number): number {
  const [shown, setShown] = useState(() => (prefersStillness() ? goal : Math.min(from, goal)));
  useEffect(() => {
    if (shown >= goal) return undefined;
    const next = prefersStillness() ? goal : Math.min(goal, shown + 1 + Math.round(Math.random()));
    const timer = setTimeout(() => setShown(next), least + Math.random() * (most - least));
    return () => clearTimeout(timer);
  }, [shown, goal, least, most]);
  return shown;
}
