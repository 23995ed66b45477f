import { HOME_COUNTERS } from '../limits.ts';
import type { ConfigReply } from '#protocol/config.ts';
import { writeIn } from '#messages/write.ts';
import { LANGUAGE } from '../app/language.ts';
import { STATS } from './stats-copy.ts';

const write = writeIn(LANGUAGE);

interface StatsFiguresProps {
  users: number;
  photos: number;
  /** Shown only if its source is known. */
  rating?: ConfigReply['rating'] | undefined;
  /** Whether the goals are still unknown: the figures are then visible only without scripts. */
  isOpen?: boolean;
}

/** The counters at their start values. */
export function StillStats() {
  return <StatsFigures users={HOME_COUNTERS.users.from} photos={HOME_COUNTERS.photos.from} isOpen />;
}

export function StatsFigures({ users, photos, rating, isOpen = false }: StatsFiguresProps) {
  const figures: readonly { label: string; value: string; source?: string }[] = [
    { label: STATS.users, value: write.number(users) },
    { label: STATS.photos, value: write.number(photos) },
    ...(rating
      ? [{ label: STATS.rating, value: STATS.ratingValue(rating.value), source: rating.source }]
      : []),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-6 border-y border-line py-8 sm:auto-cols-fr sm:grid-flow-col">
      {figures.map(({ label, value, source }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-15 text-quiet">{label}</dt>
          <dd
            className={`font-mono text-28 font-semibold tracking-tight sm:text-40 ${isOpen ? '[@media(scripting:enabled)]:invisible' : ''}`}
          >
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
  );
}
