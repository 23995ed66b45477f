import FolderPlus from 'lucide-react/icons/folder-plus';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import { alongWith } from '../board/batch-view.ts';
import { type BatchRun, carriedOf } from '../board/use-batch.ts';
import type { CarryChoice } from '../batch/use-carry-choice.ts';
import type { XmpChoice } from '../batch/use-xmp-choice.ts';
import { PeopleChip } from './people-chip.tsx';
import { FiguresButton } from '../statistics/figures-button.tsx';
import { useKept } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import { BoardSearch, SearchAnswer } from '../search/board-search.tsx';
import { ShapeButton } from '../schemes/shape-button.tsx';
import { ShapeOffer } from '../schemes/shape-offer.tsx';
import { StacksContext } from '../board/stacks-context.ts';
import { ReviewContext } from '../board/review-context.ts';
import { AgainProgress } from './again-progress.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardChips } from './board-chips.tsx';
import { BoardContext } from '../board/board-context.ts';
import { ROW_HEIGHT, SHOWS_NAMES } from '../folders/board-look.ts';
import { BoardPanel } from './board-panel.tsx';
import { BoardToast } from './board-toast.tsx';
import { BoardViewers } from './board-viewers.tsx';
import type { MenuEntry } from '../board/board-way.ts';
import { CancelledNotice } from './cancelled-notice.tsx';
import { ChosenBar } from '../choosing/chosen-bar.tsx';
import { FolderList } from './folder-list.tsx';
import { openPanel, type PanelActions } from './open-panel.tsx';
import { ProblemChips } from './problem-chips.tsx';
import { summaryText } from '../board/results-text.ts';
import { RowHeight } from '../folders/row-height.tsx';
import { SameNameQuestion } from './same-name-question.tsx';
import type { Arranging } from '../board/use-arrangement.ts';
import { type ResultsBoardModel, useResultsBoard } from './use-results-board.ts';

interface ResultsBoardProps extends PanelActions {
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
  xmp: XmpChoice;
  carrying: CarryChoice;
  /** Whether the most recently saved ZIP was created with another choice of extra files. */
  isOtherChoice: boolean;
  /** Whether the notice offers a destination of the board's own, which comes before the ZIP. */
  isZipSecond: boolean;
  onDownload: () => void;
  onMore: () => void;
  /** Clears the board and everything on the table. */
  onStartOver: () => void;
}

/**
 * Shows the result of a batch: its photos in their folders, one row of controls, and panels for what needs the user's
 * attention.
 */
export function ResultsBoard({
  run,
  notice,
  note,
  ways,
  asksToDownload,
  xmp,
  carrying,
  ...props
}: ResultsBoardProps) {
  const { state, photos } = run;
  const t = useMessages(boardWords, resultsWords);
  const model = useResultsBoard(run, props.arranging);
  const { arranging, board, filled, left, waiting, placed, search, telling } = model;
  const { arrangement } = arranging;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const rowHeight = useKept(ROW_HEIGHT);
  const showsNames = useKept(SHOWS_NAMES);
  const isUnsaved = !asksToDownload && (arranging.isUnsaved || props.isOtherChoice);
  const opened = props.panel || openPanel(model, run, props);
  const total = state.entries.length;
  const counts = { photos: total, along: alongWith(photos, state), folders: filled, failed: left.length };
  const xmpEntry: MenuEntry = {
    kind: 'choice',
    id: 'xmp',
    label: t('results.addXmp'),
    help: t('results.xmpHelp'),
    isOn: xmp.isOn,
    onChange: xmp.turn,
  };
  const carryEntry: MenuEntry = {
    kind: 'choice',
    id: 'carry',
    label: t('results.carryUnreadable'),
    help: t('results.carryUnreadableHelp'),
    isOn: carrying.isOn,
    onChange: carrying.turn,
  };
  const choices = carriedOf(run).length > 0 ? [xmpEntry, carryEntry] : [xmpEntry];
  return (
    <BoardContext value={{ ...board, newFolderId: model.newFolderId, root, said: telling.told?.text ?? '' }}>
      <StacksContext value={model.stacks}>
        <ReviewContext value={model.review}>
          <div
            ref={setRoot}
            className="results-board"
            data-names={showsNames}
            data-panel={Boolean(opened)}
            style={{ '--row': `${rowHeight}px` }}
          >
            <BoardBar
              title={t('board.title', { photos: total, folders: filled })}
              summary={summaryText({ ...counts, waiting }, t)}
              search={<BoardSearch searching={search.searching} fieldRef={search.fieldRef} />}
              isUnsaved={isUnsaved}
              isZipSecond={props.isZipSecond}
              ways={[...ways, ...choices]}
              more={moreEntries(model, showsNames, props, t)}
              onDownload={props.onDownload}
              onUndo={board.undo}
              onRedo={board.redo}
            />
            <BoardChips>
              <ProblemChips model={model} hasRules={props.onLearn !== undefined} />
              <ShapeButton
                shaping={model.shaping}
                board={{ arrangement, photos, placed, people: model.people }}
              />
              <PeopleChip model={model} />
              <FiguresButton board={{ arrangement, photos, state }} />
              {isUnsaved && (
                <p id="unsaved" className="board-unsaved">
                  {t('board.unsaved')}
                </p>
              )}
              <RowHeight />
            </BoardChips>
            {asksToDownload && <CancelledNotice placed={total} total={state.total} />}
            {run.isAgain && state.phase === 'processing' && model.panel !== 'left' && (
              <AgainProgress run={run} onCancel={props.onCancel} />
            )}
            {notice && <div className="mt-2">{notice}</div>}
            <ShapeOffer shaping={model.shaping} />
            <SearchAnswer
              searching={search.searching}
              folders={search.shown().length}
              onChooseAll={board.chooseAll}
            />
            <div className="board-body">
              <FolderList model={model} root={root} />
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
          </div>
        </ReviewContext>
      </StacksContext>
    </BoardContext>
  );
}

function action(id: string, label: string, Icon: typeof Images, onSelect: () => void): MenuEntry {
  return { kind: 'action', id, label, Icon, onSelect };
}

/** Returns the entries for rare actions. */
function moreEntries(
  { board, isRated, openPanel: open }: ResultsBoardModel,
  showsNames: boolean,
  on: Pick<ResultsBoardProps, 'onMore' | 'onStartOver'>,
  t: ReturnType<typeof useMessages<'board' | 'results'>>,
): readonly MenuEntry[] {
  return [
    action('more', t('results.more'), Images, on.onMore),
    action('new', t('results.newFolder'), FolderPlus, board.addFolder),
    ...(isRated ? [action('unsure', t('board.unsure'), Inbox, () => open('check'))] : []),
    {
      kind: 'choice',
      id: 'names',
      label: t('board.showNames'),
      isOn: showsNames,
      onChange: SHOWS_NAMES.keep,
    },
    action('over', t('board.startOver'), RotateCcw, on.onStartOver),
  ];
}
