import { Listeners } from '#core/observable.ts';
import { type CapturedEmail, formatCapturedEmails, parseCapturedEmails } from './newsletter.ts';
import { CAPTURED_KEY } from './captured-key.ts';

/** Replaces storage if that is unavailable; lasts as long as the page. */
let fallback = '[]';
const changes = new Listeners();

/** Returns the stored addresses as text: the same string until one of them changes. */
export function capturedText(): string {
  try {
    return localStorage.getItem(CAPTURED_KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

export function capturedEmails(): CapturedEmail[] {
  return parseCapturedEmails(capturedText());
}

export function keepCaptured(emails: readonly CapturedEmail[]): void {
  fallback = formatCapturedEmails(emails);
  try {
    localStorage.setItem(CAPTURED_KEY, fallback);
  } catch {
    // Storage is unavailable or full: the addresses last as long as the page.
  }
  changes.tell();
}

/** Calls `onChange` when an address is stored or sent, in this tab or another. */
export function watchCaptured(onChange: () => void): () => void {
  const end = changes.subscribe(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    end();
    window.removeEventListener('storage', onChange);
  };
}
