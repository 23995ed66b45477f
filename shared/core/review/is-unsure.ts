import { firstSentence } from '../naming/short-name.ts';
import { SURE_CONFIDENCE } from '../limits.ts';

const UNSURE =
  /^[\s.!?…。！？]*(?:(?:possibly|möglicherweise|posiblemente|peut-être)(?![\p{L}\p{M}])|もしかすると)/iu;

/**
 * Returns whether the engine was unsure of a photo's folder.
 *
 * @param confidence probability that a person accepts the folder; without it, a second sentence that begins with
 * "Possibly" in any of our languages means unsure
 */
export function isUnsure(description: string, confidence: number | undefined): boolean {
  if (confidence !== undefined) return confidence < SURE_CONFIDENCE;
  const behindFirst = description.trim().slice(firstSentence(description).length);
  return UNSURE.test(behindFirst);
}
