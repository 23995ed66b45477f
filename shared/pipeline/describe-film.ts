import { type DescribedFrame, filmAnalysis } from '#core/films/film-analysis.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { DecodedFrame } from './ports.ts';

/**
 * Describes a film's frames one after the other, and returns what the film shows.
 *
 * @throws as `describe`
 */
export async function describeFilm(
  frames: readonly DecodedFrame[],
  describe: (image: EncodedImage, frame: number) => Promise<ImageAnalysis>,
): Promise<ImageAnalysis> {
  const described: DescribedFrame[] = [];
  for (const [frame, { image, judgement }] of frames.entries()) {
    described.push({ analysis: await describe(image, frame), judgement });
  }
  return filmAnalysis(described).analysis;
}
