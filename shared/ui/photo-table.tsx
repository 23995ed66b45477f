import { type ReactNode, useRef } from 'react';
import type { Photo } from '#core/photo.ts';
import { ResultsBoard } from './results-board.tsx';
import { ThumbnailsContext } from './thumbnails-context.ts';
import type { Organizer } from './use-organizer.ts';
import { Workbench } from './workbench.tsx';

interface PhotoTableProps<Source extends Photo> {
  organizer: Organizer<Source>;
  photosPerBatch: number;
  /** Files are being held over the page. */
  isOver: boolean;
  prompt: ReactNode;
  notice: ReactNode;
  /** What stands under the table while nothing runs. */
  children?: ReactNode;
  onPick: (files: readonly File[]) => void;
}

/** The light table, and in its place, when the photos are organized, their folders. */
export function PhotoTable<Source extends Photo>({
  organizer,
  photosPerBatch,
  isOver,
  prompt,
  notice,
  children,
  onPick,
}: PhotoTableProps<Source>) {
  const { picked, batch, flights, isWorking, hasResults } = organizer;
  const table = useRef<HTMLDivElement>(null);
  /** What was pressed is gone after it; the table takes the focus. */
  const thenFocusTable = (act: () => void) => () => {
    act();
    table.current?.focus({ preventScroll: true });
  };
  return (
    <ThumbnailsContext value={picked.thumbnails}>
      <div ref={table} tabIndex={-1} className="outline-none">
        {hasResults ? (
          <ResultsBoard
            run={batch}
            arranging={organizer.arranging}
            notice={notice}
            onDownload={organizer.download}
            onMore={thenFocusTable(organizer.clearResults)}
            onOrganizeRest={() => organizer.organize()}
            onTryAgain={(photos) =>
              organizer.organizeAgain(picked.photos.filter((photo) => photos.includes(photo)))
            }
            onCancel={batch.cancel}
          />
        ) : (
          <Workbench
            photos={picked.photos}
            run={batch}
            isWorking={isWorking}
            flights={flights}
            photosPerBatch={photosPerBatch}
            isOver={isOver}
            prompt={prompt}
            notice={notice}
            onPick={onPick}
            onRemove={picked.remove}
            onClear={thenFocusTable(organizer.clear)}
            onOrganize={() => organizer.organize()}
            onCancel={batch.cancel}
          />
        )}
        {!isWorking && !hasResults && children}
      </div>
    </ThumbnailsContext>
  );
}
