import { createContext, useContext } from 'react';
import type { Notify } from '#ui/board/use-batch.ts';

export const ToastContext = createContext<Notify | undefined>(undefined);

/** Shows a toast, on any page. */
export function useNotify(): Notify {
  const notify = useContext(ToastContext);
  if (!notify) throw new Error('useNotify is used outside of ToastProvider');
  return notify;
}
