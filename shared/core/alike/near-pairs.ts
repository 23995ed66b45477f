import { type Fingerprint, hashDistance } from './fingerprint.ts';
import { NEAR_COPY } from './limits.ts';
import { differenceOf } from './same-picture.ts';

/** Two photos that show nearly the same picture, by their places in the list. */
export interface NearPair {
  readonly one: number;
  readonly other: number;
}

/** Words of half a hash, and of the halves of both hashes of a photo. */
const [HALF, WORDS] = [4, 8];

/**
 * All pairs of nearly the same picture. First compares the hashes of each with those of all others, then lays the few
 * that are near over each other.
 *
 * @param isDistinct whether two photos are known to be different pictures, as two of one camera at different times are
 */
export function nearPairs(
  fingerprints: readonly Fingerprint[],
  isDistinct: (one: number, other: number) => boolean = () => false,
): NearPair[] {
  const words = halves(fingerprints);
  const isDetailed = fingerprints.map(({ detail }) => detail >= NEAR_COPY.detail);
  const pairs: NearPair[] = [];
  for (let one = 0; one < fingerprints.length; one += 1) {
    if (!isDetailed[one]) continue;
    for (let other = one + 1; other < fingerprints.length; other += 1) {
      if (!mayBeNear(words, one * WORDS, other * WORDS)) continue;
      if (!isDetailed[other] || isDistinct(one, other)) continue;
      if (isNearCopy(fingerprints[one]!, fingerprints[other]!)) pairs.push({ one, other });
    }
  }
  return pairs;
}

/** Whether two photos show nearly the same picture. */
export function isNearCopy(one: Fingerprint, other: Fingerprint): boolean {
  const bits = Math.min(
    hashDistance(one.hash, other.hash),
    hashDistance(one.innerHash, other.hash),
    hashDistance(one.hash, other.innerHash),
  );
  if (bits > NEAR_COPY.hashBits) return false;
  const { correlation, worstBlock, colour } = differenceOf(one, other);
  return (
    correlation >= NEAR_COPY.correlation && worstBlock <= NEAR_COPY.worstBlock && colour <= NEAR_COPY.colour
  );
}

/** The first 128 bits of the hash and of the inner hash of each. */
function halves(fingerprints: readonly Fingerprint[]): Int32Array {
  const words = new Int32Array(fingerprints.length * WORDS);
  fingerprints.forEach(({ hash, innerHash }, at) => {
    words.set(hash.subarray(0, HALF), at * WORDS);
    words.set(innerHash.subarray(0, HALF), at * WORDS + HALF);
  });
  return words;
}

/** Whether parts of two hashes differ in few bits: of the whole pictures, or of one whole and one without edges. */
function mayBeNear(words: Int32Array, one: number, other: number): boolean {
  return (
    isPartNear(words, one, other) ||
    isPartNear(words, one + HALF, other) ||
    isPartNear(words, one, other + HALF)
  );
}

/** Written out, and with one multiplication for two words, because this runs for every pair of photos. */
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
