import { type CapturedEmail, formatCapturedEmails, parseCapturedEmails } from './newsletter.ts';
import { CAPTURED_KEY } from './captured-key.ts';

/** Held as long as the page where storage is closed to us. */
let fallback = '[]';
const watchers = new Set<() => void>();

/** The kept addresses as they are stored: the same text until one of them changes. */
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
    // Storage is closed to us, or full: they last as long as the page.
  }
  for (const tell of watchers) tell();
}

/** Calls `onChange` when an address is kept or sent, in this window or in another. */
export function watchCaptured(onChange: () => void): () => void {
  watchers.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
