import { contactEndpoint, type ContactRequest, contactRequestSchema } from '#protocol/contact.ts';
import { publicApi } from '../kit/public-api.ts';
import { problemText } from './contact-problems.ts';

/** Returns the error message of each field; empty if the message is valid. */
export function problemsOf(message: unknown): Readonly<Record<string, string>> {
  const read = contactRequestSchema.safeParse(message);
  const issues = read.success ? [] : read.error.issues;
  // Reversed, so that the first issue of a field wins.
  return Object.fromEntries(
    issues.toReversed().map(({ path, code, message: text }) => {
      const field = String(path[0]);
      return [field, problemText(field, code) ?? text];
    }),
  );
}

/**
 * Sends a message to the server.
 *
 * @throws {AppError}
 */
export async function sendMessage(message: ContactRequest): Promise<void> {
  await publicApi.call(contactEndpoint, { body: contactRequestSchema.parse(message) });
}
