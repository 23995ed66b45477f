import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { tryLikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { followNeighbours } from '#pipeline/follow-neighbours.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { type DescribedPhoto, placePhoto } from '#pipeline/place-photo.ts';
import { fakePhoto } from '../../fakes/fake-ports.ts';
import { fakeSketch, fakeSketches } from '../../fakes/fake-sketches.ts';

const EXAMPLES = { from: 'Pets', category: 'Rex', moved: fakeSketches(1, 10), stayed: fakeSketches(2, 10) };
const PLACING: NamingOptions = {
  rules: [],
  pattern: DEFAULT_PATTERN,
  likeness: [tryLikenessRule(EXAMPLES)!.rule],
};
const [LIKE, UNLIKE] = [fakeSketch(1, 500), fakeSketch(2, 500)];

function described(said: Partial<DescribedPhoto>): DescribedPhoto {
  return { photo: fakePhoto('a'), format: 'jpeg', number: 1, description: 'A dog on grass.', ...said };
}

const placed = (said: Partial<DescribedPhoto>, placing = PLACING): PlacedPhoto =>
  placePhoto(described(said), placing);

describe('a photo that looks like ones a person moved', () => {
  it('follows them, and says so', () => {
    expect(placed({ sketch: LIKE })).toMatchObject({
      category: 'Rex',
      folder: ['Rex'],
      byRule: 'likeness',
      sketch: LIKE,
    });
  });

  it('keeps its folder if it looks like those that stayed, has another category, or no sketch', () => {
    for (const said of [{ sketch: UNLIKE }, { sketch: LIKE, description: 'A car.' }, {}]) {
      const photo = placed(said);
      expect(photo.category).not.toBe('Rex');
      expect(photo).not.toHaveProperty('byRule');
    }
  });

  it('follows a rule by words, if there is one', () => {
    const rules = [{ has: ['dog'], category: 'Dogs' }];
    const photo = placed({ sketch: LIKE }, { ...PLACING, rules });
    expect(photo.category).toBe('Dogs');
    expect(photo.byRule).toBe('words');
  });

  it('stays out of Look again, because a person’s rule decided', () => {
    expect(placed({ sketch: LIKE, lookAgain: 'blurred' }).folder).toEqual(['Rex']);
    expect(placed({ sketch: UNLIKE, lookAgain: 'blurred' }).folder).toEqual(['Look again']);
  });

  it('stays out of Unsorted, however uncertain the engine', () => {
    const unsure = { sketch: LIKE, category: 'Pets', confidence: 0.2 } as const;
    expect(placed(unsure, { ...PLACING, unsureToUnsorted: true }).category).toBe('Rex');
  });

  it('follows no neighbor', () => {
    const look = new Uint8ClampedArray(3 * 16 * 16).fill(90);
    const shot = (atMs: number) => ({ atMs, camera: 1, look });
    const unsure = { category: 'Pets', confidence: 0.2 } as const;
    const sure = { description: 'A bird.', category: 'Birds', confidence: 0.95 } as const;
    const photos = (sketch: string) => [
      described({ ...sure, photo: fakePhoto('sure'), shot: shot(0) }),
      described({ ...unsure, photo: fakePhoto('unsure'), shot: shot(1000), sketch }),
    ];
    expect(followNeighbours(photos(UNLIKE), PLACING).map(({ photoId }) => photoId)).toEqual(['unsure']);
    expect(followNeighbours(photos(LIKE), PLACING)).toEqual([]);
  });
});
