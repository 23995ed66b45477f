import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '#ui/use-toasts.ts';
import { ToastContext } from './toast-context.ts';

/** Comes with the first toast: no page waits for it. */
const Toaster = lazy(async () => ({ default: (await import('#ui/toaster.tsx')).Toaster }));

export function ToastProvider({ children }: { children: ReactNode }) {
  const { shown, notify, dismiss } = useToasts();
  const navigate = useNavigate();
  return (
    <ToastContext value={notify}>
      {children}
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <Toaster toasts={shown} onDismiss={dismiss} onFollow={(href) => void navigate(href)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
