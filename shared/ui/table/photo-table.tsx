import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import { itemsText } from '#core/films/items-text.ts';
import { resumeWords } from '#words/resume.ts';
import { quantitiesWords } from '#words/quantities.ts';
import type { Organizer } from '../batch/use-organizer.ts';
import type { PutAwayBoard } from '../batch/use-saved-board.ts';
import { useBoardArrival } from '../board/board-arrival.ts';
import type { MenuEntry } from '../board/board-way.ts';
import { type LoadPicture, LoadPictureContext } from '../board/picture-context.ts';
import { LeftNote } from '../device/left-note.tsx';
import { buttonClass } from '../kit/button-class.ts';
import { ThumbnailsContext } from '../kit/thumbnails-context.ts';
import { KEPT_UNSEEN } from '../kit/thumbnails.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PeopleContext } from '../people/people-context.ts';
import type { ResultsBoard } from '../results/results-board.tsx';
import { SavedBoardNote } from '../results/saved-board-note.tsx';
import { ApartNote } from '../stacks/apart-note.tsx';
import type { PhotoTableState } from './use-photo-table.ts';
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
  const Board = useBoardComponent(hasResults);
  const hasBoard = hasResults && Board !== undefined;
  const isComing = hasResults && !hasBoard;
  const loadPicture = useLoadPicture(organizer);
  // For a batch up to this size, the results reuse the thumbnails that were created for the heap.
  const isSmall = picked.photos.length <= KEPT_UNSEEN;
  useBoardArrival(root, hasBoard);
  useViewOfTable(root, {
    isBusy,
    isWorking: isWorking || isComing,
    hasResults: hasBoard,
    photos: picked.photos.length,
  });
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

/**
 * Returns the board's component once it is loaded: after the table, which hydrates sooner without it. If that fails, it
 * is tried again when there is a board, and only then does it reach the page's error boundary.
 */
function useBoardComponent(isThere: boolean): typeof ResultsBoard | undefined {
  const [Board, setBoard] = useState<typeof ResultsBoard>();
  const isMissing = Board === undefined;
  useEffect(() => {
    if (!isMissing) return;
    loadBoard().then(
      (loaded) => setBoard(() => loaded),
      (error: unknown) => {
        if (!isThere) return;
        setBoard(() => {
          throw error;
        });
      },
    );
  }, [isMissing, isThere]);
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

interface PutAwayNoteProps {
  away: PutAwayBoard;
}

/** Offers to restore the board that the user closed. */
function PutAwayNote({ away: { items, untilMs, restore, forget } }: PutAwayNoteProps) {
  const t = useMessages(quantitiesWords, resumeWords);
  const count = itemsText(items, t);
  const day = new Intl.DateTimeFormat(t.locale, { month: 'long', day: 'numeric' });
  return (
    <section aria-label={t('resume.awayTitle')} data-view="away" className="put-away">
      <p className="min-w-0 text-15">
        {untilMs === undefined
          ? t('resume.awayNow', { items: count })
          : t('resume.awayUntil', { items: count, day: day.format(new Date(untilMs)) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('outline')} onClick={restore}>
          {t('resume.restoreBoard')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={forget}>
          {t('resume.deleteBoard')}
        </button>
      </div>
    </section>
  );
}

interface TableView {
  /** Photos are being analyzed, in a batch or in a retry. */
  readonly isBusy: boolean;
  readonly isWorking: boolean;
  readonly hasResults: boolean;
  /** The number of photos on the table or the board. */
  readonly photos: number;
}

/** The elements that the page scrolls to and that get the focus, marked by `data-view`. */
const TRAYS = '[data-view=trays]';
const RESULT = '[data-view=result]';
/** The first of these that exists gets a lost focus. */
const RESTS = [TRAYS, '[data-view=trying]', RESULT];

/**
 * Keeps the window and the keyboard at what matters: the trays are in sight while a batch runs, the result when it has
 * come, and the table when a board is closed or photos are dropped, wherever the page was before. What was pressed may be gone or switched off after it; then what is there in
 * its place takes the focus, so that it is never lost.
 */
function useViewOfTable(
  table: RefObject<HTMLElement | null>,
  { isBusy, isWorking, hasResults, photos }: TableView,
): void {
  const wasWorking = useRef(isWorking);
  const before = useRef({ hasResults, photos });
  const isOurs = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      isOurs.current = table.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [table]);

  useEffect(() => {
    const root = table.current;
    if (!root) return;
    const hasBegun = isWorking && !wasWorking.current;
    const hasEnded = hasResults && wasWorking.current;
    const hasClosed = !hasResults && before.current.hasResults;
    const hasGained = !hasResults && !isWorking && photos > before.current.photos;
    wasWorking.current = isWorking;
    before.current = { hasResults, photos };
    if (hasBegun) showTrays(root);
    // The board from its top: its bar sticks, so it counts as in sight wherever the page is.
    if (hasEnded || hasClosed) root.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (hasGained) showTop(root);
    // The pressed button may be disabled by now; then the new content gets the focus.
    if (hasEnded || (isFocusLost() && (isBusy || isOurs.current)))
      restingPlace(root).focus({ preventScroll: true });
  });
}

/** The heap is above the trays, so both are visible if there is room. */
function showTrays(root: HTMLElement): void {
  const trays = root.querySelector(TRAYS);
  if (!trays) return;
  const { top, bottom } = trays.getBoundingClientRect();
  if (top >= coveredBy(root) && bottom <= window.innerHeight) return;
  root.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Photos that were dropped far below the table appear at its top. */
function showTop(root: HTMLElement): void {
  const { top } = root.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight - coveredBy(root)) return;
  root.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Returns the height of what lies over the table at the window's top: the header and the strip of toasts. */
function coveredBy(root: HTMLElement): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(root);
  return (Number.parseFloat(scrollMarginTop) || 0) + (Number.parseFloat(scrollPaddingTop) || 0);
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
}

function restingPlace(root: HTMLElement): HTMLElement {
  for (const selector of RESTS) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return root;
}
