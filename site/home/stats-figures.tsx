import { HOME_COUNTERS } from '../limits.ts';
import { writeIn } from '#messages/write.ts';
import { LANGUAGE } from '../app/language.ts';
import { STATS } from './stats-copy.ts';

const write = writeIn(LANGUAGE);

interface StatsFiguresProps {
  users: number;
  photos: number;
  /** Whether the goals are still unknown: the figures are then visible only without scripts. */
  isOpen?: boolean;
}

/** The counters at their start values. */
export function StillStats() {
  return <StatsFigures users={HOME_COUNTERS.users.from} photos={HOME_COUNTERS.photos.from} isOpen />;
}

export function StatsFigures({ users, photos, isOpen = false }: StatsFiguresProps) {
  const figures = [
    { label: STATS.users, value: write.number(users) },
    { label: STATS.photos, value: write.number(photos) },
    { label: STATS.rating, value: STATS.ratingValue },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-6 border-y border-line py-8 sm:grid-cols-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-15 text-quiet">{label}</dt>
          <dd
            className={`font-mono text-28 font-semibold tracking-tight sm:text-40 ${isOpen ? '[@media(scripting:enabled)]:invisible' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
