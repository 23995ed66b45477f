import { createContext } from 'react';
import type { Subject, Words } from '#messages/translate.ts';

/** The messages that a host has loaded in the user's language. */
export interface Spoken {
  /** The user's language, with the region if known. */
  readonly locale: string;
  readonly words: readonly Words<Subject>[];
}

/** Messages that replace those that components import; without a value, the imported ones are used. */
export const MessagesContext = createContext<Spoken | undefined>(undefined);
