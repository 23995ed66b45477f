import type { Flights } from '../batch/flights.ts';
import { TrayLabel } from './tray-label.tsx';
import { TraySlide } from './tray-slide.tsx';
import type { Tray } from '../board/batch-view.ts';

interface TrayCardProps {
  tray: Tray;
  flights: Flights;
  countText: string | undefined;
}

/**
 * Shows a tray with its slides side by side; a full one overlaps them to keep its height, and shows the latest ones.
 */
export function TrayCard({ tray: { folder, count, latest }, flights, countText }: TrayCardProps) {
  return (
    <li className="min-w-0 rounded-surface border border-line bg-surface flex flex-col p-2.5 sm:p-3 [--slide:3rem] sm:[--slide:4.5rem]">
      <TrayLabel folder={folder} count={count} countText={countText} />
      <ul aria-hidden className="tray-slides mt-auto pt-2.5">
        {latest.map((photoId) => (
          <TraySlide key={photoId} photoId={photoId} flights={flights} />
        ))}
      </ul>
    </li>
  );
}
