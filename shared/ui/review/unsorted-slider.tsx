import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { unsureWords } from '#words/unsure.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import { useUnsortedLimit } from './use-unsorted-limit.ts';

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
export function UnsortedSlider({ arrangement, placed, edit, total }: UnsortedSliderProps) {
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
