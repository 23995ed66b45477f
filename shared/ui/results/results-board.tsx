import { type ReactNode, useMemo, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { placedPhotos } from '#core/placed-photos.ts';
import type { Learned } from '#core/unsure/learned-rule.ts';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { alongWith, firstPhotosOf, foldersOf, leftOutOf, waitingOf } from '../batch/batch-view.ts';
import { loadBoardViewer } from '../viewer/load-viewers.ts';
import { PhotoOpenerContext } from '../viewer/opener-context.ts';
import { useViewing } from '../viewer/use-viewing.ts';
import { BoardSearch } from '../search/board-search.tsx';
import { FiguresButton } from '../figures/figures-button.tsx';
import { ShapeButton } from '../shape/shape-button.tsx';
import { ShapeOffer } from '../shape/shape-offer.tsx';
import { useShaping } from '../shape/use-shaping.ts';
import { ReviewContext } from '../unsure/review-context.ts';
import { LookFirst } from '../unsure/look-first.tsx';
import { RuleOffer } from '../unsure/rule-offer.tsx';
import { useCorrections } from '../unsure/use-corrections.ts';
import { useReview } from '../unsure/use-review.ts';
import { useBoardSearch } from '../search/use-board-search.ts';
import { boardStacks } from '../stacks/board-stacks.ts';
import { loadStackViewer } from '../stacks/load-stack-viewer.ts';
import { StacksContext } from '../stacks/stacks-context.ts';
import { StacksNotice } from '../stacks/stacks-notice.tsx';
import { useStacks } from '../stacks/use-stacks.ts';
import { BoardContext } from './board-context.ts';
import { CancelledNotice } from './cancelled-notice.tsx';
import { FailureList } from '../batch/failure-list.tsx';
import { RestNotice } from './rest-notice.tsx';
import { ResultFolderCard } from './result-folder-card.tsx';
import { summaryText } from './results-text.ts';
import { ResultsHeading } from './results-heading.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import type { Arranging } from './use-arrangement.ts';
import type { BatchRun } from '../batch/use-batch.ts';
import type { XmpChoice } from '../batch/use-xmp-choice.ts';
import { useBoardEdits } from './use-board-edits.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { DRAWN_WHOLE } from '../kit/chunks-in-sight.ts';
import { useGradually } from '../kit/use-gradually.ts';
import { XmpSwitch } from './xmp-switch.tsx';

/** The id of the sentence that says how much came out. */
const SUMMARY_ID = 'results-summary';

/** Photos rendered at a time: about one screen. */
const PHOTOS_AT_ONCE = 15;

interface ResultsBoardProps {
  run: BatchRun<Photo>;
  arranging: Arranging;
  /** A sentence that must not be missed, such as why another try did not go. */
  notice: ReactNode;
  /** A note about the board itself. */
  note?: ReactNode;
  /** Ways to take the photos away beside the ZIP. */
  ways?: ReactNode;
  /** What else the host offers to do with the board. */
  actions?: ReactNode;
  /** The batch was cancelled, and its ZIP was not asked for yet. */
  asksToDownload: boolean;
  xmp: XmpChoice;
  /** The ZIP that was saved last was made with the other choice of sidecars. */
  isOtherXmp: boolean;
  onDownload: () => void;
  onMore: () => void;
  /** Organizes the photos that the batch could not take. */
  onOrganizeRest: () => void;
  onTryAgain: (photos: readonly Photo[]) => void;
  /** Keeps a rule for the next batches; missing where rules do not count. */
  onLearn?: ((learned: Learned) => void) | undefined;
  onCancel: () => void;
}

/** What a batch gave: its folders, to be put in order by hand, and apart from them what could not be placed. */
export function ResultsBoard({
  run,
  arranging: unwatched,
  notice,
  note,
  ways,
  actions,
  asksToDownload,
  xmp,
  isOtherXmp,
  ...on
}: ResultsBoardProps) {
  const { state, photos, isStopping } = run;
  const t = useMessages(resultsWords);
  const viewing = useViewing(loadBoardViewer);
  const isViewing = viewing.photoId !== undefined;
  const placed = useMemo(() => placedPhotos(state), [state]);
  const { arranging, offer, answer } = useCorrections(unwatched, placed);
  const { arrangement, edit } = arranging;
  const { opener, show, close } = viewing;
  const review = useReview(arranging, placed, { open: opener.open, show, close });
  const shaping = useShaping(arranging);
  const folders = useMemo(() => foldersOf(arrangement, state, photos), [arrangement, state, photos]);
  const { searching, fieldRef, focus, shown, order } = useBoardSearch(folders, state);
  const stacking = useStacks(state, arranging, folders, searching.found === undefined);
  const board = useBoardEdits(arranging, t, isViewing, order, stacking.folding);
  const comparing = useViewing(loadStackViewer);
  const isOpen = isViewing || comparing.photoId !== undefined;
  const stacks = boardStacks(stacking, comparing.opener, board.chosen, board.clearChosen);
  const firstStack = stacking.stacks[0]?.photoIds[0];
  useBoardKeys({
    onSearch: isOpen ? undefined : focus,
    onUndo: board.undo,
    onRedo: board.redo,
    onAcceptAll: !isOpen && review.doubts.length > 0 ? review.acceptAll : undefined,
    onClear: !isOpen && board.chosen.length > 0 ? board.clearChosen : undefined,
  });
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isWhole = order.length <= DRAWN_WHOLE;
  const drawn = useGradually(isWhole ? order.length : 0, PHOTOS_AT_ONCE);
  const left = leftOutOf(state, photos);
  const waiting = waitingOf(state, photos).length;
  const filled = folders.filter(({ photos: inFolder }) => inFolder.length > 0);
  // A folder that is added from the open photo is named there.
  const newFolderId = isViewing ? undefined : board.newFolderId;
  return (
    <BoardContext value={{ ...board, newFolderId, root }}>
      <StacksContext value={stacks}>
        <div ref={setRoot}>
          <ResultsHeading summaryId={SUMMARY_ID} />
          <p id={SUMMARY_ID} className="mt-1 text-quiet">
            {summaryText(
              {
                photos: state.entries.length,
                along: alongWith(photos, state),
                folders: filled.length,
                failed: left.length,
                waiting,
              },
              t,
            )}
          </p>
          {asksToDownload && (
            <CancelledNotice placed={state.entries.length} total={state.total} onDownload={on.onDownload} />
          )}
          {note}
          <output className="sr-only">{board.said}</output>
          <output className="sr-only">{stacking.said}</output>
          <output className="sr-only">{review.said}</output>
          <ResultsToolbar
            isUnsaved={arranging.isUnsaved || isOtherXmp}
            isDownloaded={!asksToDownload}
            ways={ways}
            actions={actions}
            onDownload={on.onDownload}
            onMore={on.onMore}
            onNewFolder={board.addFolder}
            onUndo={board.undo}
            onRedo={board.redo}
          />
          <XmpSwitch choice={xmp} />
          {notice && <div className="mt-4">{notice}</div>}
          {waiting > 0 && state.phase !== 'processing' && (
            <RestNotice waiting={waiting} onOrganize={on.onOrganizeRest} />
          )}
          {left.length > 0 && (
            <FailureList
              left={left}
              state={state}
              isStopping={isStopping}
              onTryAgain={on.onTryAgain}
              onCancel={on.onCancel}
            />
          )}
          <StacksNotice
            count={stacking.stacks.length}
            onPrepare={comparing.opener.prepare}
            onLook={() => firstStack !== undefined && comparing.opener.open(firstStack)}
          />
          <ReviewContext value={review}>
            {/* Not loaded later than the board: the browser would scroll by its height, away from the heading. */}
            <LookFirst arrangement={arrangement} placed={placed} edit={edit} />
          </ReviewContext>
          {on.onLearn && (
            <RuleOffer
              offer={board.newFolderId === undefined ? offer : undefined}
              onAnswer={answer}
              onLearn={on.onLearn}
            />
          )}
          <div className="flex flex-wrap items-start gap-x-3">
            <div className="w-full max-w-160 min-w-0">
              <BoardSearch
                searching={searching}
                fieldRef={fieldRef}
                folders={shown().length}
                onChooseAll={board.chooseAll}
              />
            </div>
            <ShapeButton shaping={shaping} board={{ arrangement, photos, placed }} />
            <FiguresButton board={{ arrangement, photos, state }} />
          </div>
          <ShapeOffer shaping={shaping} />
          <ul className="mt-8 grid gap-x-5 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
            <PhotoOpenerContext value={viewing.opener}>
              {firstPhotosOf(shown(board.newFolderId), isWhole ? drawn : order.length).map((one) => (
                <ResultFolderCard
                  key={one.folder.id}
                  folder={one.folder}
                  shown={one.shown}
                  isWhole={isWhole}
                  openedId={viewing.lastId}
                />
              ))}
            </PhotoOpenerContext>
          </ul>
          <ReviewContext value={review}>
            {viewing.Viewer && viewing.photoId !== undefined && (
              <viewing.Viewer
                photoId={viewing.photoId}
                folders={folders}
                shown={review.order ?? order}
                placedOf={(photoId) => placed.get(photoId)}
                newFolderId={board.newFolderId}
                onShow={show}
                onClose={() => {
                  review.end();
                  close();
                }}
              />
            )}
          </ReviewContext>
          {comparing.Viewer && comparing.photoId !== undefined && (
            <comparing.Viewer
              photoId={comparing.photoId}
              folders={folders}
              stacking={stacking}
              onUndo={board.undo}
              said={board.said}
              onShow={comparing.show}
              onClose={comparing.close}
            />
          )}
        </div>
      </StacksContext>
    </BoardContext>
  );
}
