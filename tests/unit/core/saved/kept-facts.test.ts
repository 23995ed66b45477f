import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { readBoard } from '#core/saved/read-board.ts';
import { readSeen } from '#core/saved/read-seen.ts';
import { fakeSketch } from '../../../fakes/fake-sketches.ts';

/** What a browser has kept of a placed photo since the first version, with every field. */
const PLACED = {
  photoId: 'a',
  description: 'Ein Hund.',
  language: 'de',
  english: 'A dog.',
  category: 'Pets',
  folder: ['2024', 'Haustiere'],
  confidence: 0.5,
  alternatives: [{ category: 'Food', confidence: 0.25 }],
  follows: { photoId: 'b', secondsBefore: -2 },
  lookAgain: 'blurred',
  name: 'ein_hund',
  marks: { words: ['_mit_Ball'], date: '_2024-02-29' },
  extension: 'jpg',
  takenAt: '2024-02-29T10:00:00',
  dateSource: 'sidecar',
  location: { latitude: 38.7, longitude: -9.1, place: { city: 'Lisbon', countryCode: 'PT' } },
  camera: 'Canon EOS R5',
  peopleCount: 2,
  readText: 'STOP',
  sketch: fakeSketch(1, 1),
} as const;

const cells = <Cells>(kind: new (length: number) => Cells, length: number) => new kind(length);

/** What is kept of an analyzed photo of an interrupted batch, with every field of its file and picture. */
const SEEN = {
  description: 'A dog.',
  name: 'dog',
  category: 'Pets',
  takenAt: '2024-02-29',
  dateSource: 'exif',
  location: { latitude: 38.7, longitude: -9.1 },
  camera: 'Canon EOS R5',
  texts: { title: 'Rex', caption: 'Rex sleeps', keywords: ['dog'], people: ['Ann'] },
  shot: {
    atMs: 1,
    camera: 2,
    setting: { stops: 1, focusM: 2, isBracketed: true },
    look: cells(Uint8ClampedArray, 3 * 16 * 16),
  },
  lookAgain: 'tiny',
  traits: {
    fingerprint: {
      aspect: 1.5,
      pixels: 6,
      hash: cells(Uint32Array, 8),
      innerHash: cells(Uint32Array, 8),
      luma: cells(Uint8Array, 64 ** 2),
      chroma: cells(Uint8Array, 2 * 16 ** 2),
      detail: 0.5,
    },
    width: 3,
    height: 2,
    blur: 0.25,
  },
} as const;

/** Reads a placed photo, as the only one of a board. */
function placedFrom(photo: object): unknown {
  const board = {
    state: { photos: new Map([['a', { status: 'placed', photo }]]) },
    arrangement: {
      folders: [{ id: 1, path: ['Pets'], photos: [{ photoId: 'a', name: 'dog', extension: 'jpg' }] }],
    },
    saved: { folders: [] },
  };
  const state = readBoard(board, () => true)?.board.state.photos.get('a');
  return state?.status === 'placed' ? state.photo : undefined;
}

describe('a kept record of a placed photo', () => {
  it('is read with every field', () => {
    expect(placedFrom(PLACED)).toStrictEqual(PLACED);
  });

  it('may have only what every photo has', () => {
    const { photoId, description, category, folder, name, extension } = PLACED;
    const least = { photoId, description, category, folder, name, extension };
    expect(placedFrom(least)).toStrictEqual(least);
  });

  it.each<[object, PlacedPhoto['byRule']]>([
    [{ isByRule: true }, 'words'],
    [{ isByRule: true, isByLikeness: true }, 'likeness'],
    [{ isByLikeness: true }, 'likeness'],
    [{ byRule: 'words' }, 'words'],
    [{ byRule: 'likeness', isByRule: true }, 'likeness'],
  ])('says with %j that a rule for %s decided', (said, byRule) => {
    expect(placedFrom({ ...PLACED, ...said })).toStrictEqual({ ...PLACED, byRule });
  });

  it('keeps nothing that this version does not know', () => {
    expect(placedFrom({ ...PLACED, mood: 'happy', __proto__: { camera: 'x' } })).toStrictEqual(PLACED);
  });

  it.each<[string, unknown]>([
    ...['photoId', 'description', 'category', 'folder', 'name', 'extension'].map(
      (field): [string, unknown] => [field, undefined],
    ),
    ['camera', 'x'.repeat(1001)],
    ['english', 'x'.repeat(2001)],
    ['takenAt', '2024-02-30T10:00:00'],
    ['dateSource', 'guess'],
    ['dateSource', 'toString'],
    ['lookAgain', 'ugly'],
    ['language', 'xx'],
    ['location', { latitude: 91, longitude: 0 }],
    ['marks', { words: 'many' }],
    ['follows', { photoId: 'b' }],
    ['byRule', 'toString'],
    ['byRule', null],
    ['extension', '../exe'],
    ['folder', Array.from({ length: 1000 }, () => 'deep')],
  ])('is rejected if its %s is %j', (field, value) => {
    expect(placedFrom({ ...PLACED, [field]: value })).toBeUndefined();
  });

  it.each([
    ['confidence', 2],
    ['alternatives', 'Pets'],
    ['peopleCount', -1],
    ['readText', 7],
    ['sketch', 'scribble'],
    ['concepts', 'scribble'],
  ])('loses its %s if the engine could not have written %j', (field, value) => {
    const { [field as 'sketch']: _, ...rest } = PLACED;
    expect(placedFrom({ ...PLACED, [field]: value })).toStrictEqual(rest);
  });
});

describe('a kept record of an analyzed photo', () => {
  it('is read with every field', () => {
    expect(readSeen(SEEN)).toStrictEqual(SEEN);
  });

  it.each([
    ['texts', { keywords: ['x'.repeat(10_001)] }],
    ['texts', { people: Array.from({ length: 1001 }, () => 'Ann') }],
    ['shot', { ...SEEN.shot, look: new Uint8ClampedArray(1) }],
    ['shot', { ...SEEN.shot, look: [] }],
    ['traits', { ...SEEN.traits, width: -1 }],
    ['traits', { ...SEEN.traits, fingerprint: { ...SEEN.traits.fingerprint, hash: new Uint8Array(8) } }],
    ['camera', 7],
    ['lookAgain', ['tiny']],
  ])('is rejected with other %s', (field, value) => {
    expect(readSeen({ ...SEEN, [field]: value })).toBeUndefined();
  });
});
