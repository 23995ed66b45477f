import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Root extends HTMLElement> {
  readonly ref: RefObject<Root | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<Root>) => void;
}

/**
 * Keeps the focus in an element whose parts are replaced: if the focused part disappears, the element itself takes
 * the focus, so that keyboard users can continue there.
 *
 * @returns attributes for the element
 */
export function useKeptFocus<Root extends HTMLElement>(): KeptFocus<Root> {
  const ref = useRef<Root>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => (isWithin.current = true),
    onBlur: ({ relatedTarget, target }) => {
      // An element that was removed, or whose window is in the background, hasn't lost the focus to another one.
      if (relatedTarget === null && (!target.isConnected || !document.hasFocus())) return;
      isWithin.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
