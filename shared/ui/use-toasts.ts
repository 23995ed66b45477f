import { useCallback, useRef, useState } from 'react';
import { TOASTS_VISIBLE } from '#core/limits.ts';
import type { Toast } from '#core/toast.ts';

export interface ShownToast extends Toast {
  /** Another one for every toast, and for every change of a toast that is followed by its key. */
  readonly id: number;
  readonly key?: string;
}

export interface Toasts {
  readonly shown: readonly ShownToast[];
  /** Shows a toast; one with a key takes the place of the one that has it. */
  readonly notify: (toast: Toast, key?: string) => void;
  readonly dismiss: (id: number) => void;
}

/** The toasts on screen, the newest last; the oldest gives way when there are too many. */
export function useToasts(): Toasts {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  const notify = useCallback((toast: Toast, key?: string) => {
    lastId.current += 1;
    const next: ShownToast = { ...toast, id: lastId.current, ...(key === undefined ? {} : { key }) };
    setShown((before) =>
      [...before.filter((other) => !key || other.key !== key), next].slice(-TOASTS_VISIBLE),
    );
  }, []);
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((toast) => toast.id !== id));
  }, []);
  return { shown, notify, dismiss };
}
