import type { Photo } from '#core/photo.ts';
import type { Flights } from './flights.ts';
import { TrayLabel } from './tray-label.tsx';
import { TraySlide } from './tray-slide.tsx';
import type { Tray } from '../batch/batch-view.ts';

/** Visible slides of a full tray: as many as fit into the narrowest one, overlapping. */
const SLIDES_SEEN = 16;

interface TrayCardProps {
  tray: Tray<Photo>;
  flights: Flights;
  countText: string | undefined;
}

/**
 * A tray with its slides side by side; a full one closes them up, so that it stays as high as it was, and shows the
 * last of them.
 */
export function TrayCard({ tray: { folder, photos }, flights, countText }: TrayCardProps) {
  return (
    <li className="min-w-0 rounded-surface border border-line bg-surface flex flex-col p-2.5 sm:p-3 [--slide:3rem] sm:[--slide:4.5rem]">
      <TrayLabel folder={folder} count={photos.length} countText={countText} />
      <ul aria-hidden className="tray-slides mt-auto pt-2.5">
        {photos.slice(-SLIDES_SEEN).map((photo) => (
          <TraySlide key={photo.id} photoId={photo.id} flights={flights} />
        ))}
      </ul>
    </li>
  );
}
