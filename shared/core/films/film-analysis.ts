import { decideFolder, type FolderDecision } from '../categories/decide-folder.ts';
import { type CategoryName, UNSORTED } from '../categories/categorize.ts';
import { type ImageAnalysis, surestFirst } from '../image-analysis.ts';
import { byClarity, type PictureJudgement } from '../look-again/look-again.ts';

/** A frame of a film, described. */
export interface DescribedFrame {
  readonly analysis: ImageAnalysis;
  readonly judgement: PictureJudgement;
}

/** What a film shows, and its frame that shows it best. */
export interface FilmAnalysis {
  readonly analysis: ImageAnalysis;
  /** The index of the frame that `analysis` describes. */
  readonly poster: number;
}

/** The share of the confidence that remains if no other frame agrees; the rest is earned by those that do. */
const ALONE = 0.5;

interface Voice extends FolderDecision {
  readonly index: number;
  readonly frame: DescribedFrame;
}

/**
 * Returns what a film shows, from the descriptions of its frames.
 *
 * The folder is that of most frames. If all differ, it is the one that all frames together consider most likely; a
 * frame that shows no known subject has no vote as long as another one does. The words are those of the best frame
 * with that folder, so that poster, folder and words fit. The fewer frames agree, the lower the confidence.
 *
 * @param frames in the order of time, at least one
 */
export function filmAnalysis(frames: readonly DescribedFrame[]): FilmAnalysis {
  const all = frames.map((frame, index): Voice => ({ ...decideFolder(frame.analysis), index, frame }));
  const known = all.filter(({ category }) => category !== UNSORTED);
  const voices = known.length > 0 ? known : all;
  const category = mostNamed(voices);
  const agreeing = voices.filter((voice) => voice.category === category);
  const best = agreeing.reduce((one, other) => (isBetter(other, one) ? other : one));
  const { analysis } = best.frame;
  if (frames.length === 1) return { analysis, poster: best.index };
  const confidences = agreeing.flatMap(({ confidence }) => confidence ?? []);
  const share = ALONE + (1 - ALONE) * (agreeing.length / all.length);
  const alternatives = surestFirst(
    otherFolders(voices).map((other) => ({ category: other, confidence: likelihood(all, other) })),
    category,
  );
  const { confidence: _confidence, alternatives: _alternatives, ...words } = analysis;
  return {
    analysis: {
      ...words,
      category,
      ...(confidences.length > 0 ? { confidence: hundredths(share * mean(confidences)) } : {}),
      ...(alternatives.length > 0 ? { alternatives } : {}),
    },
    poster: best.index,
  };
}

/** Returns the folder of most frames, and of those with as many the likelier one. */
function mostNamed(voices: readonly Voice[]): CategoryName {
  const votes = (category: CategoryName) => voices.filter((voice) => voice.category === category).length;
  const own = voices.map(({ category }) => category);
  return own.reduce((one, other) => {
    const ahead = votes(other) - votes(one);
    return ahead > 0 || (ahead === 0 && likelihood(voices, other) > likelihood(voices, one)) ? other : one;
  });
}

/** Returns how likely the frames consider a folder, on average. */
function likelihood(voices: readonly Voice[], category: CategoryName): number {
  return mean(
    voices.map((voice) =>
      voice.category === category
        ? (voice.confidence ?? 0)
        : (voice.alternatives?.find((other) => other.category === category)?.confidence ?? 0),
    ),
  );
}

function otherFolders(voices: readonly Voice[]): CategoryName[] {
  return voices.flatMap((voice) => [
    ...(voice.confidence === undefined ? [] : [voice.category]),
    ...(voice.alternatives ?? []).map(({ category }) => category),
  ]);
}

/** A frame that came out well is better than one that didn't; then the surer one, then the sharper one. */
function isBetter(one: Voice, other: Voice): boolean {
  const [bad, otherBad] = [one, other].map(({ frame }) => frame.judgement.lookAgain !== undefined);
  if (bad !== otherBad) return otherBad === true;
  const surer = (one.confidence ?? 0) - (other.confidence ?? 0);
  if (surer !== 0) return surer > 0;
  return byClarity(one.frame.judgement, other.frame.judgement) < 0;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
