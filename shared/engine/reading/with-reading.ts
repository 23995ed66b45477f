import type { ImageAnalysis } from '#core/image-analysis.ts';
import { READ_TEXT_LENGTH } from '#core/limits.ts';
import { decide } from '../describing/observe.ts';
import { analysisOf, type Look } from '../vision-engine.ts';
import { legible } from './legible.ts';
import { cueScores } from './text-cues.ts';
import type { TextLine } from './text-line.ts';
import { isTextFolder } from './text-folders.ts';
import { titleOf } from './title.ts';

/**
 * Returns the analysis after the photo's text was read: the text decides among the document folders, and may name the
 * photo. Unchanged for a photo that is no page, and for a page of which nothing is legible.
 *
 * @param read the lines found, in reading order
 */
export function withReading({ analysis, page }: Look, read: readonly TextLine[]): ImageAnalysis {
  const lines = page === undefined ? [] : legible(read);
  if (page === undefined || lines.length === 0) return analysis;
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
