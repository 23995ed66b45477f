import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { conclude, sense, senseFeatures, type EngineParts } from '#engine/describing/observe.ts';
import { isInDoubt, observe } from '#engine/describing/second-look.ts';
import { meanOf } from '#engine/networks/features.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { selfTestPicture } from '#engine/self-test.ts';
import { loadEngineParts } from '#server/engines/embedded/load-parts.ts';

const MODELS = fileURLToPath(new URL('../../../dist/models', import.meta.url));
/** A sunset of two gradients, about which the engine is in doubt. */
const SUNSET = selfTestPicture();

/** A page with a text's lines, about which it is not. */
function page(): RgbImage {
  const [width, height] = [300, 384];
  const data = new Uint8Array(width * height * 3).fill(250);
  for (let y = 30; y < height - 30; y += 1) {
    for (let x = 30; x < width - 30; x += 1) {
      const isInk = y % 16 < 8 && (x * 7 + Math.floor(y / 16) * 31) % 11 < 6;
      if (isInk) data.fill(20, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { width, height, data };
}

describe('a second look', () => {
  let parts: EngineParts;
  beforeAll(async () => {
    parts = await loadEngineParts(MODELS);
  }, 30_000);

  /** Returns what the engine observes, and how often it ran the large classifier. */
  async function observed(image: RgbImage) {
    let runs = 0;
    const { model } = parts.tuned;
    const counted: typeof model = {
      run: (input, read) => {
        runs += 1;
        return model.run(input, read);
      },
    };
    return { ...(await observe(image, { ...parts, tuned: { ...parts.tuned, model: counted } })), runs };
  }

  it('is taken at a picture that leaves doubt, mirrored and at its center', async () => {
    const first = await sense(SUNSET, parts);
    expect(conclude(first, parts)).toSatisfy(isInDoubt);
    const { senses, observations, runs } = await observed(SUNSET);
    expect(runs).toBe(3);
    const views = [
      first.tuned,
      await senseFeatures(SUNSET, parts.tuned, 'mirrored'),
      await senseFeatures(SUNSET, parts.tuned, 'center'),
    ];
    expect(senses).toEqual({ ...first, tuned: meanOf(views) });
    const { sketch } = conclude(first, parts);
    expect(observations).toEqual({ ...conclude(senses, parts), sketch });
    expect(conclude(senses, parts).sketch).not.toBe(sketch);
  });

  it('is not taken at a picture that leaves none', async () => {
    const { senses, observations, runs } = await observed(page());
    expect(runs).toBe(1);
    expect(observations).not.toSatisfy(isInDoubt);
    expect(observations).toEqual(conclude(senses, parts));
  });

  it.each([
    [0.59, true],
    [0.6, false],
  ])('is needed for a score of %f: %s', (score, isNeeded) => {
    expect(isInDoubt({ categories: new Float64Array([0.1, score]) as never, decided: 1 })).toBe(isNeeded);
  });
});
