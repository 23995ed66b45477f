import { TOASTS_VISIBLE } from '../limits.ts';
import type { Toast } from '#core/batch/toast.ts';

export interface ShownToast extends Toast {
  /** Differs for every toast, and changes when a toast is replaced by its key. */
  readonly id: number;
  readonly key?: string;
}

export interface ToastQueue {
  /** The toasts on screen, newest last; each stays for its own duration. */
  readonly shown: readonly ShownToast[];
  /** The number of toasts that don't fit yet. */
  readonly waiting: readonly ShownToast[];
}

export const NO_TOASTS: ToastQueue = { shown: [], waiting: [] };

/** The priority of waiting toasts. */
const IMPORTANCE: readonly Toast['kind'][] = ['error', 'warning', 'success', 'info'];

/** Returns the queue with one more toast; one with a key replaces the toast with that key. */
export function withToast({ shown, waiting }: ToastQueue, toast: ShownToast): ToastQueue {
  const isSame = ({ key }: ShownToast) => key !== undefined && key === toast.key;
  if (shown.some(isSame)) return { shown: shown.map((other) => (isSame(other) ? toast : other)), waiting };
  return filled({ shown, waiting: [...waiting.filter((other) => !isSame(other)), toast] });
}

/** Returns the queue without a toast that has expired or was closed. */
export function withoutToast({ shown, waiting }: ToastQueue, id: number): ToastQueue {
  return filled({ shown: shown.filter((toast) => toast.id !== id), waiting });
}

const rank = ({ kind }: ShownToast) => IMPORTANCE.indexOf(kind);

/**
 * Fills the free places. Shown toasts aren't replaced; the most important waiting toast comes next, and the oldest
 * among equals.
 */
function filled({ shown, waiting }: ToastQueue): ToastQueue {
  const room = TOASTS_VISIBLE - shown.length;
  if (room <= 0 || waiting.length === 0) return { shown, waiting };
  const ranked = waiting.toSorted((one, other) => rank(one) - rank(other));
  return { shown: [...shown, ...ranked.slice(0, room)], waiting: ranked.slice(room) };
}
