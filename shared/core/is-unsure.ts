import { firstSentence } from './short-name.ts';
import { SURE_CONFIDENCE } from './limits.ts';

/**
 * Whether whoever described a photo was unsure of its folder.
 *
 * @param confidence how likely a person finds the folder right; without it the second sentence tells, which then begins
 * with "Possibly"
 */
export function isUnsure(description: string, confidence: number | undefined): boolean {
  if (confidence !== undefined) return confidence < SURE_CONFIDENCE;
  const behindFirst = description.trim().slice(firstSentence(description).length);
  return /^[\s.!?…]*possibly\b/iu.test(behindFirst);
}
