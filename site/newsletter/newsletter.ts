import { emailKeyOf } from '#core/email-key.ts';
import { NEWSLETTER_PROGRESS } from '../limits.ts';

/** An address that someone typed into the newsletter's form, as their own browser keeps it. */
export interface CapturedEmail {
  readonly email: string;
  /** When it was typed, as ISO 8601 in UTC. */
  readonly timestamp: string;
  /** The list; empty where the server could not yet say which. */
  readonly listId: string;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

/** The kept addresses as text, for a browser's storage. */
export function formatCapturedEmails(emails: readonly CapturedEmail[]): string {
  return JSON.stringify(emails);
}

/** Reads kept addresses. What cannot be read is left out; the rest is not lost for it. */
export function parseCapturedEmails(text: string): CapturedEmail[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((record) => capturedEmailOf(record) ?? []) : [];
  } catch {
    return [];
  }
}

/** The kept record of an address, upper and lower case alike. */
export function capturedOf(emails: readonly CapturedEmail[], email: string): CapturedEmail | undefined {
  return emails.find((kept) => emailKeyOf(kept.email) === emailKeyOf(email));
}

/** With one more address, not yet sent. One that is there already stays as it is. */
export function withCaptured(
  emails: readonly CapturedEmail[],
  { email, timestamp, listId }: Omit<CapturedEmail, 'isSent'>,
): readonly CapturedEmail[] {
  return capturedOf(emails, email) ? emails : [...emails, { email, timestamp, listId, isSent: false }];
}

/** With an address marked as one that the server has. */
export function withSent(emails: readonly CapturedEmail[], email: string, listId: string): CapturedEmail[] {
  return emails.map((kept) =>
    emailKeyOf(kept.email) === emailKeyOf(email) ? { ...kept, listId, isSent: true } : kept,
  );
}

/** The addresses that the server does not have yet, the oldest first. */
export function unsentOf(emails: readonly CapturedEmail[]): CapturedEmail[] {
  return emails.filter(({ isSent }) => !isSent);
}

/** Addresses as a text file: `email,timestamp`, a line each. */
export function exportedEmails(emails: readonly Pick<CapturedEmail, 'email' | 'timestamp'>[]): string {
  return emails.map(({ email, timestamp }) => `${email},${timestamp}\n`).join('');
}

/** What that file is called on the day of a moment, given as ISO 8601. */
export function exportFileName(timestamp: string): string {
  return `captured_emails_${timestamp.slice(0, 10)}.txt`;
}

/**
 * How far the form's bar is after a time, in percent. It slows down as it nears its end, which it does not reach:
 * that the server has answered is not known before it has.
 */
export function subscribeProgress(elapsedMs: number): number {
  const { from, toward, waitMs, afterWait } = NEWSLETTER_PROGRESS;
  const shareLeftAfterWait = (toward - afterWait) / (toward - from);
  return toward - (toward - from) * shareLeftAfterWait ** (elapsedMs / waitMs);
}

/** A record of the specified fields alone is of an address that was subscribed: what waits to be sent says so. */
function capturedEmailOf(value: unknown): CapturedEmail | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { email, timestamp, listId, isSent = true } = value as Readonly<Record<string, unknown>>;
  const isWhole = typeof email === 'string' && typeof timestamp === 'string' && typeof listId === 'string';
  return isWhole && typeof isSent === 'boolean' ? { email, timestamp, listId, isSent } : undefined;
}
