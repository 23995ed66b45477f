import type { Flights } from '../batch/flights.ts';
import { transitionName, type Tray } from '../board/batch-view.ts';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { useLayoutEffect, useRef } from 'react';
import { Thumbnail } from '../kit/thumbnail.tsx';

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

interface TrayLabelProps {
  folder: FolderPath;
  count: number;
  /** The number for screen readers. */
  countText: string | undefined;
}

/** Shows the folder's name and its number of photos, in typewriter style. */
function TrayLabel({ folder, count, countText }: TrayLabelProps) {
  return (
    <div className="flex items-baseline gap-3 font-mono text-13">
      <span className="line-clamp-2 min-w-0 leading-snug font-semibold hyphens-auto">
        {folderText(folder)}
      </span>
      <span className="ml-auto text-quiet tabular-nums" aria-hidden>
        {count}
      </span>
      {countText !== undefined && <span className="sr-only">{countText}</span>}
    </div>
  );
}

interface TraySlideProps {
  photoId: string;
  flights: Flights;
}

/** Shows a photo in its tray. It flies in from its place on the heap. */
function TraySlide({ photoId, flights }: TraySlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slide.current) flights.arrive(photoId, slide.current);
  }, [flights, photoId]);
  return (
    <li>
      <div ref={slide} className="slide relative" style={{ viewTransitionName: transitionName(photoId) }}>
        <Thumbnail photoId={photoId} />
      </div>
    </li>
  );
}
