import { type ReactNode, useMemo, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { alongWith, firstPhotosOf, foldersOf, leftOutOf, waitingOf } from '../batch/batch-view.ts';
import { loadBoardViewer } from '../viewer/load-viewers.ts';
import { PhotoOpenerContext } from '../viewer/opener-context.ts';
import { useViewing } from '../viewer/use-viewing.ts';
import { BoardSearch } from '../search/board-search.tsx';
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
import { useBoardEdits } from './use-board-edits.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { DRAWN_WHOLE } from '../kit/chunks-in-sight.ts';
import { useGradually } from '../kit/use-gradually.ts';

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
  /** The batch was cancelled, and its ZIP was not asked for yet. */
  asksToDownload: boolean;
  onDownload: () => void;
  onMore: () => void;
  /** Organizes the photos that the batch could not take. */
  onOrganizeRest: () => void;
  onTryAgain: (photos: readonly Photo[]) => void;
  onCancel: () => void;
}

/** What a batch gave: its folders, to be put in order by hand, and apart from them what could not be placed. */
export function ResultsBoard({
  run,
  arranging,
  notice,
  note,
  ways,
  asksToDownload,
  ...on
}: ResultsBoardProps) {
  const { state, photos, isStopping } = run;
  const t = useMessages(resultsWords);
  const viewing = useViewing(loadBoardViewer);
  const isViewing = viewing.photoId !== undefined;
  const { arrangement } = arranging;
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
    onClear: !isOpen && board.chosen.length > 0 ? board.clearChosen : undefined,
  });
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isWhole = order.length <= DRAWN_WHOLE;
  const drawn = useGradually(isWhole ? order.length : 0, PHOTOS_AT_ONCE);
  const left = leftOutOf(state, photos);
  const waiting = waitingOf(state, photos).length;
  const filled = folders.filter(({ photos: inFolder }) => inFolder.length > 0);
  const placedOf = (photoId: string) => {
    const known = state.photos.get(photoId);
    return known?.status === 'placed' ? known.photo : undefined;
  };
  // A folder that is added from the open photo is named there.
  const newFolderId = isViewing ? undefined : board.newFolderId;
  return (
    <BoardContext value={{ ...board, newFolderId, root }}>
      <StacksContext value={stacks}>
        <div ref={setRoot}>
          <ResultsHeading />
          <p className="mt-1 text-quiet">
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
          <ResultsToolbar
            isUnsaved={arranging.isUnsaved}
            isDownloaded={!asksToDownload}
            ways={ways}
            onDownload={on.onDownload}
            onMore={on.onMore}
            onNewFolder={board.addFolder}
            onUndo={board.undo}
            onRedo={board.redo}
          />
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
          <BoardSearch
            searching={searching}
            fieldRef={fieldRef}
            folders={shown().length}
            onChooseAll={board.chooseAll}
          />
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
          {viewing.Viewer && viewing.photoId !== undefined && (
            <viewing.Viewer
              photoId={viewing.photoId}
              folders={folders}
              shown={order}
              placedOf={placedOf}
              newFolderId={board.newFolderId}
              onShow={viewing.show}
              onClose={viewing.close}
            />
          )}
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
