import { firstSentence } from './short-name.ts';

/** Whether whoever described a photo was unsure of what kind it is: the second sentence then begins with "Possibly". */
export function isUnsure(description: string): boolean {
  const behindFirst = description.trim().slice(firstSentence(description).length);
  return /^[\s.!?…]*possibly\b/iu.test(behindFirst);
}
