import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { itemsOf, itemsText } from '#core/films/items-text.ts';
import { resultsWords } from '#words/results.ts';
import { quantitiesWords } from '#words/quantities.ts';
import {
  isFilmCard,
  type ResultFolder as Folder,
  type ResultPhoto,
  transitionName,
} from '../board/batch-view.ts';
import { useBoard } from '../board/board-context.ts';
import { EditableName } from '../board/editable-name.tsx';
import { folderButtonId } from '../board/element-ids.ts';
import { PhotoOpenerContext } from '../board/opener-context.ts';
import { lookAgainText } from '../board/results-text.ts';
import { StacksContext } from '../board/stacks-context.ts';
import { ChooseBox } from '../choosing/choose-box.tsx';
import { useLongPress } from '../choosing/use-long-press.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ChunkedItems } from '../kit/chunked-items.tsx';
import { FilmMark } from '../film/film-mark.tsx';
import { FilmWithoutPicture } from '../film/film-without-picture.tsx';
import { FilmPreview } from '../film/film-preview.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useThumbnail } from '../kit/thumbnails-context.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ROW_RATIOS } from '../limits.ts';
import { MovePhoto } from '../moving/move-photo.tsx';
import { dragSource, usePhotoDrop } from '../moving/photo-drag.ts';
import { LooksLike } from '../search/looks-like.tsx';
import { StackMark } from '../stacks/stack-mark.tsx';
import { ViewButton } from '../viewer/view-button.tsx';

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
  const t = useMessages(quantitiesWords, resultsWords);
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
          <span className="sr-only">{itemsText(itemsOf(photos, isFilmCard), t)}</span>
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

interface ResultCardProps {
  result: ResultPhoto<Photo>;
  /** The chunk that starts with this card. */
  chunk: number | undefined;
  /** Whether the tools of the card wait for the mouse or the focus: on a very large board they take half of its time. */
  isLight: boolean;
  /** Whether the names of photos are shown. */
  hasName: boolean;
}

/**
 * Shows a photo in its folder. Its name and the buttons to rename and move it appear with the mouse, the keyboard, or
 * visible names.
 */
function ResultCard({ result, chunk, isLight, hasName }: ResultCardProps) {
  const { photo, fileName, description, looksLike, filmSeconds } = result;
  const { isChosen, choose, chosen } = useBoard();
  const [isMet, setIsMet] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const hasTools = !isLight || isMet || isChosen(photo.id);
  const meet = () => setIsMet(true);
  const opener = use(PhotoOpenerContext);
  const under = use(StacksContext)?.under(photo.id).length ?? 0;
  const longPress = useLongPress(() => choose(photo.id, 'toggle'));
  const isTapChoosing = () => chosen.length > 0 && matchMedia('(pointer: coarse)').matches;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only adds the tools that a mouse or key uses
    <li
      data-chunk={chunk}
      className="result-card"
      data-chosen={isChosen(photo.id)}
      style={{ '--ratio': useRatio(photo.id) }}
      onPointerEnter={meet}
      onFocus={meet}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the
          button in it is for the keyboard; browsers do not drag by a button */}
      <div
        className="slide"
        style={{ viewTransitionName: transitionName(photo.id) }}
        data-chosen={isChosen(photo.id)}
        data-stacked={under > 0}
        // Shift selects photos here instead of text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onContextMenu={(event) => matchMedia('(pointer: coarse)').matches && event.preventDefault()}
        onClick={(event) => {
          if (longPress.takesClick()) return;
          if (event.shiftKey) choose(photo.id, 'range');
          else if (event.ctrlKey || event.metaKey || isTapChoosing()) choose(photo.id, 'toggle');
          else opener?.open(photo.id);
        }}
        onPointerEnter={(event) => {
          opener?.prepare();
          setIsHovered(filmSeconds !== undefined && event.pointerType === 'mouse');
        }}
        onPointerLeave={() => setIsHovered(false)}
        {...longPress.target}
        {...dragSource(photo.id)}
      >
        <Thumbnail
          photoId={photo.id}
          alt={description}
          missing={filmSeconds !== undefined && <FilmWithoutPicture name={fileName} />}
        />
        {hasTools && <ChooseBox photoId={photo.id} fileName={fileName} />}
        <ViewButton photoId={photo.id} name={fileName} />
        <StackMark photoId={photo.id} fileName={fileName} />
        {filmSeconds !== undefined && (
          <>
            {isHovered && <FilmPreview photoId={photo.id} />}
            <FilmMark seconds={filmSeconds} />
          </>
        )}
        {looksLike !== undefined && (
          <div className="card-mark">
            <LooksLike query={looksLike} />
          </div>
        )}
      </div>
      {hasTools && <CardCaption result={result} />}
      {!hasTools && hasName && <p className="card-line card-name">{fileName}</p>}
    </li>
  );
}

/** Shows a photo's name, to be changed, its original name, and the button that moves it. */
function CardCaption({ result: { photo, name, fileName, lookAgain } }: Pick<ResultCardProps, 'result'>) {
  const t = useMessages(resultsWords);
  const { renamePhoto } = useBoard();
  return (
    <div className="card-caption">
      <div className="min-w-0 flex-1">
        <EditableName
          name={name}
          ending={fileName.slice(name.length)}
          isTabStop={false}
          onRename={(typed) => renamePhoto(photo.id, typed)}
        >
          <span className="card-name" title={fileName}>
            {fileName}
          </span>
        </EditableName>
        <p className="card-original">{t('results.was', { name: photo.name })}</p>
        {lookAgain && <p className="text-13 leading-snug font-semibold">{lookAgainText(lookAgain, t)}</p>}
      </div>
      <MovePhoto photoId={photo.id} fileName={fileName} isSmall />
    </div>
  );
}

/** Returns a photo's width divided by its height, within the limits of a row of photos. */
function useRatio(photoId: string): number {
  const thumbnail = useThumbnail(photoId);
  const size = thumbnail.status === 'ready' ? thumbnail.size : undefined;
  if (!size) return ROW_RATIOS.unknown;
  return Math.min(ROW_RATIOS.most, Math.max(ROW_RATIOS.least, size.width / size.height));
}
