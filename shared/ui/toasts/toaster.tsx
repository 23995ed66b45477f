import { Toast } from 'radix-ui';
import { TOAST_MS } from '#core/limits.ts';
import { toasterWords } from '#words/toaster.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ToastCard } from './toast-card.tsx';
import type { ShownToast } from './toast-queue.ts';

export interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** Goes where a toast's action leads. */
  onFollow: (href: string) => void;
}

/** Where nothing may lie under the toasts, the page makes so much room for them: see `toasts.css`. */
function noteHeight(list: HTMLOListElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--toasts-height', `${list.offsetHeight}px`));
  observer.observe(list);
  return () => {
    observer.disconnect();
    style.removeProperty('--toasts-height');
  };
}

/** The toasts, in a region of their own that screen readers hear and F8 reaches. */
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
