import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import { placedPhotos } from '#core/board/placed-photos.ts';
import type { Detail } from '#core/categories/detail.ts';
import { FOLDER_DEPTH } from '#core/limits.ts';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { placeIn } from '#core/places/place-in.ts';
import type { Correction } from '#core/review/corrections.ts';
import type { Translate } from '#messages/translate.ts';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import { foldersOf, leftOutOf, waitingOf } from '../board/batch-view.ts';
import { folderButtonId } from '../board/element-ids.ts';
import type { Folding } from '../board/fold-stacks.ts';
import { moveChoices } from '../board/move-choices.ts';
import { ACCEPT_ALL_KEY, BOARD_KEYS } from '../board/review-keys.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { type Counted, useCounted } from '../board/use-counted.ts';
import { useSelection } from '../board/use-selection.ts';
import { useTold } from '../board/use-told.ts';
import { useViewing } from '../board/use-viewing.ts';
import { useMessages } from '../kit/use-messages.ts';
import { RECENT_FOLDERS } from '../limits.ts';
import { usePeople } from '../people/people-context.ts';
import { useCorrections } from '../review/use-corrections.ts';
import { useReview } from '../review/use-review.ts';
import { useDetail } from '../schemes/use-detail.ts';
import { useShaping } from '../schemes/use-shaping.ts';
import { SEARCH_KEY } from '../search/board-search.tsx';
import { useBoardSearch } from '../search/use-board-search.ts';
import { boardStacks } from '../stacks/board-stacks.ts';
import { loadStackViewer } from '../stacks/load-stack-viewer.ts';
import { useStacks } from '../stacks/use-stacks.ts';
import { loadBoardViewer } from '../viewer/load-viewers.ts';
import { photoEdits } from './rename-edits.ts';
import { neighbourOf, useBoardFocus } from './use-board-focus.ts';
import { type FolderEditing, useFolderEdits } from './use-folder-edits.ts';

/** The panels that can be open next to the photos. */
export type OpenPanel = 'check' | 'left' | 'waiting' | 'detail' | 'rule' | 'people' | 'keys';

/** The state that the board's parts share. */
export type ResultsBoardModel = ReturnType<typeof useResultsBoard>;

/** Keeps the state of a board: its arrangement, search, selection, questions and open panels. */
export function useResultsBoard({ state, photos }: BatchRun<Photo>, unwatched: Arranging) {
  const t = useMessages(boardWords, resultsWords);
  const telling = useTold();
  const viewing = useViewing(loadBoardViewer);
  const comparing = useViewing(loadStackViewer);
  const isViewing = viewing.photoId !== undefined;
  const isOpen = isViewing || comparing.photoId !== undefined;
  const placed = useMemo(() => placedPhotos(state), [state]);
  const { arranging, offer, answer } = useCorrections(unwatched, placed);
  const { arrangement } = arranging;
  const { opener, show, close } = viewing;
  const says = { counted: useCounted(state.entries), tell: telling.tell };
  const review = useReview(arranging, placed, { open: opener.open, show, close }, says);
  const shaping = useShaping(arranging, says);
  const folders = useMemo(() => foldersOf(arrangement, state, photos), [arrangement, state, photos]);
  const names = usePeople((known) => known.names);
  const several = usePeople((known) => known.several);
  const people = useMemo(() => ({ names, several }), [names, several]);
  const search = useBoardSearch(folders, state, names);
  const isSearching = search.searching.found !== undefined;
  const stacking = useStacks(state, arranging, folders, !isSearching, telling.tell);
  const board = useBoardEdits(
    { arranging, placed, isViewing, shown: search.order, folding: stacking.folding, ...says },
    t,
  );
  const detail = useDetail(arranging, placed, state.detail, says);
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
    if (said !== undefined) telling.tell(said, false);
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

/** Edits the results board: applies and announces the changes, and keeps the focus where the user works. */
function useBoardEdits(edited: Omit<PhotoMoving, 'focus'>, t: Translate<'board' | 'results'>) {
  const { arranging, tell } = edited;
  const { arrangement, edit, undo, redo } = arranging;
  const focus = useBoardFocus();
  const moves = usePhotoMoves({ ...edited, focus }, t);
  const { addFolderWith, ...folders } = useFolderEdits({ ...edited, focus }, t);
  const told = (step: (() => void) | undefined, text: string) =>
    step &&
    (() => {
      step();
      tell(text, false);
    });
  return {
    ...moves,
    ...folders,
    addFolder: () => addFolderWith([]),
    moveToNewFolder: (photoId: string) => {
      const photoIds = moves.movingWith(photoId);
      addFolderWith(photoIds);
      if (photoIds.length > 1) moves.clearChosen();
    },
    renamePhoto: (photoId: string, name: string) => {
      const edits = photoEdits(arrangement, photoId, name);
      if (!edits) {
        tell(t('results.tooDeep', { most: FOLDER_DEPTH }), false);
        return;
      }
      const next = edit(...edits);
      if (next === arrangement) return;
      const { folder, fileName } = placeIn(next, photoId);
      const isMoved = edits.some(({ type }) => type === 'move-to-path');
      tell(
        t('results.renamed', {
          name: isMoved && folder ? `${folderText(folder.path)}/${fileName}` : fileName,
        }),
      );
    },
    undo: told(undo, t('results.undone')),
    redo: told(redo, t('results.redone')),
  };
}

/** The board whose photos are selected and moved. */
interface PhotoMoving extends FolderEditing {
  readonly placed: ReadonlyMap<string, PlacedPhoto>;
  /** The ids of the board's photos in their order: photos outside the search results are neither selected nor moved. */
  readonly shown: readonly string[];
  /** Which photos are under others and move with them. */
  readonly folding: Folding;
  readonly counted: Counted;
}

/** Selects photos of a board and moves them between its folders. */
function usePhotoMoves(
  { arranging, placed, isViewing, shown, folding: { under, hidden }, focus, counted, tell }: PhotoMoving,
  t: Translate<'board' | 'results'>,
) {
  const { arrangement, edit } = arranging;
  const [recent, setRecent] = useState<readonly FolderPath[]>([]);
  const choosing = useSelection(shown);
  const { isChosen, clearChosen } = choosing;
  const withUnder = (photoIds: readonly string[]) => [
    ...new Set(photoIds.flatMap((id) => [id, ...(under.get(id) ?? [])])),
  ];
  const chosen = withUnder(choosing.chosen);
  const movingWith = (photoId: string) => {
    if (isViewing) return [photoId];
    return isChosen(photoId) ? chosen : withUnder([photoId]);
  };
  /** After a move: announces it and sets the focus. */
  const moved = (next: Arrangement, photoIds: readonly string[]) => {
    const [first = ''] = photoIds;
    const { folder } = placeIn(next, first);
    const isMany = photoIds.length > 1;
    // The selection has served its purpose.
    if (isMany || isChosen(first)) clearChosen();
    if (next === arrangement || !folder) return;
    setRecent((before) =>
      [folder.path, ...before.filter((path) => path !== folder.path)].slice(0, RECENT_FOLDERS),
    );
    tell(t('board.moved', { items: counted(photoIds), folder: folderText(folder.path) }));
    if (isViewing) return;
    const cards = shown.filter((id) => !hidden.has(id));
    const neighbour = isMany ? undefined : neighbourOf(arrangement, first, cards);
    focus(neighbour ?? { id: folderButtonId(folder.id) });
  };
  return {
    ...choosing,
    chosen,
    counted,
    movingWith,
    choicesFor: (photoIds: readonly string[]) => moveChoices(arrangement, photoIds, placed, recent),
    movePhoto: (photoId: string, folderId: number) => {
      const photoIds = movingWith(photoId);
      moved(edit({ type: 'move-photos', photoIds, folderId }), photoIds);
    },
    moveToPath: (photoId: string, path: FolderPath) => {
      const photoIds = movingWith(photoId);
      moved(edit({ type: 'move-to-path', photoIds, path }), photoIds);
    },
  };
}

interface BoardKeys {
  /** Undefined if the search field isn't reachable. */
  readonly onSearch: (() => void) | undefined;
  /** Undefined if the viewer shows its own keys. */
  readonly onHelp: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  /** Undefined if Escape means something else, or nothing is selected. */
  readonly onClear: (() => void) | undefined;
  /** Undefined if nothing is doubtful. */
  readonly onAcceptAll: (() => void) | undefined;
}

/**
 * Handles the board's keys, except in fields, menus and dialogs with their own keys: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y,
 * Escape, / for the search, ? for the keys, and A.
 */
function useBoardKeys({ onSearch, onHelp, onUndo, onRedo, onClear, onAcceptAll }: BoardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey, target } = event;
    if (event.defaultPrevented || altKey || isOfAnother(target)) return;
    const letter = key.toLowerCase();
    const edit =
      letter === 'y' || (letter === 'z' && shiftKey) ? onRedo : letter === 'z' ? onUndo : undefined;
    const alone = {
      Escape: onClear,
      [SEARCH_KEY]: onSearch,
      [BOARD_KEYS.help]: onHelp,
      [ACCEPT_ALL_KEY]: onAcceptAll,
    }[key];
    const does = event.ctrlKey || event.metaKey ? edit : alone;
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A field has its own undo, and a menu its own Escape; a modal dialog blocks changes to the board. */
function isOfAnother(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable], [role=menu], [data-keys=own]',
    ) !== null
  );
}
