import { type PointerEvent, useEffect, useRef } from 'react';
import { LONG_PRESS_MS } from '../limits.ts';

/** A finger that moves farther than this scrolls; in CSS pixels. */
const STILL_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Distinguishes a finger that stays from one that taps or scrolls.
 *
 * @returns attributes of the pressed element, and whether the click that follows belongs to a long press
 */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<Press>(undefined);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const target = {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      wasLong.current = false;
      if (pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        press.current = undefined;
        wasLong.current = true;
        navigator.vibrate?.(10);
        onLongPress();
      }, LONG_PRESS_MS);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const at = press.current;
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  const takesClick = () => {
    const was = wasLong.current;
    wasLong.current = false;
    return was;
  };
  return { target, takesClick };
}
