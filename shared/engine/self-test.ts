import type { ImageAnalysis } from '#core/image-analysis.ts';
import { type RgbImage, WORKING_EDGE_PX } from './pictures/image.ts';

/**
 * Returns a picture drawn by arithmetic, with the engine's answer to it: a different answer means different weights,
 * or a runtime that computes differently.
 */
export function selfTestPicture(): RgbImage {
  const [width, height] = [WORKING_EDGE_PX, 256];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isSun = (x - 270) ** 2 + (y - 120) ** 2 < 32 ** 2;
      const isSea = y > 160;
      const at = (y * width + x) * 3;
      data[at] = isSun ? 255 : isSea ? 30 + ((x * 7 + y * 13) % 40) : 255 - y / 2;
      data[at + 1] = isSun ? 220 : isSea ? 60 + ((x * 3 + y * 5) % 30) : 150 - y / 4;
      data[at + 2] = isSun ? 120 : isSea ? 120 : 60 + y / 2;
    }
  }
  return { width, height, data };
}

/** The engine's answer to the picture; after a training, `tests/unit/engine/self-test.test.ts` reports the new one. */
const SELF_TEST_ANSWER: ImageAnalysis = {
  description: 'The sky.',
  category: 'Sunsets & Sky',
  confidence: 0.56,
  alternatives: [
    { category: 'Screenshots', confidence: 0.22 },
    { category: 'Nature & Mountains', confidence: 0.08 },
    { category: 'Sports & Fitness', confidence: 0.06 },
  ],
  peopleCount: 0,
  parts: { subject: [{ noun: 'the sky' }] },
};

/**
 * Returns whether an analysis of the picture is the expected one; its sketch and concepts may differ in rounding, and
 * don't count.
 */
export function isSelfTestAnswer({ sketch: _rounded, concepts: _seen, ...said }: ImageAnalysis): boolean {
  return JSON.stringify(said) === JSON.stringify(SELF_TEST_ANSWER);
}
