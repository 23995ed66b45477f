import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Root extends HTMLElement> {
  readonly ref: RefObject<Root | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<Root>) => void;
}

/**
 * Keeps the focus in an element whose parts are exchanged: where the one that had it is gone with a change, the element
 * as a whole takes it, so that those who work by keyboard go on from there.
 *
 * @returns what the element is given
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
      // What is taken away, or has the window behind another one, has not been left.
      if (relatedTarget === null && (!target.isConnected || !document.hasFocus())) return;
      isWithin.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
