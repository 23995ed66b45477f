import { ENGLISH, type Say } from './words.ts';

/** What was asked for cannot be done as it was asked; it says why, and what to do, in a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly say: Say;
  constructor(say: Say) {
    super(say(ENGLISH));
    this.say = say;
  }
}
