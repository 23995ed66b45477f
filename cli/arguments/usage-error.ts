import { ENGLISH, type Say } from './words.ts';

/** The command line can't be executed as given; the message says why and what to do, in a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly say: Say;
  constructor(say: Say) {
    super(say(ENGLISH));
    this.say = say;
  }
}
