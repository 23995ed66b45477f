import { isFilmFormat } from '../../photo-formats.ts';
import { type Fingerprint, hashDistance } from './fingerprint.ts';
import type { AlikePhoto } from './group-alike.ts';
import { FILM_COPY, NEAR_COPY } from './limits.ts';
import { isNearCopy } from './near-groups.ts';

/** Films that may be the same one, and when to look at them to find out. */
export interface FilmsToCompare {
  readonly films: readonly AlikePhoto[];
  /** In seconds since each film's start. */
  readonly moments: readonly number[];
}

/**
 * Returns the films that may be one film in several sizes or encodings: they have the same length, shape and colors,
 * unless they have one size but different recording times. Each encoder puts its key frames elsewhere, so such films have
 * to be looked at again, at the same moments.
 */
export function filmsToCompare(photos: readonly AlikePhoto[]): readonly FilmsToCompare[] {
  const films = photos
    .filter(({ format, filmSeconds = 0 }) => isFilmFormat(format) && filmSeconds > 0)
    .toSorted((one, other) => secondsOf(one) - secondsOf(other));
  const sets = new Map(films.map((film) => [film, [film]]));
  for (const [at, one] of films.entries()) {
    for (let next = at + 1; next < films.length; next += 1) {
      const other = films[next]!;
      if (secondsOf(other) - secondsOf(one) > FILM_COPY.seconds) break;
      const [first, second] = [sets.get(one)!, sets.get(other)!];
      if (first === second || !mayBeCopies(one, other)) continue;
      first.push(...second);
      for (const film of second) sets.set(film, first);
    }
  }
  return [...new Set(sets.values())]
    .filter(({ length }) => length > 1)
    .slice(0, FILM_COPY.sets)
    .map((set) => {
      const shortest = Math.min(...set.map(secondsOf));
      return { films: set, moments: FILM_COPY.parts.map((part) => part * shortest) };
    });
}

/** Returns whether two films are the same one, by the frames that they were compared at. */
export function areFilmCopies(one: AlikePhoto, other: AlikePhoto): boolean {
  if (!mayBeCopies(one, other)) return false;
  const frames = pairs(one.frames ?? [], other.frames ?? []);
  const same = frames.filter(([a, b]) => isNearCopy(a, b)).length;
  return frames.length === FILM_COPY.parts.length && same >= FILM_COPY.same && frames.every(mayBeSame);
}

/** Returns whether two frames may be the same one, which an encoder has spoiled, or are both blank. */
function mayBeSame([one, other]: readonly [Fingerprint, Fingerprint]): boolean {
  const areBlank = Math.max(one.detail, other.detail) < NEAR_COPY.detail;
  return areBlank || hashDistance(one.hash, other.hash) <= FILM_COPY.hashBits;
}

function mayBeCopies(one: AlikePhoto, other: AlikePhoto): boolean {
  return (
    !areTwoRecordings(one, other) &&
    Math.abs(secondsOf(one) - secondsOf(other)) <= FILM_COPY.seconds &&
    Math.abs(Math.log(shapeOf(one) / shapeOf(other))) <= FILM_COPY.shape &&
    haveLikeColors(one.traits.fingerprint, other.traits.fingerprint)
  );
}

/** Two films of one size that were recorded at different times, such as the hours of a fixed camera. */
function areTwoRecordings(one: AlikePhoto, other: AlikePhoto): boolean {
  const [at, otherAt] = [one.recordedAt, other.recordedAt];
  if (at === undefined || otherAt === undefined || at === otherAt) return false;
  return one.traits.width === other.traits.width && one.traits.height === other.traits.height;
}

function secondsOf({ filmSeconds = 0 }: AlikePhoto): number {
  return filmSeconds;
}

function shapeOf({ traits: { width, height } }: AlikePhoto): number {
  return width / height;
}

/** A film's colors change less than its pictures. */
function haveLikeColors(one: Fingerprint, other: Fingerprint): boolean {
  const [a, b] = [colorOf(one), colorOf(other)];
  return (
    Math.abs(a.luma - b.luma) <= FILM_COPY.luma &&
    Math.abs(a.blue - b.blue) <= FILM_COPY.chroma &&
    Math.abs(a.red - b.red) <= FILM_COPY.chroma
  );
}

interface MeanColor {
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
}

/** Kept, because each film is compared with all others of its length. */
const colors = new WeakMap<Fingerprint, MeanColor>();

function colorOf(print: Fingerprint): MeanColor {
  const known = colors.get(print);
  if (known) return known;
  const { luma, chroma } = print;
  const half = chroma.length / 2;
  const color = { luma: mean(luma), blue: mean(chroma.subarray(0, half)), red: mean(chroma.subarray(half)) };
  colors.set(print, color);
  return color;
}

function mean(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function pairs(ones: readonly Fingerprint[], others: readonly Fingerprint[]): [Fingerprint, Fingerprint][] {
  return ones.flatMap((one, at) => (others[at] ? [[one, others[at]]] : []));
}
