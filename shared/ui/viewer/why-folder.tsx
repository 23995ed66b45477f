import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { resultsWords } from '#words/results.ts';
import { viewerWords } from '#words/viewer.ts';
import type { ResultPhoto } from '../board/batch-view.ts';
import { useMessages } from '../kit/use-messages.ts';
import { followsText } from '../board/results-text.ts';
import { reasonOf, sharesOf } from '../board/shares.ts';

interface WhyFolderProps {
  placed: PlacedPhoto;
  follows: ResultPhoto<Photo>['follows'];
  /** Whether the user has moved it or renamed its folder. */
  isMoved: boolean;
}

/**
 * Explains why a photo is in its folder: the engine's confidence or another reason, and the other folders in their
 * order.
 */
export function WhyFolder({ placed, follows, isMoved }: WhyFolderProps) {
  const t = useMessages(resultsWords, viewerWords);
  const reason = reasonOf(placed, isMoved);
  const shares = sharesOf(placed);
  const own = reason === 'person' ? undefined : shares.find(({ isChosen }) => isChosen);
  const others = shares.filter((share) => share !== own);
  const texts = {
    person: () => t('viewer.whyYou', { folder: folderText(placed.folder) }),
    likeness: () => t('viewer.whyLikeness', { folder: folderNameIn(placed.category, placed.language) }),
    unsorted: () => t('viewer.whyUnsorted'),
    words: () => t('viewer.whyWords'),
    'no-shares': () => t('viewer.whyNoShares'),
  };
  const sentence = follows && !isMoved ? `${followsText(follows, t)}.` : reason && texts[reason]();
  return (
    <div>
      <h3 className="viewer-label">{t('viewer.why')}</h3>
      {sentence && <p className="mt-1 text-15 leading-snug wrap-anywhere">{sentence}</p>}
      {own && (
        <p className="viewer-share">
          {t('viewer.share', { share: own.share })}
          <span aria-hidden className="viewer-share-bar" style={{ '--share': own.share }} />
        </p>
      )}
      {others.length > 0 && (
        <>
          <p className="mt-2 text-13 text-quiet">{t('viewer.others')}</p>
          <ol className="viewer-others">
            {others.map(({ category }) => (
              <li key={category} className="wrap-anywhere">
                {folderNameIn(category, placed.language)}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
