import FolderInput from 'lucide-react/icons/folder-input';
import { use, useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { firstSentence } from '#core/naming/short-name.ts';
import type { Photo } from '#core/photo.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { quotedIn, sentenceIn } from '#core/wording/punctuation.ts';
import { resultsWords } from '#words/results.ts';
import { viewerWords } from '#words/viewer.ts';
import type { ResultFolder, ResultPhoto } from '../board/batch-view.ts';
import { BoardContext, useBoard } from '../board/board-context.ts';
import { EditableName } from '../board/editable-name.tsx';
import { followsText } from '../board/results-text.ts';
import { isAskedOf, ReviewContext } from '../board/review-context.ts';
import { certaintyOf, reasonOf, sharesOf, SPEAKS_AGAINST } from '../board/shares.ts';
import { buttonClass } from '../kit/button-class.ts';
import { FileName } from '../kit/file-name.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { MovePhoto } from '../moving/move-photo.tsx';
import { PeopleOfPhoto } from '../people/people-of-photo.tsx';
import { DoubtActions } from '../review/doubt-actions.tsx';
import type { PictureState } from './large-pictures.ts';
import { PhotoFacts } from './photo-facts.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

interface BoardViewerProps {
  photoId: string;
  folders: readonly ResultFolder<Photo>[];
  /** The photos to browse, in this order: the search results, or else all photos. */
  shown: readonly string[];
  placedOf: (photoId: string) => PlacedPhoto | undefined;
  /** The folder that was just added here and needs a name. */
  newFolderId: number | undefined;
  onShow: (photoId: string) => void;
  onClose: () => void;
}

/** Shows a photo of the board in the large view, where it can be renamed and moved as on the board. */
export function BoardViewer({ photoId, folders, shown, placedOf, newFolderId, ...on }: BoardViewerProps) {
  const board = useBoard();
  // A photo that is moved or renamed keeps its position in the browsing order.
  const [order] = useState(shown);
  const find = (id: string) => {
    const folder = folders.find(({ photos }) => photos.some(({ photo }) => photo.id === id));
    const result = folder?.photos.find(({ photo }) => photo.id === id);
    return folder && result && { folder, result };
  };
  const there = order.filter((id) => find(id) !== undefined);
  const found = find(photoId);
  const placed = placedOf(photoId);
  if (!found || !placed) return null;
  return (
    <PhotoViewer
      photoId={photoId}
      order={there}
      nameOf={(id) => find(id)?.result.fileName ?? ''}
      alt={found.result.description}
      said={board.said}
      onUndo={board.undo}
      {...on}
    >
      {(picture, root) => (
        <BoardContext value={{ ...board, root, newFolderId }}>
          <BoardDetails {...found} key={photoId} placed={placed} picture={picture} />
        </BoardContext>
      )}
    </PhotoViewer>
  );
}

interface BoardDetailsProps {
  result: ResultPhoto<Photo>;
  folder: ResultFolder<Photo>;
  placed: PlacedPhoto;
  picture: PictureState;
}

/** Shows what is known about a photo on the board, with its editable name and folder. */
function BoardDetails({ result, folder, placed, picture }: BoardDetailsProps) {
  const { photo, name, fileName, description, follows } = result;
  const t = useMessages(viewerWords);
  const { newFolderId, renamePhoto, renameFolder, root } = useBoard();
  const moveId = `viewed-${photo.id}`;
  const path = folderText(folder.path);
  return (
    <>
      <div>
        <EditableName
          name={name}
          ending={fileName.slice(name.length)}
          onRename={(typed) => renamePhoto(photo.id, typed)}
        >
          <FileName name={fileName} />
        </EditableName>
        {description !== '' && <p className="leading-snug">{description}</p>}
      </div>
      <div>
        <h3 className="viewer-label">{t('viewer.folder')}</h3>
        <div className="font-mono text-15 font-semibold wrap-anywhere">
          <EditableName
            key={folder.id}
            name={folder.path.at(-1) ?? ''}
            startsOpen={folder.id === newFolderId}
            onRename={(typed) => renameFolder(folder.id, typed)}
          >
            {path}
          </EditableName>
        </div>
        <MovePhoto id={moveId} photoId={photo.id} fileName={fileName} />
      </div>
      <DoubtActions placed={placed} folder={folder.path} root={root} moveId={moveId} />
      <PeopleOfPhoto photoId={photo.id} />
      <WhyFolder placed={placed} follows={follows} isMoved={folderText(placed.folder) !== path} />
      <PhotoFacts photo={photo} picture={picture} placed={placed} isRenamed />
    </>
  );
}

interface WhyFolderProps {
  placed: PlacedPhoto;
  follows: ResultPhoto<Photo>['follows'];
  /** Whether the person's edits put it into another folder: its own move, or a change of folders. */
  isMoved: boolean;
}

const CERTAINTIES = {
  sure: 'viewer.whySure',
  likely: 'viewer.whyLikely',
  guess: 'viewer.whyGuess',
} as const;

/** Explains in words why a photo is in its folder: what was seen, how certain that is, and what spoke against it. */
function WhyFolder({ placed, follows, isMoved }: WhyFolderProps) {
  const t = useMessages(resultsWords, viewerWords);
  const nameOf = (category: string) => folderNameIn(category, placed.language);
  const reason = reasonOf(placed, isMoved);
  const shares = sharesOf(placed);
  const own = reason === 'person' ? undefined : shares.find(({ isChosen }) => isChosen);
  const others = shares.filter((share) => share !== own);
  const texts = {
    person: () => t('viewer.whyYou', { folder: folderText(placed.folder) }),
    likeness: () => t('viewer.whyLikeness', { folder: nameOf(placed.category) }),
    unsorted: () => t('viewer.whyUnsorted'),
    words: () => t('viewer.whyWords'),
    'no-shares': () => t(placed.description === '' ? 'viewer.unseenFilm' : 'viewer.whyNoShares'),
  };
  const list = new Intl.ListFormat(t.locale, { type: 'disjunction' });
  const certainty = own && certaintyOf(own.share);
  const against =
    certainty && certainty !== 'sure' ? others.filter(({ share }) => share >= SPEAKS_AGAINST) : [];
  const sentences = [
    ...(own ? [t('viewer.whySeen', { seen: firstSentence(placed.description) })] : []),
    ...(follows && !isMoved
      ? [sentenceIn(t.locale, followsText(follows, t))]
      : reason
        ? [texts[reason]()]
        : []),
    ...(own
      ? [t(CERTAINTIES[certaintyOf(own.share)], { folder: nameOf(own.category), share: own.share })]
      : []),
    ...(against.length > 0
      ? [
          t('viewer.whyAgainst', {
            folders: list.format(against.map(({ category }) => quotedIn(t.locale, nameOf(category)))),
          }),
        ]
      : []),
  ];
  return (
    <div>
      <h3 className="viewer-label">{t('viewer.why')}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1 text-15 leading-snug wrap-anywhere">
          {sentence}
        </p>
      ))}
      <OtherFolders photoId={placed.photoId} />
    </div>
  );
}

/** Moves the photo to one of the engine's other folders. During a review, the question above offers them. */
function OtherFolders({ photoId }: { photoId: string }) {
  const t = useMessages(viewerWords);
  const { choicesFor, moveToPath } = useBoard();
  const review = use(ReviewContext);
  const { suggested } = choicesFor([photoId]);
  if (suggested.length === 0 || (review && isAskedOf(review, photoId))) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {suggested.map((path) => (
        <button
          key={folderText(path)}
          type="button"
          className={buttonClass('outline', 'px-4')}
          onClick={() => moveToPath(photoId, path)}
        >
          <FolderInput size={16} aria-hidden />
          {t('viewer.whyMove', { folder: folderText(path) })}
        </button>
      ))}
    </div>
  );
}
