import { useEffect } from 'react';
import { mayHaveUnsent } from './captured-key.ts';

/** The `online` event fires before requests succeed, so failed ones are retried after these delays. */
const SEND_AGAIN_MS = [1000, 5000, 30_000, 120_000] as const;

/** Sends the addresses that an earlier visit could not send: immediately, and on every `online` event. */
export function useSendUnsent(): void {
  useEffect(() => {
    let timer: number | undefined;
    const send = async (tried: number) => {
      window.clearTimeout(timer);
      if (!mayHaveUnsent() || !navigator.onLine) return;
      try {
        const { sendUnsent } = await import('./send-captured.ts');
        await sendUnsent();
      } catch (error) {
        console.warn('A newsletter address is still unsent', error);
        const waitMs = SEND_AGAIN_MS[tried];
        if (waitMs !== undefined) timer = window.setTimeout(() => void send(tried + 1), waitMs);
      }
    };
    const begin = () => void send(0);
    begin();
    window.addEventListener('online', begin);
    return () => {
      window.removeEventListener('online', begin);
      window.clearTimeout(timer);
    };
  }, []);
}
