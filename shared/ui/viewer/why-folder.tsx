import { use } from 'react';
import FolderInput from 'lucide-react/icons/folder-input';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { firstSentence } from '#core/naming/short-name.ts';
import type { Photo } from '#core/photo.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { resultsWords } from '#words/results.ts';
import { viewerWords } from '#words/viewer.ts';
import type { ResultPhoto } from '../board/batch-view.ts';
import { useBoard } from '../board/board-context.ts';
import { isAskedOf, ReviewContext } from '../board/review-context.ts';
import { followsText } from '../board/results-text.ts';
import { certaintyOf, reasonOf, sharesOf, SPEAKS_AGAINST } from '../board/shares.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';

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
export function WhyFolder({ placed, follows, isMoved }: WhyFolderProps) {
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
    'no-shares': () => t('viewer.whyNoShares'),
  };
  const list = new Intl.ListFormat(t.locale, { type: 'disjunction' });
  const certainty = own && certaintyOf(own.share);
  const against =
    certainty && certainty !== 'sure' ? others.filter(({ share }) => share >= SPEAKS_AGAINST) : [];
  const sentences = [
    ...(own ? [t('viewer.whySeen', { seen: firstSentence(placed.description) })] : []),
    ...(follows && !isMoved ? [`${followsText(follows, t)}.`] : reason ? [texts[reason]()] : []),
    ...(own
      ? [t(CERTAINTIES[certaintyOf(own.share)], { folder: nameOf(own.category), share: own.share })]
      : []),
    ...(against.length > 0
      ? [t('viewer.whyAgainst', { folders: list.format(against.map(({ category }) => nameOf(category))) })]
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
