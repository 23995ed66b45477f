import { SKETCH_LENGTH } from '#core/similarity/likeness/limits.ts';

/** Each feature is added to this many numbers of the sketch. */
const COPIES = 8;
/** 2^32 over the golden ratio: its multiples are spread evenly (D. Knuth, The Art of Computer Programming, 6.4). */
const SPREAD = 0x9e3779b1;

/**
 * Returns a short form of an engine's features that keeps the angles between photos: a sparse random projection, in
 * which each feature is added to `COPIES` of `SKETCH_LENGTH` numbers with a sign, all chosen by a hash of its index
 * (D. Kane and J. Nelson, Sparser Johnson-Lindenstrauss Transforms, 2014). The photo can't be rebuilt from it.
 */
export function featureSketch(features: Float32Array): Float32Array {
  const sketch = new Float32Array(SKETCH_LENGTH);
  const factor = 1 / Math.sqrt(COPIES);
  features.forEach((value, index) => {
    if (value === 0) return;
    for (let copy = 0; copy < COPIES; copy += 1) {
      const mixed = hashOf(index * COPIES + copy);
      const at = (mixed >>> 1) % SKETCH_LENGTH;
      sketch[at]! += mixed & 1 ? value * factor : -value * factor;
    }
  });
  return sketch;
}

/** Returns a 32-bit hash of an index (the finalizer of MurmurHash3, A. Appleby). */
function hashOf(index: number): number {
  let mixed = Math.imul(index + 1, SPREAD);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
