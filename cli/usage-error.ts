/** What was asked for cannot be done as it was asked; the message is a sentence that says why, and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
