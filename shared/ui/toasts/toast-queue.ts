import { TOASTS_VISIBLE } from '../limits.ts';
import type { Toast } from '#core/batch/toast.ts';

export interface ShownToast extends Toast {
  /** Another one for every toast, and for every change of a toast that is followed by its key. */
  readonly id: number;
  readonly key?: string;
}

export interface ToastQueue {
  /** On screen, the newest last; each stays for as long as it says. */
  readonly shown: readonly ShownToast[];
  /** The number of toasts that do not fit yet. */
  readonly waiting: readonly ShownToast[];
}

export const NO_TOASTS: ToastQueue = { shown: [], waiting: [] };

/** The order of waiting toasts. */
const IMPORTANCE: readonly Toast['kind'][] = ['error', 'warning', 'success', 'info'];

/** The queue with one more toast; one with a key takes the place of the one that has it. */
export function withToast({ shown, waiting }: ToastQueue, toast: ShownToast): ToastQueue {
  const isSame = ({ key }: ShownToast) => key !== undefined && key === toast.key;
  if (shown.some(isSame)) return { shown: shown.map((other) => (isSame(other) ? toast : other)), waiting };
  return filled({ shown, waiting: [...waiting.filter((other) => !isSame(other)), toast] });
}

/** The queue without a toast that has had its time or was closed. */
export function withoutToast({ shown, waiting }: ToastQueue, id: number): ToastQueue {
  return filled({ shown: shown.filter((toast) => toast.id !== id), waiting });
}

const rank = ({ kind }: ShownToast) => IMPORTANCE.indexOf(kind);

/** Shown toasts are not replaced; of the waiting ones the most important comes next, and of these the oldest. */
function filled({ shown, waiting }: ToastQueue): ToastQueue {
  const room = TOASTS_VISIBLE - shown.length;
  if (room <= 0 || waiting.length === 0) return { shown, waiting };
  const ranked = waiting.toSorted((one, other) => rank(one) - rank(other));
  return { shown: [...shown, ...ranked.slice(0, room)], waiting: ranked.slice(room) };
}
