import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Toaster } from '#ui/toaster.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { ToastContext } from './toast-context.ts';

export function ToastProvider({ children }: { children: ReactNode }) {
  const { shown, notify, dismiss } = useToasts();
  const navigate = useNavigate();
  return (
    <ToastContext value={notify}>
      {children}
      <Toaster toasts={shown} onDismiss={dismiss} onFollow={(href) => void navigate(href)} />
    </ToastContext>
  );
}
