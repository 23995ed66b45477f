import { groupsAmong, type Pair } from './complete-groups.ts';
import { type Fingerprint, hashDistance } from './fingerprint.ts';
import { COMPARISONS, EQUAL_HASHES, NEAR_COPY } from './limits.ts';
import { type Difference, differenceOf, untrimmedDifference } from './same-picture.ts';
import { isGrey, turnedPrint, uprightForm } from './upright-form.ts';

/** How many comparisons of different pictures are made, in total and per picture. */
interface Allowed {
  readonly ofAll: number;
  readonly ofEach: number;
}

/** Words of half a hash, and of the halves of both hashes of a photo. */
const [HALF, WORDS] = [4, 8];

/**
 * Groups photos that show nearly the same picture, by index (complete linkage). Compares each hash with all others,
 * then overlays the few near ones, equal pictures only once, up to `COMPARISONS`; pairs beyond that are left out.
 *
 * @param isDistinct whether two photos are known to differ, such as two of one camera at different times
 */
export function nearGroups(
  fingerprints: readonly Fingerprint[],
  isDistinct: (one: number, other: number) => boolean = () => false,
  allowed: Allowed = COMPARISONS,
): readonly (readonly number[])[] {
  const forms = fingerprints.map(uprightForm);
  const words = halves(fingerprints.flatMap(({ hash, innerHash }) => [hash, innerHash]));
  const turnedWords = halves(forms.map(({ hash }) => hash));
  const turns = Uint8Array.from(forms, ({ turn }) => turn);
  const isDetailed = fingerprints.map(({ detail }) => detail >= NEAR_COPY.detail);
  const mayBeCopy = (one: number, other: number) => mayBeNear(words, one * WORDS, other * WORDS);
  const mayBeTurned = (one: number, other: number) =>
    turns[one] !== turns[other] && isPartNear(turnedWords, one * HALF, other * HALF);
  const mayBe = (one: number, other: number) => mayBeCopy(one, other) || mayBeTurned(one, other);
  const upright = (at: number) => turnedPrint(fingerprints[at]!, forms[at]!);
  const isCopy = comparing(
    fingerprints,
    (one, other) =>
      (mayBeCopy(one, other) && isMadeOf(fingerprints[one]!, fingerprints[other]!)) ||
      (mayBeTurned(one, other) && isTurnedCopy(upright(one), upright(other))),
    allowed,
  );
  return groupsAmong(
    candidates(isDetailed, mayBe),
    (one, other) => mayBe(one, other) && !isDistinct(one, other) && isCopy(one, other),
  );
}

function* candidates(
  isDetailed: readonly boolean[],
  mayBe: (one: number, other: number) => boolean,
): Generator<Pair> {
  for (let one = 0; one < isDetailed.length; one += 1) {
    if (!isDetailed[one]) continue;
    for (let other = one + 1; other < isDetailed.length; other += 1) {
      if (mayBe(one, other) && isDetailed[other]) yield { one, other };
    }
  }
}

/**
 * Compares photos by index, each pair of different pictures once, while comparisons are left. Equal pictures need
 * none: they are copies, however late they come.
 */
function comparing(
  fingerprints: readonly Fingerprint[],
  areCopies: (one: number, other: number) => boolean,
  { ofAll, ofEach }: Allowed,
): (one: number, other: number) => boolean {
  const pictures = equalPictures(fingerprints);
  const known = new Map<number, boolean>();
  const comparisons = new Uint32Array(fingerprints.length);
  let left = ofAll;
  return (one, other) => {
    const [a, b] = [Math.min(pictures[one]!, pictures[other]!), Math.max(pictures[one]!, pictures[other]!)];
    const key = a * fingerprints.length + b;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (a !== b) {
      if (left === 0 || Math.max(comparisons[a]!, comparisons[b]!) >= ofEach) return false;
      left -= 1;
      comparisons[a]! += 1;
      comparisons[b]! += 1;
    }
    const isCopy = areCopies(a, b);
    known.set(key, isCopy);
    return isCopy;
  };
}

/** For each photo, the index of the first with the same fingerprint. */
function equalPictures(fingerprints: readonly Fingerprint[]): Uint32Array {
  const firsts = new Map<string, number[]>();
  return Uint32Array.from(fingerprints, (print, at) => {
    const key = print.hash.join();
    const alike = firsts.get(key) ?? [];
    const first = alike.find((place) => isEqual(fingerprints[place]!, print));
    if (first !== undefined) return first;
    if (alike.length < EQUAL_HASHES) firsts.set(key, [...alike, at]);
    return at;
  });
}

function isEqual(one: Fingerprint, other: Fingerprint): boolean {
  return (
    haveSame(one.luma, other.luma) &&
    haveSame(one.chroma, other.chroma) &&
    haveSame(one.innerHash, other.innerHash)
  );
}

function haveSame(one: Uint8Array | Uint32Array, other: Uint8Array | Uint32Array): boolean {
  return one.every((value, at) => value === other[at]);
}

/** Returns whether two photos show nearly the same picture, or one is a grayscale version of the other. */
function isMadeOf(one: Fingerprint, other: Fingerprint): boolean {
  return isNearCopy(one, other, isGrey(one) !== isGrey(other));
}

/** The same for pictures that were turned to match. They weren't cropped, so they are compared as they are. */
function isTurnedCopy(one: Fingerprint, other: Fingerprint): boolean {
  if (hashDistance(one.hash, other.hash) > NEAR_COPY.hashBits) return false;
  return isSmall(untrimmedDifference(one, other), isGrey(one) !== isGrey(other));
}

/**
 * Returns whether two photos show nearly the same picture.
 *
 * @param ignoresColour whether luma alone decides
 */
export function isNearCopy(one: Fingerprint, other: Fingerprint, ignoresColour = false): boolean {
  const bits = Math.min(
    hashDistance(one.hash, other.hash),
    hashDistance(one.innerHash, other.hash),
    hashDistance(one.hash, other.innerHash),
  );
  if (bits > NEAR_COPY.hashBits) return false;
  return (
    isSmall(untrimmedDifference(one, other), ignoresColour) ||
    isSmall(differenceOf(one, other), ignoresColour)
  );
}

function isSmall({ correlation, worstBlock, colour }: Difference, ignoresColour: boolean): boolean {
  return (
    correlation >= NEAR_COPY.correlation &&
    worstBlock <= NEAR_COPY.worstBlock &&
    (ignoresColour || colour <= NEAR_COPY.colour)
  );
}

/** The first 128 bits of each hash. */
function halves(hashes: readonly Uint32Array[]): Int32Array {
  const words = new Int32Array(hashes.length * HALF);
  for (const [at, hash] of hashes.entries()) words.set(hash.subarray(0, HALF), at * HALF);
  return words;
}

/**
 * Returns whether parts of two hashes differ in few bits: of the whole pictures, or of one whole and one without
 * edges.
 */
function mayBeNear(words: Int32Array, one: number, other: number): boolean {
  return (
    isPartNear(words, one, other) ||
    isPartNear(words, one + HALF, other) ||
    isPartNear(words, one, other + HALF)
  );
}

/** Unrolled, with one multiplication for two words, because this runs for every pair of photos. */
function isPartNear(words: Int32Array, one: number, other: number): boolean {
  const quarter = bytesOf(words[one]! ^ words[other]!) + bytesOf(words[one + 1]! ^ words[other + 1]!);
  if (Math.imul(quarter, 0x01010101) >>> 24 > NEAR_COPY.quarterBits) return false;
  const half =
    quarter + bytesOf(words[one + 2]! ^ words[other + 2]!) + bytesOf(words[one + 3]! ^ words[other + 3]!);
  return Math.imul(half, 0x01010101) >>> 24 <= NEAR_COPY.halfBits;
}

/** The number of set bits of each byte of a word (Warren, "Hacker's Delight", 5.1). */
function bytesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}
