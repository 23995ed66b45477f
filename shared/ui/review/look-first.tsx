import { use } from 'react';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { probablyRight } from '#core/review/doubts.ts';
import { unsureWords } from '#words/unsure.ts';
import { buttonClass } from '../kit/button-class.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { DOUBTS_SHOWN } from '../limits.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import { ReviewContext } from '../board/review-context.ts';
import { ACCEPT_ALL_KEY } from '../board/review-keys.ts';
import { UnsortedSlider } from './unsorted-slider.tsx';

interface LookFirstProps {
  arrangement: Arrangement;
  placed: ReadonlyMap<string, PlacedPhoto>;
  edit: Arranging['edit'];
}

/** Shows the photos to review first, a button to review them, and the limit below which they go to Unsorted. */
export function LookFirst({ arrangement, placed, edit }: LookFirstProps) {
  const t = useMessages(unsureWords);
  const review = use(ReviewContext);
  if (!review) return null;
  const { doubts } = review;
  const rated = [...placed.values()].filter(({ confidence }) => confidence !== undefined).length;
  if (rated + doubts.length === 0) return null;
  return (
    <section aria-labelledby="look-first" className="look-first light-table">
      <div className="min-w-0">
        <h3 id="look-first" className="text-17 font-semibold tracking-normal">
          {t('unsure.title')}
        </h3>
        {doubts.length > 0 && (
          <p className="mt-1 text-15 text-quiet">
            {t('unsure.intro', { count: doubts.length, right: probablyRight(doubts) })}
          </p>
        )}
        {doubts.length === 0 && <p className="mt-1 text-15 text-quiet">{t('unsure.nothing')}</p>}
        {doubts.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" className={buttonClass('ink')} onClick={review.begin}>
              {t('unsure.begin')}
            </button>
            <button
              type="button"
              className={buttonClass('outline')}
              aria-keyshortcuts={ACCEPT_ALL_KEY}
              onClick={review.acceptAll}
            >
              {t('unsure.acceptAll')}
              <kbd aria-hidden className="look-first-key">
                {ACCEPT_ALL_KEY.toUpperCase()}
              </kbd>
            </button>
          </div>
        )}
      </div>
      {doubts.length > 0 && (
        <ul aria-hidden className="look-first-photos">
          {doubts.slice(0, DOUBTS_SHOWN).map(({ photoId }) => (
            <li key={photoId} className="slide aspect-square overflow-hidden">
              <Thumbnail photoId={photoId} />
            </li>
          ))}
        </ul>
      )}
      {rated > 0 && <UnsortedSlider arrangement={arrangement} placed={placed} edit={edit} total={rated} />}
    </section>
  );
}
