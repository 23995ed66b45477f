import ChevronRight from 'lucide-react/icons/chevron-right';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import { type Items, itemsText } from '#core/films/items-text.ts';
import { boardWords } from '#words/board.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useBoard } from '../board/board-context.ts';
import { usePhotoDrop } from '../moving/photo-drag.ts';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { pushTo } from '#core/push-to.ts';

interface FolderNavProps {
  folders: readonly NavFolder[];
  photos: number;
  /** The folder at the top of the visible area. */
  currentId: number | undefined;
  onGo: (folderId: number | 'top') => void;
  onNewFolder: () => void;
}

/** The board's folders as a tree: links to each one, which also accept dropped photos. On phones they form a row. */
export function FolderNav({ folders, photos, currentId, onGo, onNewFolder }: FolderNavProps) {
  const t = useMessages(boardWords, resultsWords);
  return (
    <nav aria-label={t('results.title')} className="folder-nav">
      <p aria-hidden className="folder-nav-title">
        {t('results.title')}
      </p>
      <ul>
        <li>
          <button type="button" className="folder-nav-entry" onClick={() => onGo('top')}>
            <span className="min-w-0 flex-1 truncate">{t('board.all')}</span>
            <span className="folder-nav-count">{photos}</span>
          </button>
        </li>
        {folderBranches(folders).map((branch) => (
          <Branch key={branch.key} branch={branch} currentId={currentId} onGo={onGo} />
        ))}
        <li>
          <button type="button" className="folder-nav-entry text-quiet" onClick={onNewFolder}>
            <FolderPlus size={16} aria-hidden />
            {t('results.newFolder')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface BranchProps extends Pick<FolderNavProps, 'currentId' | 'onGo'> {
  branch: FolderBranch;
}

function Branch({ branch: { name, items, folderId, branches }, currentId, onGo }: BranchProps) {
  const t = useMessages(boardWords, quantitiesWords);
  const { movePhoto } = useBoard();
  const [isOpen, setIsOpen] = useState(true);
  const { isOver, target } = usePhotoDrop(
    (photoId) => folderId !== undefined && movePhoto(photoId, folderId),
  );
  const first = firstFolder({ folderId, branches });
  return (
    <li>
      <div className="flex items-center" {...(folderId === undefined ? {} : target)}>
        {branches.length > 0 && (
          <button
            type="button"
            className="folder-nav-toggle"
            aria-expanded={isOpen}
            aria-label={t('board.expand', { folder: name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronRight size={14} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="folder-nav-entry"
          data-over={isOver}
          aria-current={folderId !== undefined && folderId === currentId ? 'true' : undefined}
          onClick={() => first !== undefined && onGo(first)}
        >
          <span className="min-w-0 flex-1 truncate" title={name}>
            {name}
          </span>
          <span className="folder-nav-count" aria-hidden>
            {items.photos + items.films}
          </span>
          <span className="sr-only">{itemsText(items, t)}</span>
        </button>
      </div>
      {branches.length > 0 && isOpen && (
        <ul className="folder-nav-inner">
          {branches.map((branch) => (
            <Branch key={branch.key} branch={branch} currentId={currentId} onGo={onGo} />
          ))}
        </ul>
      )}
    </li>
  );
}

function firstFolder({
  folderId,
  branches,
}: Pick<FolderBranch, 'folderId' | 'branches'>): number | undefined {
  if (folderId !== undefined) return folderId;
  const [first] = branches;
  return first && firstFolder(first);
}

/** A folder of the board. */
interface NavFolder {
  readonly id: number;
  readonly path: FolderPath;
  readonly items: Items;
}

/** A folder in a tree, which may exist only because of its subfolders. */
interface FolderBranch {
  readonly key: string;
  readonly name: string;
  /** The count for the folder and all its subfolders. */
  readonly items: Items;
  /** Undefined if the folder itself contains no photo. */
  readonly folderId: number | undefined;
  readonly branches: readonly FolderBranch[];
}

/** Returns a board's folders as a tree, in the order of the board. */
function folderBranches(folders: readonly NavFolder[], depth = 0): FolderBranch[] {
  const groups = new Map<string, NavFolder[]>();
  for (const folder of folders) {
    const name = folder.path[depth];
    if (name === undefined) continue;
    pushTo(groups, name, folder);
  }
  return Array.from(groups, ([name, group]) => {
    const own = group.find(({ path }) => path.length === depth + 1);
    const key = folderText(group[0]?.path.slice(0, depth + 1) ?? [name]);
    const count = (kind: keyof Items) => group.reduce((sum, folder) => sum + folder.items[kind], 0);
    const items = { photos: count('photos'), films: count('films') };
    return { key, name, items, folderId: own?.id, branches: folderBranches(group, depth + 1) };
  });
}
