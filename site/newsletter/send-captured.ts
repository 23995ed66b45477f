import { type CapturedEmail, unsentOf, withSent } from './newsletter.ts';
import { configEndpoint } from '#protocol/config.ts';
import { emailSchema, subscribeEndpoint, type SubscribeReply } from '#protocol/subscribe.ts';
import { publicApi } from '../kit/public-api.ts';
import { capturedEmails, keepCaptured } from './captured-emails.ts';

/** What was typed, as an address, or what is wrong with it. */
export function readEmail(typed: string): { readonly email: string } | { readonly problem: string } {
  const read = emailSchema.safeParse(typed);
  return read.success ? { email: read.data } : { problem: read.error.issues[0]?.message ?? '' };
}

/**
 * Hands a kept address to the server, and marks it as sent once the server has it.
 *
 * @throws {AppError}
 */
export async function sendCaptured({ email, listId }: CapturedEmail): Promise<SubscribeReply['status']> {
  const list = listId || (await publicApi.call(configEndpoint)).newsletterListId;
  const { status } = await publicApi.call(subscribeEndpoint, {
    body: { email_address: email, listId: list },
  });
  keepCaptured(withSent(capturedEmails(), email, list));
  return status;
}

/**
 * Hands over whatever waits.
 *
 * @throws {AppError} what does not arrive now waits for the next time
 */
export async function sendUnsent(): Promise<void> {
  for (const kept of unsentOf(capturedEmails())) await sendCaptured(kept);
}
