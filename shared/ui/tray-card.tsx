import type { Photo } from '#core/photo.ts';
import type { Flights } from './flights.ts';
import { TrayLabel } from './tray-label.tsx';
import { TraySlide } from './tray-slide.tsx';
import type { Tray } from './batch-view.ts';

interface TrayCardProps {
  tray: Tray<Photo>;
  flights: Flights;
}

/** A tray with its slides side by side; a full one closes them up, so that it stays as high as it was. */
export function TrayCard({ tray: { category, photos }, flights }: TrayCardProps) {
  return (
    <li className="min-w-0 rounded-surface border border-line bg-surface flex flex-col p-2.5 sm:p-3 [--slide:3rem] sm:[--slide:4.5rem]">
      <TrayLabel category={category} count={photos.length} />
      <ul aria-hidden className="tray-slides mt-auto pt-2.5">
        {photos.map((photo) => (
          <TraySlide key={photo.id} photoId={photo.id} flights={flights} />
        ))}
      </ul>
    </li>
  );
}
