import type { SaidThing } from '#core/wording/parts.ts';

/** A phrase in English, and the things and actions that it consists of. */
export interface Phrase {
  readonly text: string;
  readonly things: readonly SaidThing[];
}

/** Returns the phrase for one thing. @param noun with its article */
export function nounPhrase(noun: string): Phrase {
  return { text: noun, things: [{ noun }] };
}

/** Returns "a, b and c" of several phrases. */
export function listPhrase(parts: readonly Phrase[]): Phrase {
  return { text: listed(parts.map(({ text }) => text)), things: parts.flatMap(({ things }) => things) };
}

/** Returns "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
