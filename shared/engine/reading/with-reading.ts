import type { ImageAnalysis } from '#core/image-analysis.ts';
import { READ_TEXT_LENGTH } from '#core/limits.ts';
import { decide } from '../describing/observe.ts';
import { analysisOf, type Look } from '../vision-engine.ts';
import { legible } from './legible.ts';
import { cueScores } from './text-cues.ts';
import type { TextReader } from './text-line.ts';
import { isTextFolder } from './text-folders.ts';
import { titleOf } from './title.ts';

/**
 * Returns the analysis after reading the photo's text, if it may be a document: the text decides among the document
 * folders, and may name the photo. If no text is found, the analysis is unchanged.
 */
export async function withReading(
  { analysis, page }: Look,
  read: TextReader | undefined,
): Promise<ImageAnalysis> {
  if (page === undefined || read === undefined) return analysis;
  const lines = legible(await read());
  if (lines.length === 0) return analysis;
  const { observations, rules, details } = page;
  const scores = cueScores(lines);
  const weighed = observations.categories.map((value, index) => {
    const name = rules.categories[index]!;
    return isTextFolder(name) ? value * Math.exp(scores[name]) : value;
  });
  const sum = weighed.reduce((total, value) => total + value, 0);
  const likely = weighed.map((value) => value / sum);
  const { decided, confidences } = decide(likely, rules, observations.detections);
  const category = rules.categories[decided]!;
  const title = isTextFolder(category) ? titleOf(category, lines) : undefined;
  const isSame = decided === observations.decided;
  const told = {
    ...observations,
    categories: likely,
    decided,
    confidences,
    detail: isSame ? observations.detail : details[category],
    ...(title === undefined ? {} : { title }),
  };
  const readText = lines.map(({ text }) => text.trim()).join('\n');
  return {
    ...analysisOf(told, rules.categories),
    readText: readText.slice(0, READ_TEXT_LENGTH).toWellFormed(),
  };
}
