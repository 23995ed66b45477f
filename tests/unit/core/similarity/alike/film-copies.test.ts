import { describe, expect, it } from 'vitest';
import { areFilmCopies, filmsToCompare } from '#core/similarity/alike/film-copies.ts';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { type AlikePhoto, groupAlike } from '#core/similarity/alike/group-alike.ts';
import { FILM_COPY } from '#core/similarity/alike/limits.ts';

/** A picture of squares, another one for each number; number 0 is black. */
function picture(number: number, width = 96, height = 72) {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const cell = Math.floor((8 * x) / width) * 12.9898 + Math.floor((8 * y) / height) * 78.233;
    const value = Math.sin(cell + number * 37.719) * 43_758.5453;
    return number === 0 ? 0 : 60 + 120 * (value - Math.floor(value));
  });
  return fingerprintOf({ width, height, data });
}

const [BLACK, ONE, TWO, THREE, FOUR] = [0, 1, 2, 3, 4].map((number) => picture(number)) as [
  ReturnType<typeof picture>,
  ReturnType<typeof picture>,
  ReturnType<typeof picture>,
  ReturnType<typeof picture>,
  ReturnType<typeof picture>,
];

function film(
  id: string,
  beside: Partial<AlikePhoto> = {},
  [width, height]: readonly [number, number] = [1920, 1080],
): AlikePhoto {
  const traits = { fingerprint: ONE, width, height };
  const frames = [ONE, TWO, THREE];
  return {
    id,
    name: `${id}.mp4`,
    format: 'mp4',
    sizeBytes: 1000,
    traits,
    filmSeconds: 10,
    frames,
    ...beside,
  };
}
const small = (id: string, beside: Partial<AlikePhoto> = {}) =>
  film(id, { format: 'webm', sizeBytes: 100, ...beside }, [640, 360]);

describe('films that may be the same one', () => {
  const idsOf = (films: readonly AlikePhoto[]) =>
    filmsToCompare(films).map((set) => set.films.map(({ id }) => id));

  it('have the same length, shape and colors', () => {
    const trimmed = film('trimmed', { filmSeconds: 9.5 });
    const upright = film('upright', {}, [1080, 1920]);
    const dark = film('dark', { traits: { ...film('').traits, fingerprint: BLACK } });
    const photo = film('photo', { format: 'jpeg' });
    const unknown = [film('unknown', { filmSeconds: 0 }), small('too', { filmSeconds: 0 })];
    expect(idsOf([film('a'), trimmed, upright, dark, photo, ...unknown, small('b')])).toEqual([['a', 'b']]);
  });

  it('are looked at in the moments of the shortest', () => {
    const films = [film('a', { filmSeconds: 10.1 }), small('b'), small('c', { filmSeconds: 10.2 })];
    expect(idsOf(films)).toEqual([['b', 'a', 'c']]);
    expect(filmsToCompare(films)[0]?.moments).toEqual(FILM_COPY.parts.map((part) => part * 10));
  });

  it('are not those of one size that a camera recorded at different times', () => {
    const [morning, noon] = ['a', 'b'].map((id, at) => film(id, { recordedAt: `2026-05-12T0${at}:00:00` }));
    expect(idsOf([morning!, noon!])).toEqual([]);
    expect(idsOf([morning!, small('sent'), noon!])).toEqual([['a', 'sent', 'b']]);
  });
});

describe('two films', () => {
  it.each([
    ['equal frames', true, [ONE, TWO, THREE]],
    ['a frame that is black in one', false, [BLACK, TWO, THREE]],
    ['another frame', false, [ONE, TWO, FOUR]],
    ['frames in another order', false, [TWO, ONE, THREE]],
    ['a missing frame', false, [ONE, TWO]],
    ['no frames', false, []],
  ])('with %s are the same: %s', (_, areSame, frames) => {
    expect(areFilmCopies(film('a'), small('b', { frames }))).toBe(areSame);
  });

  it('may both be black at one moment, but not at two', () => {
    const copies = (...frames: readonly (typeof ONE)[]) =>
      areFilmCopies(film('a', { frames }), small('b', { frames }));
    expect(copies(BLACK, TWO, THREE)).toBe(true);
    expect(copies(BLACK, BLACK, THREE)).toBe(false);
  });

  it('of one size are two recordings if their files say different times', () => {
    const [one, other] = ['2024-05-01T10:00:00', '2024-05-01T11:00:00'] as const;
    expect(areFilmCopies(film('a', { recordedAt: one }), film('b', { recordedAt: other }))).toBe(false);
    expect(areFilmCopies(film('a', { recordedAt: one }), film('b', { recordedAt: one }))).toBe(true);
    expect(areFilmCopies(film('a', { recordedAt: one }), small('b', { recordedAt: other }))).toBe(true);
  });

  it('are grouped with photos, the larger one first, and never with one of their stills', () => {
    const still = film('still', { format: 'jpeg', name: 'still.jpg' });
    const shot = { atMs: 0, camera: 7, look: new Uint8ClampedArray(768).fill(128) };
    expect(groupAlike([small('b'), still, film('a'), film('later', { shot, frames: [] })])).toEqual([
      { kind: 'near', photoIds: ['b', 'a'], bestId: 'a', reasons: ['larger', 'bigger-file'] },
    ]);
  });

  it('are no copies without frames, nor if a person said so', () => {
    const { frames: _, ...unseen } = film('a');
    expect(groupAlike([unseen, small('b')])).toEqual([]);
    expect(groupAlike([film('a'), small('b')], () => true)).toEqual([]);
  });
});
