import { use } from 'react';
import { unsureWords } from '#words/unsure.ts';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import { isAskedOf, ReviewContext } from '../board/review-context.ts';
import { ACCEPT_ALL_KEY, ACCEPT_KEY, BOARD_KEYS, MOVE_KEY } from '../board/review-keys.ts';

interface ViewerKeysProps {
  id: string;
  photoId: string;
}

/** Explains the viewer's keys: those that work for the open photo. */
export function ViewerKeys({ id, photoId }: ViewerKeysProps) {
  const t = useMessages(unsureWords, viewerWords);
  const review = use(ReviewContext);
  const ofReview =
    review && isAskedOf(review, photoId)
      ? ([
          [ACCEPT_KEY, t('unsure.acceptKey')],
          ['1–3', t('unsure.chooseKey')],
          [ACCEPT_ALL_KEY, t('unsure.acceptAllKey')],
        ] as const)
      : [];
  const ofBoard = review ? ([[MOVE_KEY, t('unsure.moveKey')]] as const) : [];
  const keys = [
    ['→', t('viewer.next')],
    ['←', t('viewer.previous')],
    [t('viewer.home'), t('viewer.first')],
    [t('viewer.end'), t('viewer.last')],
    ...ofBoard,
    ...ofReview,
    [t('viewer.escape'), t('viewer.close')],
    [BOARD_KEYS.help, t('viewer.keys')],
  ] as const;
  return (
    <dl id={id} className="viewer-keys">
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-baseline gap-3 py-1">
          <dt className="min-w-12">
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
