import { contactEndpoint, type ContactRequest, contactRequestSchema } from '#protocol/contact.ts';
import { publicApi } from '../kit/public-api.ts';

/** What is wrong with each field, in words; nothing where the message can be sent. */
export function problemsOf(message: unknown): Readonly<Record<string, string>> {
  const read = contactRequestSchema.safeParse(message);
  const issues = read.success ? [] : read.error.issues;
  // The first issue of a field is the one to say.
  return Object.fromEntries(issues.toReversed().map(({ path, message: text }) => [String(path[0]), text]));
}

/**
 * Hands a message to the server.
 *
 * @throws {AppError}
 */
export async function sendMessage(message: ContactRequest): Promise<void> {
  await publicApi.call(contactEndpoint, { body: contactRequestSchema.parse(message) });
}
