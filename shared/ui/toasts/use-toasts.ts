import { useCallback, useRef, useState } from 'react';
import type { Toast } from '#core/batch/toast.ts';
import { NO_TOASTS, type ShownToast, withoutToast, withToast } from './toast-queue.ts';

export interface Toasts {
  readonly shown: readonly ShownToast[];
  /** Shows a toast when there is room for it; one with a key replaces the toast with that key. */
  readonly notify: (toast: Toast, key?: string) => void;
  readonly dismiss: (id: number) => void;
}

/** Returns the toasts on screen, newest last. */
export function useToasts(): Toasts {
  const [queue, setQueue] = useState(NO_TOASTS);
  const lastId = useRef(0);

  const notify = useCallback((toast: Toast, key?: string) => {
    lastId.current += 1;
    const next: ShownToast = { ...toast, id: lastId.current, ...(key === undefined ? {} : { key }) };
    setQueue((before) => withToast(before, next));
  }, []);
  const dismiss = useCallback((id: number) => setQueue((before) => withoutToast(before, id)), []);
  return { shown: queue.shown, notify, dismiss };
}
