import { itemsOf } from '#core/films/items-text.ts';
import { boardWords } from '#words/board.ts';
import { firstPhotosOf, isFilmCard } from '../board/batch-view.ts';
import { useBoard } from '../board/board-context.ts';
import { DRAWN_WHOLE } from '../kit/chunks-in-sight.ts';
import { useKept } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useGradually } from '../kit/use-gradually.ts';
import { PhotoOpenerContext } from '../board/opener-context.ts';
import { focusFirstPhoto, onCardKey, onCardKeyUp } from '../folders/card-keys.ts';
import { SHOWS_NAMES } from '../folders/board-look.ts';
import { FolderNav } from '../folders/folder-nav.tsx';
import { folderSectionId, ResultFolder } from '../folders/result-folder.tsx';
import { useCurrentFolder } from '../folders/use-current-folder.ts';
import type { ResultsBoardModel } from './use-results-board.ts';

/** Photos rendered at a time: about one screen. */
const PHOTOS_AT_ONCE = 40;

interface FolderListProps {
  model: ResultsBoardModel;
}

/** The folders of the board, with links to each of them. */
export function FolderList({ model: { search, board, viewing, newFolderId } }: FolderListProps) {
  const t = useMessages(boardWords);
  const { root } = useBoard();
  const { order } = search;
  const isWhole = order.length <= DRAWN_WHOLE;
  const hasNames = useKept(SHOWS_NAMES);
  const drawn = useGradually(isWhole ? order.length : 0, PHOTOS_AT_ONCE);
  const folders = search.shown(newFolderId);
  const current = useCurrentFolder(root, folders.map(({ id }) => id).join());
  const goTo = (folderId: number | 'top') => {
    const target = folderId === 'top' ? root : document.getElementById(folderSectionId(folderId));
    target?.scrollIntoView({ block: 'start' });
    if (folderId !== 'top') target?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <button type="button" className="board-skip" onClick={() => focusFirstPhoto(root)}>
        {t('board.skip')}
      </button>
      <FolderNav
        folders={folders.map(({ id, path, photos }) => ({ id, path, items: itemsOf(photos, isFilmCard) }))}
        photos={order.length}
        currentId={current}
        onGo={goTo}
        onNewFolder={board.addFolder}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for whatever photo has the focus */}
      <ul className="board-folders" onKeyDown={onCardKey} onKeyUp={onCardKeyUp}>
        <PhotoOpenerContext value={viewing.opener}>
          {firstPhotosOf(folders, isWhole ? drawn : order.length).map((one) => (
            <ResultFolder
              key={one.folder.id}
              folder={one.folder}
              shown={one.shown}
              isWhole={isWhole}
              isLight={!isWhole}
              hasNames={hasNames}
              openedId={viewing.lastId}
            />
          ))}
        </PhotoOpenerContext>
      </ul>
    </>
  );
}
