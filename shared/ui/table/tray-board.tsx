import { folderText } from '#core/archive-path.ts';
import type { Photo } from '#core/photo.ts';
import type { Flights } from './flights.ts';
import { TrayCard } from './tray-card.tsx';
import type { Tray } from '../batch/batch-view.ts';
import { useTableWording } from './table-wording.ts';

interface TrayBoardProps {
  trays: readonly Tray<Photo>[];
  flights: Flights;
}

/** The trays while the batch runs: straight, labelled, counting up. */
export function TrayBoard({ trays, flights }: TrayBoardProps) {
  const words = useTableWording();
  return (
    <section aria-label={words.trays} data-view="trays" tabIndex={-1} className="outline-none">
      {trays.length === 0 && (
        <>
          <p className="text-15 text-quiet">{words.noTraysYet}</p>
          <div aria-hidden className="tray-grid mt-4">
            {[1, 2, 3, 4].map((tray) => (
              <div key={tray} className="skeleton h-28 rounded-surface last:max-sm:hidden" />
            ))}
          </div>
        </>
      )}
      <ul className="tray-grid">
        {trays.map((tray) => (
          <TrayCard key={folderText(tray.folder)} tray={tray} flights={flights} />
        ))}
      </ul>
    </section>
  );
}
