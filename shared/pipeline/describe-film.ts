import { type DescribedFrame, filmAnalysis } from '#core/films/film-analysis.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { byClarity } from '#core/look-again/look-again.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { DecodedFrame } from './ports.ts';

/** Which part of a film an analyzer describes: one of its frames by its index, or all of them at once. */
export interface FilmPart {
  readonly frame?: number;
  readonly frames?: readonly EncodedImage[];
}

/**
 * Describes a film's frames, and returns what the film shows.
 *
 * @param isOneCall whether all frames are described in one call, the sharpest one first; else one after the other
 * @throws as `describe`
 */
export async function describeFilm(
  frames: readonly DecodedFrame[],
  isOneCall: boolean,
  describe: (image: EncodedImage, part: FilmPart) => Promise<ImageAnalysis>,
): Promise<ImageAnalysis> {
  if (isOneCall) {
    const [sharpest, ...others] = frames
      .toSorted((one, other) => byClarity(one.judgement, other.judgement))
      .map(({ image }) => image);
    if (sharpest) return describe(sharpest, { frames: [sharpest, ...others] });
  }
  const described: DescribedFrame[] = [];
  for (const [frame, { image, judgement }] of frames.entries()) {
    described.push({ analysis: await describe(image, { frame }), judgement });
  }
  return filmAnalysis(described).analysis;
}
