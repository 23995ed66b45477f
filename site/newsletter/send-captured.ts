import { type CapturedEmail, unsentOf, withList, withSent } from './newsletter.ts';
import { configEndpoint } from '#protocol/config.ts';
import { emailSchema, subscribeEndpoint, type SubscribeReply } from '#protocol/subscribe.ts';
import { problemText } from '../contact/contact-problems.ts';
import { publicApi } from '../kit/public-api.ts';
import { capturedEmails, keepCaptured } from './captured-emails.ts';

/** Parses the typed text as an address, or returns what is wrong with it. */
export function readEmail(typed: string): { readonly email: string } | { readonly problem: string } {
  const read = emailSchema.safeParse(typed);
  if (read.success) return { email: read.data };
  return { problem: problemText('email', read.error.issues[0]?.code ?? '') ?? '' };
}

/**
 * Sends a stored address to the server, and marks it as sent once accepted.
 *
 * @throws {AppError}
 */
export async function sendCaptured({
  email,
}: Pick<CapturedEmail, 'email'>): Promise<SubscribeReply['status']> {
  const { newsletterListId: list } = await publicApi.call(configEndpoint);
  // Recorded first: the subscription may fail.
  keepCaptured(withList(capturedEmails(), email, list));
  const { status } = await publicApi.call(subscribeEndpoint, {
    body: { email_address: email, listId: list },
  });
  keepCaptured(withSent(capturedEmails(), email, list));
  return status;
}

/**
 * Sends all unsent addresses.
 *
 * @throws {AppError} if sending fails; the unsent ones are kept and retried later
 */
export async function sendUnsent(): Promise<void> {
  for (const kept of unsentOf(capturedEmails())) await sendCaptured(kept);
}
