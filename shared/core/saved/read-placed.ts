import type { PlacedPhoto } from '../batch/batch-event.ts';
import { PLACED_OF_ENGINE, readPlacedFacts } from '../facts/fact-table.ts';
import { readImageAnalysis } from '../image-analysis.ts';
import { isRecord } from '../is-record.ts';
import { pickDefined } from '../pick-defined.ts';
import type { Reader } from './fields.ts';
import { readKeptAnalysis } from './read-seen.ts';

/** Reads a photo with its folder and name. */
export const readPlaced: Reader<PlacedPhoto> = (value) => {
  const placed = readPlacedFacts(withRule(value));
  const analysis = readKeptAnalysis(value);
  if (!placed || !analysis) return undefined;
  // An engine never chooses the person's own folders.
  const seen = readImageAnalysis({ ...analysis, category: undefined });
  return { ...placed, ...pickDefined(seen, PLACED_OF_ENGINE), description: seen.description };
};

/** Earlier versions wrote two switches. */
function withRule(value: unknown): unknown {
  if (!isRecord(value) || value['byRule'] !== undefined) return value;
  if (value['isByLikeness'] === true) return { ...value, byRule: 'likeness' };
  return value['isByRule'] === true ? { ...value, byRule: 'words' } : value;
}
