import { useEffect } from 'react';
import { mayHaveUnsent } from './captured-key.ts';

async function sendWhatWaits(): Promise<void> {
  if (!mayHaveUnsent() || !navigator.onLine) return;
  const { sendUnsent } = await import('./send-captured.ts');
  await sendUnsent();
}

/** Sends the addresses that an earlier visit could not send: at once, and whenever the connection comes back. */
export function useSendUnsent(): void {
  useEffect(() => {
    const send = () => void sendWhatWaits();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}
