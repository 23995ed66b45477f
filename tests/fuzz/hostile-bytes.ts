import * as fc from 'fast-check';

/** Numbers at which readers of lengths, counts and offsets trip. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

type Damage = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const place = fc.double({ min: 0, max: 1, noNaN: true });

const cutOff = place.map(
  (share): Damage =>
    (bytes) =>
      bytes.slice(0, share * bytes.length),
);

const overwritten = fc
  .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 16 }))
  .map(([share, piece]): Damage => (bytes) => {
    const at = Math.floor(share * Math.max(0, bytes.length - piece.length));
    const damaged = bytes.slice();
    damaged.set(piece.subarray(0, bytes.length - at), at);
    return damaged;
  });

const edgeNumber = fc
  .tuple(place, fc.constantFrom(...EDGES), fc.boolean(), fc.constantFrom(2, 4))
  .map(([share, number, isLittleEndian, width]): Damage => (bytes) => {
    if (bytes.length < width) return bytes;
    const damaged = bytes.slice();
    const view = new DataView(damaged.buffer);
    const at = Math.floor(share * (bytes.length - width));
    if (width === 2) view.setUint16(at, number & 0xffff, isLittleEndian);
    else view.setUint32(at, number, isLittleEndian);
    return damaged;
  });

const repeated = fc.tuple(place, place).map(([from, to]): Damage => (bytes) => {
  const start = Math.floor(Math.min(from, to) * bytes.length);
  const end = Math.floor(Math.max(from, to) * bytes.length);
  return Uint8Array.from([...bytes.subarray(0, end), ...bytes.subarray(start)]);
});

/** Random bytes, and whole sample files with up to six kinds of damage. */
export function hostileBytes(samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const anything = fc.uint8Array({ maxLength: 4096 }).map((bytes) => Uint8Array.from(bytes));
  const damaged = fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.oneof(cutOff, overwritten, edgeNumber, repeated), { minLength: 1, maxLength: 6 }),
    )
    .map(([sample, damages]) => damages.reduce((bytes, damage) => damage(bytes), Uint8Array.from(sample)));
  return fc.oneof({ weight: 1, arbitrary: anything }, { weight: 4, arbitrary: damaged });
}
