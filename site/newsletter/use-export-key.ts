import { useEffect } from 'react';
import { saveEmails } from './save-emails.ts';
import { capturedEmails } from './captured-emails.ts';

/** Handles Ctrl+Shift+E, which downloads addresses: by default those stored in this browser. */
export function useExportKey(onExport: () => void = saveOwn): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyE') return;
      event.preventDefault();
      onExport();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onExport]);
}

function saveOwn(): void {
  saveEmails(capturedEmails());
}
