import type { ReactNode } from 'react';
import type { Photo } from '#core/photo.ts';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import { alongWith } from '../board/batch-view.ts';
import type { MenuEntry } from '../board/board-way.ts';
import { summaryText } from '../board/results-text.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { ChosenBar } from '../choosing/chosen-bar.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { DetailNote } from '../schemes/detail-note.tsx';
import { ShapeButton } from '../schemes/shape-button.tsx';
import { ShapeOffer } from '../schemes/shape-offer.tsx';
import { BoardSearch, SearchAnswer } from '../search/board-search.tsx';
import { FiguresButton } from '../statistics/figures-button.tsx';
import { AgainProgress } from './again-progress.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardChips } from './board-chips.tsx';
import { BoardFrame } from './board-frame.tsx';
import { BoardPanel } from './board-panel.tsx';
import { BoardToast } from './board-toast.tsx';
import { BoardViewers } from './board-viewers.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
import { FolderList } from './folder-list.tsx';
import { openPanel, type PanelActions } from './open-panel.tsx';
import { PeopleChip } from './people-chip.tsx';
import { ProblemChips } from './problem-chips.tsx';
import { SameNameQuestion } from './same-name-question.tsx';
import { type ExtraFiles, type RareActions, useMoreEntries, useSaveEntries } from './use-board-entries.ts';
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
  const t = useMessages(boardWords, resultsWords);
  const model = useResultsBoard(run, props.arranging);
  const { arranging, board, filled: folders, left, waiting, search, telling } = model;
  const save = useSaveEntries(props.ways, props, run);
  const more = useMoreEntries(model, props);
  const isUnsaved = !asksToDownload && (arranging.isUnsaved || props.isOtherChoice);
  const opened = props.panel || openPanel(model, run, props);
  const total = state.entries.length;
  const counts = { photos: total, along: alongWith(photos, state), folders, failed: left.length, waiting };
  return (
    <BoardFrame model={model} hasPanel={Boolean(opened)}>
      <BoardBar
        title={t('board.title', { photos: total, folders })}
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
