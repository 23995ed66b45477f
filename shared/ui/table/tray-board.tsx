import { folderText } from '#core/naming/folder-path.ts';
import type { Flights } from '../batch/flights.ts';
import { TrayCard } from './tray-card.tsx';
import type { Tray } from '../board/batch-view.ts';

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
