import { readFileFacts } from '../facts/fact-table.ts';
import { type ImageAnalysis, readImageAnalysis } from '../image-analysis.ts';
import { isRecord } from '../is-record.ts';
import type { PhotoFacts } from '../photo-facts.ts';
import { type Reader, textOf } from './fields.ts';
import { KEPT } from './limits.ts';

const name = textOf(KEPT.name);

/** Reads an analysis, without fields that another version may have written differently. */
export const readKeptAnalysis: Reader<ImageAnalysis> = (value) => {
  if (!isRecord(value)) return undefined;
  const description = textOf(KEPT.description)(value['description']);
  // Only films that nobody could look at have no description.
  if (description === undefined || (description.trim() === '' && value['filmSeconds'] === undefined))
    return undefined;
  const own = value['name'] === undefined ? '' : name(value['name']);
  return own === undefined ? undefined : readImageAnalysis({ ...value, description });
};

/** Reads what the engine saw in a photo: its analysis, and what is stored with it. */
export const readSeen: Reader<ImageAnalysis & PhotoFacts> = (value) => {
  const analysis = readKeptAnalysis(value);
  const beside = readFileFacts(value);
  return analysis && beside && { ...analysis, ...beside };
};
