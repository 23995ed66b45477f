import { useMemo, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { placedPhotos } from '#core/board/placed-photos.ts';
import type { Detail } from '#core/categories/detail.ts';
import type { Correction } from '#core/review/corrections.ts';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import { foldersOf, leftOutOf, waitingOf } from '../board/batch-view.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useBoardSearch } from '../search/use-board-search.ts';
import { useShaping } from '../schemes/use-shaping.ts';
import { boardStacks } from '../stacks/board-stacks.ts';
import { loadStackViewer } from '../stacks/load-stack-viewer.ts';
import { useStacks } from '../stacks/use-stacks.ts';
import { useCorrections } from '../review/use-corrections.ts';
import { usePeople } from '../people/people-context.ts';
import { useReview } from '../review/use-review.ts';
import { loadBoardViewer } from '../viewer/load-viewers.ts';
import { useViewing } from '../board/use-viewing.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import { useBoardEdits } from './use-board-edits.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useDetail } from '../schemes/use-detail.ts';
import { useTold } from '../board/use-told.ts';

/** The panels that can be open next to the photos. */
export type OpenPanel = 'check' | 'left' | 'waiting' | 'detail' | 'rule' | 'people' | 'keys';

/** The state that the board's parts share. */
export type ResultsBoardModel = ReturnType<typeof useResultsBoard>;

/** Keeps the state of a board: its arrangement, search, selection, questions and open panels. */
export function useResultsBoard({ state, photos }: BatchRun<Photo>, unwatched: Arranging) {
  const t = useMessages(boardWords, resultsWords);
  const telling = useTold();
  const { tell } = telling;
  const viewing = useViewing(loadBoardViewer);
  const comparing = useViewing(loadStackViewer);
  const isViewing = viewing.photoId !== undefined;
  const isOpen = isViewing || comparing.photoId !== undefined;
  const placed = useMemo(() => placedPhotos(state), [state]);
  const { arranging, offer, answer } = useCorrections(unwatched, placed);
  const { arrangement } = arranging;
  const { opener, show, close } = viewing;
  const review = useReview(arranging, placed, { open: opener.open, show, close }, tell);
  const shaping = useShaping(arranging, tell);
  const folders = useMemo(() => foldersOf(arrangement, state, photos), [arrangement, state, photos]);
  const names = usePeople((known) => known.names);
  const several = usePeople((known) => known.several);
  const people = useMemo(() => ({ names, several }), [names, several]);
  const search = useBoardSearch(folders, state, names);
  const isSearching = search.searching.found !== undefined;
  const stacking = useStacks(state, arranging, folders, !isSearching, tell);
  const board = useBoardEdits(
    { arranging, placed, isViewing, shown: search.order, folding: stacking.folding, tell },
    t,
  );
  const detail = useDetail(arranging, placed, state.detail, tell);
  const [panel, setPanel] = useState<OpenPanel>();
  const hasDoubts = review.doubts.length > 0;
  const [hadDoubts, setHadDoubts] = useState(hasDoubts);
  if (hadDoubts !== hasDoubts) {
    setHadDoubts(hasDoubts);
    if (!hasDoubts && panel === 'check') setPanel(undefined);
  }
  useBoardKeys({
    onSearch: isOpen ? undefined : search.focus,
    onHelp: isOpen ? undefined : () => setPanel((was) => (was === 'keys' ? undefined : 'keys')),
    onUndo: board.undo,
    onRedo: board.redo,
    onAcceptAll: !isOpen && review.doubts.length > 0 ? review.acceptAll : undefined,
    onClear: !isOpen && board.chosen.length > 0 ? board.clearChosen : undefined,
  });
  const answerOffer = (to: Correction, said?: string) => {
    answer(to);
    if (said !== undefined) tell(said, false);
    setPanel(undefined);
  };
  return {
    telling,
    viewing,
    comparing,
    isOpen,
    placed,
    /** Handles the named people of the photos, and where photos of several people go. */
    people,
    arranging,
    offer: board.newFolderId === undefined ? offer : undefined,
    answerOffer,
    review,
    shaping,
    folders,
    filled: folders.filter(({ photos: inFolder }) => inFolder.length > 0).length,
    search,
    stacking,
    stacks: boardStacks(stacking, comparing.opener, board.chosen, board.clearChosen),
    board,
    /** Whether the engine reported its confidence for any photo. */
    isRated: useMemo(() => [...placed.values()].some(({ confidence }) => confidence !== undefined), [placed]),
    detail: {
      ...detail,
      apply: (level: Detail) => {
        detail.apply(level);
        setPanel(undefined);
      },
    },
    /** A folder that is added from the open photo is named in the viewer. */
    newFolderId: isViewing ? undefined : board.newFolderId,
    left: useMemo(() => leftOutOf(state, photos), [state, photos]),
    waiting: state.phase === 'processing' ? 0 : waitingOf(state, photos).length,
    panel,
    openPanel: setPanel,
  };
}
