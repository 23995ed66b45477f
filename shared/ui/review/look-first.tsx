import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import { probablyRight } from '#core/review/doubts.ts';
import { sentToUnsorted } from '#core/review/sent-to-unsorted.ts';
import { unsureWords } from '#words/unsure.ts';
import { ReviewContext } from '../board/review-context.ts';
import { ACCEPT_ALL_KEY } from '../board/review-keys.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import { buttonClass } from '../kit/button-class.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { DOUBTS_SHOWN } from '../limits.ts';
import { useBoard } from '../board/board-context.ts';

interface LookFirstProps {
  arrangement: Arrangement;
  placed: ReadonlyMap<string, PlacedPhoto>;
  edit: Arranging['edit'];
}

/** Shows the photos to review first, a button to review them, and the limit below which they go to Unsorted. */
export function LookFirst({ arrangement, placed, edit }: LookFirstProps) {
  const t = useMessages(unsureWords);
  const review = use(ReviewContext);
  const { counted } = useBoard();
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
            {t('unsure.intro', {
              count: doubts.length,
              items: counted(doubts.map(({ photoId }) => photoId)),
              right: probablyRight(doubts),
            })}
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

interface UnsortedSliderProps {
  arrangement: Arrangement;
  placed: ReadonlyMap<string, PlacedPhoto>;
  edit: Arranging['edit'];
  /** The number of photos that have a share. */
  total: number;
}

/**
 * Sets a limit for the shares: photos below it go to Unsorted when the slider is released. The text next to it shows
 * how many.
 */
function UnsortedSlider({ arrangement, placed, edit, total }: UnsortedSliderProps) {
  const t = useMessages(unsureWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isKeyDown = useRef(false);
  const { percent, count, hold, release } = useUnsortedLimit(arrangement, placed, edit);
  // React has no event for releasing a slider. With the keyboard, that is when the key is released.
  const letGo = useEffectEvent(() => !isKeyDown.current && release());
  useEffect(() => {
    const slider = field.current;
    const listen = () => letGo();
    slider?.addEventListener('change', listen);
    return () => slider?.removeEventListener('change', listen);
  }, []);
  const share = percent / 100;
  return (
    <div className="look-first-limit">
      <label htmlFor={id} className="text-15 font-semibold">
        {t('unsure.unsorted')}
      </label>
      <input
        ref={field}
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={t('unsure.belowSaid', { share, count, total })}
        onChange={({ target }) => hold(Number(target.value))}
        onKeyDown={() => (isKeyDown.current = true)}
        onKeyUp={() => {
          isKeyDown.current = false;
          release();
        }}
        onBlur={() => {
          isKeyDown.current = false;
          release();
        }}
      />
      <span aria-hidden className="font-mono text-13 tabular-nums">
        {t('unsure.below', { share })}
      </span>
      <span aria-hidden data-count={count} className="font-mono text-13 font-semibold tabular-nums">
        {t('unsure.belowCount', { count, total })}
      </span>
    </div>
  );
}

interface UnsortedLimit {
  /** Percent, 0 to 100: the current limit, or the position while dragging. */
  readonly percent: number;
  /** How many photos the limit has moved to Unsorted, or would move. */
  readonly count: number;
  /** Called while the limit is dragged; doesn't change the board. */
  readonly hold: (percent: number) => void;
  /** Applies the limit as an edit. */
  readonly release: () => void;
}

/** Keeps the share below which photos go to Unsorted. */
function useUnsortedLimit(
  arrangement: Arrangement,
  placed: ReadonlyMap<string, PlacedPhoto>,
  edit: Arranging['edit'],
): UnsortedLimit {
  const [set, setSet] = useState(0);
  const [held, setHeld] = useState<number>();
  const [sent, setSent] = useState<ReadonlyMap<string, FolderPath>>(new Map());
  const wouldBe = (percent: number) => sentToUnsorted(arrangement, placed, percent / 100, sent);
  const change = wouldBe(held ?? set);
  // The limit was undone: it no longer keeps any photo in Unsorted.
  const isUndone = held === undefined && change.going.length > 0;
  const { staying } = change;
  const release = () => {
    if (held === undefined) return;
    setHeld(undefined);
    setSet(held);
    if (change.folders.size === 0) return;
    const next = new Map(sent);
    const going = new Set(change.going);
    for (const { path, photos } of arrangement.folders) {
      for (const { photoId } of photos) if (going.has(photoId)) next.set(photoId, path);
    }
    setSent(next);
    edit({ type: 'file-photos', folders: change.folders });
  };
  return {
    percent: isUndone ? 0 : (held ?? set),
    count: isUndone ? 0 : change.going.length + staying.length,
    hold: setHeld,
    release,
  };
}
