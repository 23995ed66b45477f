import { Toast } from 'radix-ui';
import { TOAST_MS } from '#core/limits.ts';
import { ToastCard } from './toast-card.tsx';
import type { ShownToast } from './use-toasts.ts';
import { TOASTER } from './wording.ts';

interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** Goes where a toast's action leads. */
  onFollow: (href: string) => void;
}

/** The toasts, in a region of their own that screen readers hear and F8 reaches. */
export function Toaster({ toasts, onDismiss, onFollow }: ToasterProps) {
  return (
    <Toast.Provider label={TOASTER.region} duration={TOAST_MS.standard} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} onFollow={onFollow} />
      ))}
      <Toast.Viewport
        label={TOASTER.region}
        className="pointer-events-none fixed inset-x-4 top-2 z-100 m-0 flex list-none flex-col gap-2 p-0 outline-none sm:top-[4.5rem] sm:right-6 sm:left-auto sm:w-96"
      />
    </Toast.Provider>
  );
}
