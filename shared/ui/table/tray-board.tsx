import { useLayoutEffect, useRef } from 'react';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import type { Flights } from '../batch/flights.ts';
import { transitionName, type Tray } from '../board/batch-view.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';

interface TrayBoardProps {
  trays: readonly Tray[];
  flights: Flights;
  /** The text shown before there is a tray. */
  empty?: string;
  /** The label and the number of photos in a tray, for screen readers; undefined if the board is decorative. */
  spoken?: { readonly label: string; readonly photos: (count: number) => string };
}

/** Shows the trays while the batch runs: straight, labeled, counting up. */
export function TrayBoard({ trays, flights, empty, spoken }: TrayBoardProps) {
  return (
    <section aria-label={spoken?.label} data-view="trays" tabIndex={-1} className="outline-none">
      {trays.length === 0 && (
        <>
          <p className="text-15 text-quiet">{empty}</p>
          <div aria-hidden className="tray-grid mt-4">
            {[1, 2, 3, 4].map((tray) => (
              <div key={tray} className="skeleton h-28 rounded-surface last:max-sm:hidden" />
            ))}
          </div>
        </>
      )}
      <ul className="tray-grid">
        {trays.map((tray) => (
          <TrayCard
            key={folderText(tray.folder)}
            tray={tray}
            flights={flights}
            countText={spoken?.photos(tray.count)}
          />
        ))}
      </ul>
    </section>
  );
}

interface TrayCardProps {
  tray: Tray;
  flights: Flights;
  countText: string | undefined;
}

/**
 * Shows a tray with its slides side by side; a full one overlaps them to keep its height, and shows the latest ones.
 */
function TrayCard({ tray: { folder, count, latest }, flights, countText }: TrayCardProps) {
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
