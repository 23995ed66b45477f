import { countText } from '#core/number-text.ts';
import { STATS } from '../content/stats.ts';

interface StatsFiguresProps {
  users: number;
  photos: number;
}

export function StatsFigures({ users, photos }: StatsFiguresProps) {
  const figures = [
    { label: STATS.users, value: countText(users) },
    { label: STATS.photos, value: countText(photos) },
    { label: STATS.rating, value: STATS.ratingValue },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-6 border-y border-line py-8 sm:grid-cols-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-15 text-quiet">{label}</dt>
          <dd className="font-mono text-28 font-semibold tracking-tight sm:text-40">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
