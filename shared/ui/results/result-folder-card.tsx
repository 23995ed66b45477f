import { type KeyboardEvent, use, useRef } from 'react';
import { folderText } from '#core/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { resultsWords } from '#words/results.ts';
import { tableWords } from '#words/table.ts';
import { ChunkedItems } from '../kit/chunked-items.tsx';
import { useMessages } from '../kit/use-messages.ts';
import type { ResultFolder } from '../batch/batch-view.ts';
import { StacksContext } from '../stacks/stacks-context.ts';
import { useBoard } from './board-context.ts';
import { EditableName } from './editable-name.tsx';
import { usePhotoDrop } from './photo-drag.ts';
import { ResultCard } from './result-card.tsx';
import { folderButtonId } from './use-board-edits.ts';

interface ResultFolderCardProps {
  folder: ResultFolder<Photo>;
  /** How many of its photos are drawn by now. */
  shown: number;
  /** The board is small enough to draw all of them. */
  isWhole: boolean;
  /** The photo that is open or was so last: the focus comes back to it. */
  openedId: string | undefined;
}

/** One folder of the archive, as wide as its photos need, so that small folders stand side by side. */
export function ResultFolderCard({
  folder: { id, path, photos },
  shown,
  isWhole,
  openedId,
}: ResultFolderCardProps) {
  const list = useRef<HTMLUListElement>(null);
  const t = useMessages(resultsWords, tableWords);
  const { newFolderId, renameFolder, movePhoto, chooseAll } = useBoard();
  const stacks = use(StacksContext);
  const cards = photos.slice(0, shown).filter(({ photo }) => !stacks?.isUnder(photo.id));
  const { isOver, target } = usePhotoDrop((photoId) => movePhoto(photoId, id));
  const spans = Object.fromEntries(
    [3, 4, 5].map((columns) => [`--of-${columns}`, Math.max(1, Math.min(cards.length, columns))]),
  );
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
      style={spans}
      data-over={isOver}
      className="result-folder sm:col-span-(--of-3) sm:grid sm:grid-cols-subgrid lg:col-span-(--of-4) xl:col-span-(--of-5)"
      {...target}
      onKeyDown={chooseAllByKey}
    >
      <section
        aria-label={folderText(path)}
        className="sm:col-span-full sm:grid sm:grid-cols-subgrid sm:content-start"
      >
        <div className="flex items-center gap-3 border-b border-ink sm:col-span-full">
          <h3 className="min-w-0 flex-1 font-mono text-15 leading-snug font-semibold tracking-normal wrap-anywhere">
            <EditableName
              id={folderButtonId(id)}
              name={path.at(-1) ?? ''}
              startsOpen={id === newFolderId}
              onRename={(typed) => renameFolder(id, typed)}
            >
              {folderText(path)}
            </EditableName>
          </h3>
          <span className="font-mono text-13 whitespace-nowrap text-quiet" aria-hidden>
            {String(photos.length).padStart(2, '0')}
          </span>
          <span className="sr-only">{t('table.photos', { count: photos.length })}</span>
        </div>
        {photos.length === 0 && (
          <p className="mt-4 rounded-surface border border-dashed border-edge p-4 text-13 text-quiet sm:col-span-full">
            {t('results.emptyFolder')}
          </p>
        )}
        <ul ref={list} className="mt-4 grid gap-y-4 sm:col-span-full sm:grid-cols-subgrid sm:gap-y-7">
          <ChunkedItems
            list={list}
            items={cards}
            isWhole={isWhole}
            keep={isWhole ? [] : [cards.findIndex(({ photo }) => photo.id === openedId)]}
          >
            {(result, _at, chunk) => (
              <ResultCard key={result.photo.id} result={result} folderId={id} chunk={chunk} />
            )}
          </ChunkedItems>
        </ul>
      </section>
    </li>
  );
}
