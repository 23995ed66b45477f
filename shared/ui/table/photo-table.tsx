import { type ReactNode, useMemo, useRef } from 'react';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { MonthlyLimit } from '#core/accounts/plan.ts';
import type { Learned } from '#core/review/learned-rule.ts';
import type { MenuEntry } from '../board/board-way.ts';
import { ResultsBoard } from '../results/results-board.tsx';
import { KEPT_UNSEEN } from '../kit/thumbnails.ts';
import { ThumbnailsContext } from '../kit/thumbnails-context.ts';
import type { Organizer } from '../batch/use-organizer.ts';
import { PeopleContext } from '../people/people-context.ts';
import { type LoadPicture, LoadPictureContext } from '../board/picture-context.ts';
import { ApartNote } from '../stacks/apart-note.tsx';
import { AloneNote } from './alone-note.tsx';
import { AlongNote } from './along-note.tsx';
import { LeaveOutFolders } from './leave-out-folders.tsx';
import { useViewOfTable } from './use-view-of-table.ts';
import { Workbench } from './workbench.tsx';

interface PhotoTableProps<Source extends Photo> {
  organizer: Organizer<Source>;
  /** Photos left in the month's quota, if known. */
  left: MonthlyLimit | undefined;
  /** Whether files are held over the page. */
  isOver: boolean;
  /** The head of the table while no batch runs. */
  head?: ReactNode;
  /** Content of the empty table's drop zone. */
  zone?: ReactNode;
  prompt: ReactNode;
  notice: ReactNode;
  /** A note about the board of a finished batch, such as how long it is kept. */
  boardNote?: ReactNode;
  /** The host's content next to the photos of the board. */
  boardPanel?: ReactNode;
  /** Whether `notice` offers a destination of the board's own, which comes before the ZIP. */
  isZipSecond?: boolean;
  /** Ways to save the board's photos other than the ZIP. */
  boardWays: readonly MenuEntry[];
  /** Keeps a rule for later batches; missing if rules don't apply. */
  onLearn?: ((learned: Learned) => void) | undefined;
  /** Content below the table while no batch runs. */
  children?: ReactNode;
  onPick: (files: readonly File[]) => void;
}

/** Shows the light table; once the photos are organized, their folders replace it. */
export function PhotoTable<Source extends Photo>({
  organizer,
  left,
  isOver,
  head,
  zone,
  prompt,
  notice,
  boardNote,
  boardPanel,
  isZipSecond = false,
  boardWays,
  onLearn,
  children,
  onPick,
}: PhotoTableProps<Source>) {
  const { picked, batch, flights, isWorking, hasResults } = organizer;
  const table = useRef<HTMLDivElement>(null);
  const { pictureOf } = organizer;
  const { photos } = picked;
  const loadPicture = useMemo(
    (): LoadPicture => async (photoId, wanted, signal) => {
      const photo = photos.find(({ id }) => id === photoId);
      if (!photo) throw new AppError({ code: 'photo-gone', details: {} });
      return pictureOf(photo, wanted, signal);
    },
    [photos, pictureOf],
  );
  // For a batch up to this size, the results reuse the thumbnails that were created for the heap.
  const thumbnails = hasResults || photos.length <= KEPT_UNSEEN ? picked.thumbnails : picked.smallThumbnails;
  useViewOfTable(table, { isBusy: organizer.isBusy, isWorking, hasResults });
  return (
    <ThumbnailsContext value={thumbnails}>
      <LoadPictureContext value={loadPicture}>
        <div
          ref={table}
          tabIndex={-1}
          className="photo-table outline-none"
          data-stage={hasResults ? 'board' : isWorking ? 'batch' : 'table'}
        >
          {hasResults ? (
            <PeopleContext value={organizer.people}>
              <ResultsBoard
                run={batch}
                arranging={organizer.arranging}
                notice={notice}
                note={boardNote}
                panel={boardPanel}
                isZipSecond={isZipSecond}
                ways={boardWays}
                asksToDownload={organizer.asksToDownload}
                xmp={organizer.xmp}
                carrying={organizer.carrying}
                isOtherChoice={organizer.isOtherChoice}
                onDownload={organizer.download}
                onMore={organizer.clearResults}
                onStartOver={organizer.clear}
                onOrganizeRest={organizer.press}
                onTryAgain={(photos) =>
                  organizer.organizeAgain(picked.photos.filter((photo) => photos.includes(photo)))
                }
                onLearn={onLearn}
                onCancel={batch.cancel}
              />
            </PeopleContext>
          ) : (
            <Workbench
              photos={picked.photos}
              run={batch}
              isWorking={isWorking}
              isPressed={organizer.isPressed}
              flights={flights}
              limits={organizer.limits}
              left={left}
              isOver={isOver}
              head={!isWorking && head}
              zone={zone}
              note={
                <>
                  {picked.gathered.alone.length > 0 && (
                    <AloneNote count={picked.gathered.alone.length} onZip={organizer.zipAlone} />
                  )}
                  <AlongNote
                    gathered={picked.gathered}
                    excluded={picked.leftFolders.excluded}
                    leavesOut={picked.leavesOut}
                    onLeaveOut={picked.leaveOut}
                  />
                  <LeaveOutFolders leftFolders={picked.leftFolders} />
                </>
              }
              prompt={prompt}
              notice={notice}
              onPick={onPick}
              onRemove={picked.remove}
              onClear={organizer.clear}
              onOrganize={organizer.press}
              onCancel={batch.cancel}
            />
          )}
          {!isWorking && !hasResults && children}
          {!isWorking && !hasResults && <ApartNote memory={organizer.apart} />}
        </div>
      </LoadPictureContext>
    </ThumbnailsContext>
  );
}
