import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, use, useRef } from 'react';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { resultsWords } from '#words/results.ts';
import { tableWords } from '#words/table.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ChunkedItems } from '../kit/chunked-items.tsx';
import { useMessages } from '../kit/use-messages.ts';
import type { ResultFolder as Folder } from '../board/batch-view.ts';
import { StacksContext } from '../board/stacks-context.ts';
import { useBoard } from '../board/board-context.ts';
import { EditableName } from '../board/editable-name.tsx';
import { usePhotoDrop } from '../moving/photo-drag.ts';
import { ResultCard } from './result-card.tsx';
import { folderButtonId } from '../board/element-ids.ts';

interface ResultFolderProps {
  folder: Folder<Photo>;
  /** How many of its photos have been drawn so far. */
  shown: number;
  /** Whether the board is small enough to draw all photos. */
  isWhole: boolean;
  /** See {@link ResultCard}. */
  isLight: boolean;
  hasNames: boolean;
  /** The photo that is open or was open last, which gets the focus back. */
  openedId: string | undefined;
}

/** A folder with more photos has its own row, regardless of their widths. */
const FEW = 12;

/** Returns the id of a folder's section on the board. */
export const folderSectionId = (folderId: number) => `folder-section-${folderId}`;

/** A longer word doesn't fit above one column of a phone. */
const LONG_WORD = 11;

/** Returns how many of a phone's three columns a folder takes: one for each photo, and enough for its name's words. */
function columnsFor(name: string, photos: number): number {
  const isLong = name.split(/[\s-]|[\u3000-\u9fff]/u).some((word) => word.length > LONG_WORD);
  return Math.min(3, Math.max(isLong ? 2 : 1, photos));
}

/** Shows one folder of the archive: its heading, which sticks while its photos scroll by, and the photos in rows. */
export function ResultFolder({ folder, shown, isWhole, isLight, hasNames, openedId }: ResultFolderProps) {
  const { id, path, photos } = folder;
  const list = useRef<HTMLUListElement>(null);
  const t = useMessages(resultsWords, tableWords);
  const { newFolderId, renameFolder, removeFolder, movePhoto, chooseAll } = useBoard();
  const stacks = use(StacksContext);
  const cards = photos.slice(0, shown).filter(({ photo }) => !stacks?.isUnder(photo.id));
  const { isOver, target } = usePhotoDrop((photoId) => movePhoto(photoId, id));
  const outer = path.slice(0, -1);
  const chooseAllByKey = (event: KeyboardEvent) => {
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
    const isInField =
      event.target instanceof Element && event.target.closest('input:not([type=checkbox])') !== null;
    if (!isAll || isInField) return;
    event.preventDefault();
    chooseAll(photos.map(({ photo }) => photo.id));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for whatever has the focus in it
    <li
      id={folderSectionId(id)}
      data-folder={id}
      data-over={isOver}
      data-wide={photos.length > FEW}
      className="result-folder"
      style={{ '--columns': columnsFor(path.at(-1) ?? '', cards.length) }}
      {...target}
      onKeyDown={chooseAllByKey}
    >
      <section aria-label={folderText(path)}>
        <div className="result-folder-head">
          <h3>
            <EditableName
              id={folderButtonId(id)}
              name={path.at(-1) ?? ''}
              startsOpen={id === newFolderId}
              onRename={(typed) => renameFolder(id, typed)}
            >
              {outer.length > 0 && <span className="font-normal text-quiet">{`${folderText(outer)}/`}</span>}
              {path.at(-1)}
            </EditableName>
          </h3>
          <span className="font-mono text-13 text-quiet tabular-nums" aria-hidden>
            {photos.length}
          </span>
          <span className="sr-only">{t('table.photos', { count: photos.length })}</span>
        </div>
        {photos.length === 0 && (
          <div className="empty-folder">
            <p>{t('results.emptyFolder')}</p>
            <button type="button" className={buttonClass('quiet')} onClick={() => removeFolder(id)}>
              <Trash2 size={16} aria-hidden />
              {t('results.removeFolder')}
            </button>
          </div>
        )}
        <ul ref={list} className="photo-rows" data-whole={isWhole}>
          <ChunkedItems
            list={list}
            items={cards}
            isWhole={isWhole}
            keep={isWhole ? [] : [cards.findIndex(({ photo }) => photo.id === openedId)]}
          >
            {(result, _at, chunk) => (
              <ResultCard
                key={result.photo.id}
                result={result}
                chunk={chunk}
                isLight={isLight}
                hasName={hasNames}
              />
            )}
          </ChunkedItems>
        </ul>
      </section>
    </li>
  );
}
