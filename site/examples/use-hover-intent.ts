import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Delays {
  readonly openDelay: number;
  readonly closeDelay: number;
}

/** Whether something is pointed at, or has the keyboard's focus, for long enough to mean it. */
export function useHoverIntent({ openDelay, closeDelay }: Delays) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (isMeant: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(isMeant), delayMs);
  };
  const show = () => later(true, openDelay);
  const hide = () => later(false, closeDelay);
  return {
    isOpen,
    setIsOpen,
    /** The pointer is on what belongs to it. */
    keep: () => window.clearTimeout(timer.current),
    handlers: {
      onFocus: show,
      onBlur: hide,
      // A finger does not hover: it presses, and is on the next page.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(),
      onPointerLeave: hide,
    },
  };
}
