import { describe, expect, it } from 'vitest';
import { likelySceneWords, readSceneWords } from '#engine/describing/scene-words.ts';
import { tellWords } from '#engine/describing/word-head.ts';

/** scene-words.bin of one row for two inputs, bias last, in steps of 1. */
const BYTES = Uint8Array.from([...new Uint8Array(Float32Array.of(1).buffer), 3, 254, 255]);
const SNOW = readSceneWords({ columns: 2, words: [{ word: 'snow', threshold: 0.5 }] }, BYTES);
const STEMS = new Map([
  ['snow', 9],
  ['man', 9],
]);
const WORDS = {
  words: [
    { word: 'snow', threshold: 0.1 },
    { word: 'man', threshold: 0.5 },
  ],
};

describe('a word of the scene', () => {
  it('is as likely as its row says', () => {
    expect(likelySceneWords(SNOW, Float32Array.of(1, 1)).get('snow')).toBeCloseTo(0.5, 6);
    expect(likelySceneWords(SNOW, Float32Array.of(1, 0)).get('snow')).toBeCloseTo(1 / (1 + Math.exp(-2)), 6);
  });

  it('is used from its own threshold on, whatever the fine-tuned heads say, which tell all others', () => {
    const sure = (...joined: number[]) => tellWords(SNOW, Float32Array.from(joined), WORDS, STEMS).sure;
    expect(sure(1, 0)).toEqual(['man', 'snow']);
    expect(sure(0, 1)).toEqual(['man']);
    expect(tellWords({ words: [], rows: [] }, new Float32Array(), WORDS, STEMS).sure).toEqual([
      'snow',
      'man',
    ]);
  });

  it('cannot be read from a file of another length', () => {
    const header = { columns: 3, words: [{ word: 'snow', threshold: 0.5 }] };
    expect(() => readSceneWords(header, BYTES)).toThrow('wrong length');
  });
});
