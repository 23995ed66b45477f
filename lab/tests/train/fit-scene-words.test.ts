import { describe, expect, it } from 'vitest';
import { likelySceneWords, readSceneWords } from '../../../shared/engine/describing/scene-words.ts';
import { type CaptionedExample, fitSceneWords } from '../../train/fit-scene-words.ts';
import { encodeInt8Rows } from '../../train/int8-rows.ts';
import { SETTINGS } from '../../train/settings.ts';

/** A photo whose input shows snow or grass, or neither, beside a number that says nothing. */
function example(
  caption: string,
  seen: readonly [snow: number, grass: number],
  at: number,
): CaptionedExample {
  const photo = {
    file: 'a.jpg',
    source: 'a',
    label: 'thing',
    category: 'Pets',
    acceptable_categories: ['Pets'],
    captions: [caption],
    split: 'train',
    split_basis: 'source',
  } as const;
  return { photo, joined: Float32Array.from([...seen, at % 2]) };
}

const EXAMPLES = Array.from({ length: 2 * SETTINGS.sceneWords.minimum }, (_, at) => [
  example('a dog in the snow', [1, 0], at),
  example('a dog on the lawn', [0, 1], at),
  example('a girl', [0, 0], at),
]).flat();

describe('the words of a scene', () => {
  it('are learned from captions that have them, in any form', async () => {
    const { words, model } = await fitSceneWords(EXAMPLES, () => {});
    const fitted = readSceneWords(
      { columns: 3, words: words.map((word) => ({ word, threshold: 0 })) },
      encodeInt8Rows(model, 3),
    );
    const likely = (...seen: [number, number]) => likelySceneWords(fitted, Float32Array.from([...seen, 0]));
    expect(likely(1, 0).get('snow')).toBeGreaterThan(0.9);
    expect(likely(1, 0).get('grass')).toBeLessThan(0.1);
    expect(likely(0, 1).get('grass')).toBeGreaterThan(0.9);
    expect(likely(0, 0).get('snow')).toBeLessThan(0.1);
  });

  it('are none for people, and none that few captions have', async () => {
    const rare = [...EXAMPLES, example('a castle', [0, 0], 0)];
    expect((await fitSceneWords(rare, () => {})).words).toEqual(['grass', 'snow']);
  });
});
