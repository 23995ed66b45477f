import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { folderText } from '#core/naming/folder-path.ts';
import { itemsPlaced, itemsText } from '#core/films/items-text.ts';
import type { Photo } from '#core/photo.ts';
import { boardWords } from '#words/board.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { resultsWords } from '#words/results.ts';
import { tableWords } from '#words/table.ts';
import { toastsWords } from '#words/toasts.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import { BatchProgress } from '../batch/batch-progress.tsx';
import { alongWith } from '../board/batch-view.ts';
import { BoardContext, useBoard } from '../board/board-context.ts';
import type { MenuEntry } from '../board/board-way.ts';
import { summaryText } from '../board/results-text.ts';
import { ReviewContext } from '../board/review-context.ts';
import { StacksContext } from '../board/stacks-context.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { ChosenBar } from '../choosing/chosen-bar.tsx';
import { PHOTO_SIZE, SHOWS_NAMES } from '../folders/board-look.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useKept } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ROW_HEIGHTS } from '../limits.ts';
import { DetailNote } from '../schemes/detail-note.tsx';
import { ShapeButton } from '../schemes/shape-button.tsx';
import { ShapeOffer } from '../schemes/shape-offer.tsx';
import { BoardSearch, SearchAnswer } from '../search/board-search.tsx';
import { FiguresButton } from '../statistics/figures-button.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardChips } from './board-chips.tsx';
import { BoardPanel } from './board-panel.tsx';
import { BoardToast } from './board-toast.tsx';
import { BoardViewers } from './board-viewers.tsx';
import { FolderList } from './folder-list.tsx';
import { openPanel, type PanelActions } from './open-panel.tsx';
import { PeopleChip } from './people-chip.tsx';
import { ProblemChips } from './problem-chips.tsx';
import { type ExtraFiles, type RareActions, useMoreEntries, useSaveEntries } from './use-board-entries.ts';
import type { SameName } from './use-folder-edits.ts';
import { type ResultsBoardModel, useResultsBoard } from './use-results-board.ts';

interface ResultsBoardProps extends PanelActions, ExtraFiles, RareActions {
  run: BatchRun<Photo>;
  arranging: Arranging;
  /** An important sentence, such as why a retry failed. */
  notice: ReactNode;
  /** A note about the board itself, below it. */
  note?: ReactNode;
  /** The host's content next to the photos, such as the form for saving them to a folder. */
  panel?: ReactNode;
  /** The host's ways to save the photos other than the ZIP. */
  ways: readonly MenuEntry[];
  /** Whether the batch was canceled and its ZIP hasn't been requested yet. */
  asksToDownload: boolean;
  /** Whether the most recently saved ZIP was created with another choice of extra files. */
  isOtherChoice: boolean;
  /** Whether the notice offers a destination of the board's own, which comes before the ZIP. */
  isZipSecond: boolean;
  onDownload: () => void;
}

/**
 * Shows the result of a batch: its photos in their folders, one row of controls, and panels for what needs the user's
 * attention.
 */
export function ResultsBoard({ run, notice, note, asksToDownload, ...props }: ResultsBoardProps) {
  const { state, photos } = run;
  const t = useMessages(boardWords, quantitiesWords, resultsWords);
  const model = useResultsBoard(run, props.arranging);
  const { arranging, board, filled: folders, left, waiting, search, telling } = model;
  const save = useSaveEntries(props.ways, props, run);
  const more = useMoreEntries(model, props);
  const isUnsaved = !asksToDownload && (arranging.isUnsaved || props.isOtherChoice);
  const opened = props.panel || openPanel(model, run, props);
  const total = state.entries.length;
  const items = itemsPlaced(state.entries);
  const counts = { items, along: alongWith(photos, state), folders, failed: left.length, waiting };
  return (
    <BoardFrame model={model} hasPanel={Boolean(opened)}>
      <BoardBar
        title={t('board.title', { items: itemsText(items, t), folders })}
        summary={summaryText(counts, t)}
        search={<BoardSearch searching={search.searching} fieldRef={search.fieldRef} />}
        isUnsaved={isUnsaved}
        isZipSecond={props.isZipSecond}
        ways={save}
        more={more}
        onDownload={props.onDownload}
        onUndo={board.undo}
        onRedo={board.redo}
      />
      <BoardTools model={model} run={run} hasRules={props.onLearn !== undefined} isUnsaved={isUnsaved} />
      {asksToDownload && <CancelledNotice placed={total} total={state.total} />}
      {run.isAgain && state.phase === 'processing' && model.panel !== 'left' && (
        <AgainProgress run={run} onCancel={props.onCancel} />
      )}
      {notice && <div className="mt-2">{notice}</div>}
      <ShapeOffer shaping={model.shaping} />
      <DetailNote detail={model.detail} />
      <SearchAnswer
        searching={search.searching}
        folders={search.shown().length}
        onChooseAll={board.chooseAll}
      />
      <div className="board-body">
        <FolderList model={model} />
        {opened && (
          <BoardPanel {...(props.panel ? {} : { onClose: () => model.openPanel(undefined) })}>
            {opened}
          </BoardPanel>
        )}
      </div>
      {note && <div className="board-note">{note}</div>}
      <div className="board-foot">
        <BoardToast
          told={model.isOpen ? undefined : telling.told}
          onUndo={board.undo}
          onDismiss={telling.dismiss}
        />
        <ChosenBar />
      </div>
      {board.sameName && <SameNameQuestion question={board.sameName} />}
      <BoardViewers model={model} />
    </BoardFrame>
  );
}

interface BoardToolsProps {
  model: ResultsBoardModel;
  run: BatchRun<Photo>;
  /** Whether rules apply here. */
  hasRules: boolean;
  isUnsaved: boolean;
}

/** The line of chips, and what else fits into it. */
function BoardTools({ model, run: { photos, state }, hasRules, isUnsaved }: BoardToolsProps) {
  const t = useMessages(boardWords);
  const { arrangement } = model.arranging;
  const { placed, people } = model;
  return (
    <BoardChips>
      <ProblemChips model={model} hasRules={hasRules} />
      <ShapeButton shaping={model.shaping} board={{ arrangement, photos, placed, people }} />
      <PeopleChip model={model} />
      <FiguresButton board={{ arrangement, photos, state }} />
      {isUnsaved && (
        <p id="unsaved" className="board-unsaved">
          {t('board.unsaved')}
        </p>
      )}
    </BoardChips>
  );
}

interface AgainProgressProps {
  run: BatchRun<Photo>;
  onCancel: () => void;
}

/** Shows the progress of photos that are joining the board, with a button to stop them. */
function AgainProgress({ run, onCancel }: AgainProgressProps) {
  const t = useMessages(tableWords);
  return (
    <div
      data-view="trying"
      tabIndex={-1}
      className="mt-2 flex outline-none flex-wrap items-center gap-x-6 gap-y-3"
    >
      <BatchProgress state={run.state} photos={run.photos} isStopping={run.isStopping} isSlow={false} />
      <button type="button" className={buttonClass('quiet')} disabled={run.isStopping} onClick={onCancel}>
        {t('table.cancel')}
      </button>
    </div>
  );
}

interface BoardFrameProps {
  model: ResultsBoardModel;
  hasPanel: boolean;
  children: ReactNode;
}

/** The board's element, and the actions that everything in it can use. */
function BoardFrame({ model, hasPanel, children }: BoardFrameProps) {
  const { board, newFolderId, telling, stacks, review } = model;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const size = useKept(PHOTO_SIZE);
  const showsNames = useKept(SHOWS_NAMES);
  return (
    <BoardContext value={{ ...board, newFolderId, root, said: telling.told?.text ?? '' }}>
      <StacksContext value={stacks}>
        <ReviewContext value={review}>
          <div
            ref={setRoot}
            className="results-board"
            data-names={showsNames}
            data-panel={hasPanel}
            style={{ '--row': `${ROW_HEIGHTS[size]}px` }}
          >
            {children}
          </div>
        </ReviewContext>
      </StacksContext>
    </BoardContext>
  );
}

interface CancelledNoticeProps {
  placed: number;
  total: number;
}

/** Shows the result of a canceled batch, and that nothing of it is downloaded yet. */
function CancelledNotice({ placed, total }: CancelledNoticeProps) {
  const t = useMessages(resultsWords, toastsWords);
  return (
    <p className="mt-2 text-15">
      <span className="font-semibold">{t('toasts.cancelled', { placed, total })}</span>
      {gapIn(t.locale)}
      <span className="text-quiet">{t('results.asks')}</span>
    </p>
  );
}

interface SameNameQuestionProps {
  question: SameName;
}

/** Asks whether to merge two folders with the same name. */
function SameNameQuestion({ question: { folder, into, photoIds, merge, leave } }: SameNameQuestionProps) {
  const t = useMessages(boardWords);
  const { counted } = useBoard();
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="palette-ground" />
        <AlertDialog.Content data-keys="own" className="palette board-question">
          <AlertDialog.Title className="text-17 font-semibold tracking-normal wrap-anywhere">
            {t('board.sameTitle', { into: folderText(into) })}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-15 wrap-anywhere text-quiet">
            {t('board.sameText', { items: counted(photoIds), folder: folderText(folder) })}
          </AlertDialog.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonClass('outline')}>{t('board.sameNo')}</AlertDialog.Cancel>
            {/* No action of the dialog: that would close it as “no” does, and move the focus to the folder that is gone. */}
            <button type="button" className={buttonClass('ink')} onClick={merge}>
              {t('board.sameYes')}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
