import { use } from 'react';
import { unsureWords } from '#words/unsure.ts';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ReviewContext } from '../unsure/review-context.ts';
import { ACCEPT_ALL_KEY, ACCEPT_KEY, MOVE_KEY } from '../unsure/review-keys.ts';

interface ViewerKeysProps {
  id: string;
}

/** What the keys do in the viewer. */
export function ViewerKeys({ id }: ViewerKeysProps) {
  const t = useMessages(unsureWords, viewerWords);
  const ofReview = use(ReviewContext)
    ? ([
        [ACCEPT_KEY, t('unsure.acceptKey')],
        ['1–3', t('unsure.chooseKey')],
        [MOVE_KEY, t('unsure.moveKey')],
        [ACCEPT_ALL_KEY, t('unsure.acceptAllKey')],
      ] as const)
    : [];
  const keys = [
    ['→', t('viewer.next')],
    ['←', t('viewer.previous')],
    [t('viewer.home'), t('viewer.first')],
    [t('viewer.end'), t('viewer.last')],
    ...ofReview,
    [t('viewer.escape'), t('viewer.close')],
    ['?', t('viewer.keys')],
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
