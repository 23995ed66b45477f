import { Toast } from 'radix-ui';
import { TOAST_MS } from '#core/limits.ts';
import { toasterWords } from '#words/toaster.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ToastCard } from './toast-card.tsx';
import type { ShownToast } from './toast-queue.ts';

export interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** Opens the target of a toast's action. */
  onFollow: (href: string) => void;
}

/**
 * Returns the cleanup of an observer that tells the page how much space to leave where toasts must not cover
 * anything: see `toasts.css`. The page moves in the frame after the toast's, which is often also that of a new board.
 */
function noteHeight(list: HTMLOListElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const { style } = document.documentElement;
  let frame = 0;
  const note = () => style.setProperty('--toasts-height', `${list.offsetHeight}px`);
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(note);
  });
  observer.observe(list);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    style.removeProperty('--toasts-height');
  };
}

/** Shows the toasts in their own region, which screen readers announce and F8 focuses. */
export function Toaster({ toasts, onDismiss, onFollow }: ToasterProps) {
  const t = useMessages(toasterWords);
  return (
    <Toast.Provider label={t('toaster.region')} duration={TOAST_MS.standard} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} onFollow={onFollow} />
      ))}
      <Toast.Viewport ref={noteHeight} label={t('toaster.region')} className="toasts" />
    </Toast.Provider>
  );
}
