import FolderPlus from 'lucide-react/icons/folder-plus';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { carriedOf } from '#core/batch/batch-files.ts';
import type { Photo } from '#core/photo.ts';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import type { ExtraFilesChoice } from '../batch/use-extra-files.ts';
import type { MenuEntry } from '../board/board-way.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { PHOTO_SIZE, PHOTO_SIZES, SHOWS_NAMES } from '../folders/board-look.ts';
import { useKept } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { ResultsBoardModel } from './use-results-board.ts';

/** The choices of what the ZIP contains besides the photos. */
export interface ExtraFiles {
  xmp: ExtraFilesChoice;
  carrying: ExtraFilesChoice;
}

/** The rare actions of a board's host. */
export interface RareActions {
  onMore: () => void;
  /** Clears the board and everything on the table. */
  onStartOver: () => void;
}

/** Returns the entries of the menu for saving: the host's ways, then the choices of extra files. */
export function useSaveEntries(
  ways: readonly MenuEntry[],
  { xmp, carrying }: ExtraFiles,
  run: BatchRun<Photo>,
): readonly MenuEntry[] {
  const t = useMessages(resultsWords);
  const entries = [...ways, choice('xmp', xmp, t('results.addXmp'), t('results.xmpHelp'))];
  if (carriedOf(run).length === 0) return entries;
  return [
    ...entries,
    choice('carry', carrying, t('results.carryUnreadable'), t('results.carryUnreadableHelp')),
  ];
}

const SIZE_NAMES = {
  small: 'board.sizeSmall',
  medium: 'board.sizeMedium',
  large: 'board.sizeLarge',
} as const;

/** Returns the entries for rare actions. */
export function useMoreEntries(
  { board, isRated, openPanel }: ResultsBoardModel,
  on: RareActions,
): readonly MenuEntry[] {
  const t = useMessages(boardWords, resultsWords);
  const showsNames = useKept(SHOWS_NAMES);
  const sizes: MenuEntry = {
    kind: 'values',
    id: 'size',
    label: t('board.size'),
    values: PHOTO_SIZES.map((value) => ({ value, label: t(SIZE_NAMES[value]) })),
    value: useKept(PHOTO_SIZE),
    onChange: (chosen) => PHOTO_SIZE.keep(PHOTO_SIZES.find((size) => size === chosen) ?? 'medium'),
  };
  return [
    action('more', t('results.more'), Images, on.onMore),
    action('new', t('results.newFolder'), FolderPlus, board.addFolder),
    ...(isRated ? [action('unsure', t('board.unsure'), Inbox, () => openPanel('check'))] : []),
    action('detail', t('board.detail'), Layers, () => openPanel('detail')),
    sizes,
    choice('names', { isOn: showsNames, turn: SHOWS_NAMES.keep }, t('board.showNames')),
    action('over', t('board.startOver'), RotateCcw, on.onStartOver),
  ];
}

function action(id: string, label: string, Icon: typeof Images, onSelect: () => void): MenuEntry {
  return { kind: 'action', id, label, Icon, onSelect };
}

function choice(id: string, { isOn, turn }: ExtraFilesChoice, label: string, help?: string): MenuEntry {
  return { kind: 'choice', id, label, ...(help ? { help } : {}), isOn, onChange: turn };
}
