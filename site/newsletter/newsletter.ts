import { emailKeyOf } from '#core/accounts/email-key.ts';
import { NEWSLETTER_PROGRESS } from '../limits.ts';

/** An address that was entered into the newsletter form, as stored in the browser. */
export interface CapturedEmail {
  readonly email: string;
  /** When it was entered, ISO 8601 in UTC. */
  readonly timestamp: string;
  /** The mailing list: the default one until the server has named it. */
  readonly listId: string;
  /** Whether the server has accepted it. */
  readonly isSent: boolean;
}

/** Serializes stored addresses. */
export function formatCapturedEmails(emails: readonly CapturedEmail[]): string {
  return JSON.stringify(emails);
}

/** Parses stored addresses, skipping unreadable ones. */
export function parseCapturedEmails(text: string): CapturedEmail[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((record) => capturedEmailOf(record) ?? []) : [];
  } catch {
    return [];
  }
}

/** Returns the stored record of an address, ignoring case. */
export function capturedOf(emails: readonly CapturedEmail[], email: string): CapturedEmail | undefined {
  return emails.find((kept) => emailKeyOf(kept.email) === emailKeyOf(email));
}

/** Adds an address as unsent. An existing record is unchanged. */
export function withCaptured(
  emails: readonly CapturedEmail[],
  { email, timestamp, listId }: Omit<CapturedEmail, 'isSent'>,
): readonly CapturedEmail[] {
  return capturedOf(emails, email) ? emails : [...emails, { email, timestamp, listId, isSent: false }];
}

/** Sets the list of an address, as named by the server. */
export function withList(emails: readonly CapturedEmail[], email: string, listId: string): CapturedEmail[] {
  return emails.map((kept) => (emailKeyOf(kept.email) === emailKeyOf(email) ? { ...kept, listId } : kept));
}

/** Marks an address as sent. */
export function withSent(emails: readonly CapturedEmail[], email: string, listId: string): CapturedEmail[] {
  return emails.map((kept) =>
    emailKeyOf(kept.email) === emailKeyOf(email) ? { ...kept, listId, isSent: true } : kept,
  );
}

/** Returns the unsent addresses, oldest first. */
export function unsentOf(emails: readonly CapturedEmail[]): CapturedEmail[] {
  return emails.filter(({ isSent }) => !isSent);
}

/** Formats addresses as a text file: `email,timestamp`, one per line. */
export function exportedEmails(emails: readonly Pick<CapturedEmail, 'email' | 'timestamp'>[]): string {
  return emails.map(({ email, timestamp }) => `${email},${timestamp}\n`).join('');
}

/** Returns the file name of the export, with the date of an ISO 8601 timestamp. */
export function exportFileName(timestamp: string): string {
  return `captured_emails_${timestamp.slice(0, 10)}.txt`;
}

/**
 * Returns the position of the form's progress bar after a time, in percent. It slows down and never reaches its end,
 * which is shown only after the server has responded.
 */
export function subscribeProgress(elapsedMs: number): number {
  const { from, toward, waitMs, afterWait } = NEWSLETTER_PROGRESS;
  const shareLeftAfterWait = (toward - afterWait) / (toward - from);
  return toward - (toward - from) * shareLeftAfterWait ** (elapsedMs / waitMs);
}

/** Parses a record. Without `isSent` it counts as sent: unsent records always have the field. */
function capturedEmailOf(value: unknown): CapturedEmail | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { email, timestamp, listId, isSent = true } = value as Readonly<Record<string, unknown>>;
  const isWhole = typeof email === 'string' && typeof timestamp === 'string' && typeof listId === 'string';
  return isWhole && typeof isSent === 'boolean' ? { email, timestamp, listId, isSent } : undefined;
}
