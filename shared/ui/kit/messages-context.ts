import { createContext } from 'react';
import type { Subject, Words } from '#messages/translate.ts';

/** What a host has loaded in its reader's language. */
export interface Spoken {
  /** The reader's language, with the region where that is known. */
  readonly locale: string;
  readonly words: readonly Words<Subject>[];
}

/** Messages that replace those that components import; without a value, the imported ones are used. */
export const MessagesContext = createContext<Spoken | undefined>(undefined);
