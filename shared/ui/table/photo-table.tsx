import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { MenuEntry } from '../board/board-way.ts';
import { type LoadPicture, LoadPictureContext } from '../board/picture-context.ts';
import type { Organizer } from '../batch/use-organizer.ts';
import { LeftNote } from '../device/left-note.tsx';
import { KEPT_UNSEEN } from '../kit/thumbnails.ts';
import { ThumbnailsContext } from '../kit/thumbnails-context.ts';
import { PeopleContext } from '../people/people-context.ts';
import { useBoardArrival } from '../board/board-arrival.ts';
import type { ResultsBoard } from '../results/results-board.tsx';
import { SavedBoardNote } from '../results/saved-board-note.tsx';
import { ApartNote } from '../stacks/apart-note.tsx';
import { PutAwayNote } from './put-away-note.tsx';
import type { PhotoTableState } from './use-photo-table.ts';
import { useViewOfTable } from './use-view-of-table.ts';
import { Workbench, type WorkbenchProps } from './workbench.tsx';

interface OrganizedProps<Source extends Photo> {
  table: PhotoTableState<Source>;
  /** An important sentence, such as why the last batch failed. */
  notice: ReactNode;
  /** The host's note about the board of a finished batch. */
  boardNote?: ReactNode;
  /** The host's content next to the photos of the board. */
  boardPanel?: ReactNode;
  /** Whether `notice` offers a destination of the board's own, which comes before the ZIP. */
  isZipSecond?: boolean;
  /** Ways to save the board's photos other than the ZIP. */
  boardWays: readonly MenuEntry[];
}

interface PhotoTableProps<Source extends Photo> extends OrganizedProps<Source>, WorkbenchProps<Source> {
  /** Content below the table while no batch runs. */
  children?: ReactNode;
}

const loadBoard = async () => (await import('../results/results-board.tsx')).ResultsBoard;

/** Shows the light table; once the photos are organized, their folders replace it. */
export function PhotoTable<Source extends Photo>({ children, ...props }: PhotoTableProps<Source>) {
  const { organizer, away } = props.table;
  const { picked, isBusy, isWorking, hasResults } = organizer;
  const root = useRef<HTMLDivElement>(null);
  const Board = useBoardComponent();
  const hasBoard = hasResults && Board !== undefined;
  const loadPicture = useLoadPicture(organizer);
  // For a batch up to this size, the results reuse the thumbnails that were created for the heap.
  const isSmall = picked.photos.length <= KEPT_UNSEEN;
  useBoardArrival(root, hasBoard);
  useViewOfTable(root, { isBusy, isWorking, hasResults: hasBoard, photos: picked.photos.length });
  return (
    <ThumbnailsContext value={hasResults || isSmall ? picked.thumbnails : picked.smallThumbnails}>
      <LoadPictureContext value={loadPicture}>
        <div
          ref={root}
          tabIndex={-1}
          className="photo-table outline-none"
          data-stage={hasResults ? 'board' : isWorking ? 'batch' : 'table'}
        >
          {away && !hasResults && <PutAwayNote away={away} />}
          {hasBoard && <Organized {...props} Board={Board} />}
          {!hasResults && <Workbench {...props} />}
          {!isWorking && !hasResults && children}
          {!isWorking && !hasResults && <ApartNote memory={organizer.apart} />}
        </div>
      </LoadPictureContext>
    </ThumbnailsContext>
  );
}

/** Returns the board's component once it is loaded: after the table, which hydrates sooner without it. */
function useBoardComponent(): typeof ResultsBoard | undefined {
  const [Board, setBoard] = useState<typeof ResultsBoard>();
  useEffect(() => {
    loadBoard().then(
      (loaded) => setBoard(() => loaded),
      // Thrown in a render, it reaches the page's error boundary, as for the scripts that came with the page.
      (error: unknown) =>
        setBoard(() => {
          throw error;
        }),
    );
  }, []);
  return Board;
}

/** The board of the organized photos. */
function Organized<Source extends Photo>({
  Board,
  table: { organizer, engine, own, savedUntilMs },
  notice,
  boardNote,
  boardPanel,
  isZipSecond = false,
  boardWays,
}: OrganizedProps<Source> & { Board: typeof ResultsBoard }) {
  const { batch, picked } = organizer;
  return (
    <PeopleContext value={organizer.people}>
      <Board
        run={batch}
        arranging={organizer.arranging}
        notice={notice}
        note={
          <>
            <LeftNote left={engine.builtIn.left} />
            <SavedBoardNote untilMs={savedUntilMs} onDiscard={organizer.clear} />
            {boardNote}
          </>
        }
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
        onLearn={own.learn}
        onCancel={batch.cancel}
      />
    </PeopleContext>
  );
}

/** Returns a function that loads a photo on the table for the large view. */
function useLoadPicture<Source extends Photo>({ picked, pictureOf }: Organizer<Source>): LoadPicture {
  const { photos } = picked;
  return useMemo(
    () => async (photoId, wanted, signal) => {
      const photo = photos.find(({ id }) => id === photoId);
      if (!photo) throw new AppError({ code: 'photo-gone', details: {} });
      return pictureOf(photo, wanted, signal);
    },
    [photos, pictureOf],
  );
}
