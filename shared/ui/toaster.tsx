import { Toast } from 'radix-ui';
import { TOAST_MS } from '#core/limits.ts';
import { ToastCard } from './toast-card.tsx';
import type { ShownToast } from './use-toasts.ts';
import { useToasterWording } from './toaster-wording.ts';

export interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** Goes where a toast's action leads. */
  onFollow: (href: string) => void;
}

/** The toasts, in a region of their own that screen readers hear and F8 reaches. */
export function Toaster({ toasts, onDismiss, onFollow }: ToasterProps) {
  const words = useToasterWording();
  return (
    <Toast.Provider label={words.region} duration={TOAST_MS.standard} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} onFollow={onFollow} />
      ))}
      <Toast.Viewport
        label={words.region}
        className="pointer-events-none fixed inset-x-4 top-[4.5rem] z-100 m-0 flex list-none flex-col gap-2 p-0 outline-none sm:right-6 sm:left-auto sm:w-96"
      />
    </Toast.Provider>
  );
}
