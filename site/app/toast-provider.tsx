import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ToasterProps } from '#ui/toasts/toaster.tsx';
import { useToasts } from '#ui/toasts/use-toasts.ts';
import { ToastContext } from '../kit/toast-context.ts';

export function ToastProvider({ children }: { children: ReactNode }) {
  const { shown, notify, dismiss } = useToasts();
  const navigate = useNavigate();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    // Loaded with the first toast. If loading fails, the next toast retries.
    if (Toaster || shown.length === 0) return;
    import('#ui/toasts/toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => undefined,
    );
  }, [Toaster, shown]);
  return (
    <ToastContext value={notify}>
      {children}
      {Toaster && shown.length > 0 && (
        <Toaster toasts={shown} onDismiss={dismiss} onFollow={(href) => void navigate(href)} />
      )}
    </ToastContext>
  );
}
