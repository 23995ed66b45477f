import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Delays {
  readonly openDelay: number;
  readonly closeDelay: number;
}

/** Returns whether an element has been hovered or focused for longer than the delay. */
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
    /** Called while the pointer is over the open card. */
    keep: () => window.clearTimeout(timer.current),
    handlers: {
      onFocus: show,
      onBlur: hide,
      // Touch doesn't hover: it activates the link immediately.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(),
      onPointerLeave: hide,
    },
  };
}
