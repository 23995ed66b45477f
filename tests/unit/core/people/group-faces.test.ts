import { describe, expect, it } from 'vitest';
import { averageLinkage, groupFaces } from '#core/people/group-faces.ts';
import { faceOf, vectorNear } from './made-faces.ts';

describe('groupFaces', () => {
  it('puts each person’s faces into one group, the largest first', () => {
    const faces = [0, 1, 0, 1, 0, 2].map((person, at) => faceOf(person, `photo-${at}`, at));
    expect(groupFaces(faces)).toEqual([[0, 2, 4], [1, 3], [5]]);
  });

  it('separates faces in one photo, however similar', () => {
    const faces = [faceOf(0, 'a'), faceOf(0, 'a', 1), faceOf(0, 'b')];
    expect(groupFaces(faces).map(({ length }) => length)).toEqual([2, 1]);
  });

  it('leaves out faces that are too small or turned away', () => {
    const faces = [0, 1, 2].map((at) => Object.assign(faceOf(0, `photo-${at}`, at), { isClear: at < 2 }));
    expect(groupFaces(faces)).toEqual([[0, 1], [2]]);
  });

  it('does not join strangers through a chain of similar faces', () => {
    const step = (angle: number) => Float32Array.from([Math.cos(angle), Math.sin(angle)]);
    const chain = Array.from({ length: 12 }, (_, at) => ({
      photoId: String(at),
      isClear: true,
      vector: step(at * 0.2),
    }));
    const groups = averageLinkage(chain, 0.9);
    expect(groups.length).toBeGreaterThan(2);
    for (const group of groups) expect(Math.max(...group) - Math.min(...group)).toBeLessThan(6);
  });

  it('shows no group of strangers that resemble others as much as each other', () => {
    // Evenly around a circle: every three neighbors are similar, and so are the next three.
    const crowd = Array.from({ length: 40 }, (_, at) => ({
      photoId: String(at),
      isClear: true,
      vector: Float32Array.from([Math.cos(at * 0.157), Math.sin(at * 0.157), 0]),
    }));
    expect(averageLinkage(crowd, 0.94).some(({ length }) => length >= 3)).toBe(true);
    expect(groupFaces(crowd, 0.94).every(({ length }) => length < 3)).toBe(true);
    const person = [0, 1, 2].map((at) => ({
      photoId: `own-${at}`,
      isClear: true,
      vector: new Float32Array([0, 0, 1]),
    }));
    const shown = groupFaces([...crowd, ...person], 0.94).filter(({ length }) => length >= 3);
    expect(shown).toEqual([[40, 41, 42]]);
  });

  it('removes a face from a group if it is too different, or more similar to somebody outside', () => {
    const at = (...numbers: readonly number[]) => {
      const vector = Float32Array.from({ length: 8 }, (_, place) => numbers[place] ?? 0);
      return vector.map((value) => value / Math.hypot(...vector));
    };
    const faceAt = (vector: Float32Array, place: number) => ({
      photoId: String(place),
      isClear: true,
      vector,
    });
    const person = [at(1, 0.1), at(1, 0, 0.1), at(1, 0, 0, 0.1)];
    const guest = at(0.4, 0, 0, 0, 1);
    const group = (...vectors: readonly Float32Array[]) => groupFaces(vectors.map(faceAt))[0];
    expect(averageLinkage([...person, guest].map(faceAt), 0.36)[0]).toEqual([0, 1, 2, 3]);
    expect(group(...person, guest)).toEqual([0, 1, 2]);
    const alike = at(0.5, 0, 0, 0, 1);
    expect(group(...person, alike)).toEqual([0, 1, 2, 3]);
    // Two others, one of them more similar to it.
    const others = [at(0.11, 0, 0, 0, 0.45, 0.9), at(0.05, 0, 0, 0, 0.37, 0.9)];
    expect(averageLinkage([...person, alike, ...others].map(faceAt), 0.36)[0]).toEqual([0, 1, 2, 3]);
    expect(group(...person, alike, ...others)).toEqual([0, 1, 2]);
  });

  it('shows similar people if a photo of both distinguishes them', () => {
    const faces = [0, 1, 2, 3, 4, 5, 6].map((at) => faceOf(0, `photo-${at}`, at));
    const [largest = []] = groupFaces([...faces, faceOf(0, 'photo-0', 0)]);
    expect(largest.length).toBeGreaterThanOrEqual(3);
  });

  it('gives the same groups as joining the nearest pair repeatedly', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < 20; round += 1) {
      const faces = Array.from({ length: 24 }, (_, at) => ({
        photoId: String(at),
        isClear: true,
        vector: vectorNear(Math.floor(random() * 4), Math.floor(random() * 16), 0.3 + random()),
      }));
      const ours = averageLinkage(faces, 0.7).map((group) => group.join(' '));
      expect(ours.toSorted()).toEqual(
        plainLinkage(
          faces.map(({ vector }) => vector),
          0.7,
        ).toSorted(),
      );
    }
  });
});

/** Average linkage by definition. */
function plainLinkage(vectors: readonly Float32Array[], threshold: number): string[] {
  const groups = vectors.map((_, at) => [at]);
  const likeness = (a: readonly number[], b: readonly number[]) => {
    const pairs = a.flatMap((x) =>
      b.map((y) => vectors[x]!.reduce((sum, v, i) => sum + v * vectors[y]![i]!, 0)),
    );
    return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
  };
  for (;;) {
    let best = { value: threshold, a: -1, b: -1 };
    for (let a = 0; a < groups.length; a += 1) {
      for (let b = a + 1; b < groups.length; b += 1) {
        const value = likeness(groups[a]!, groups[b]!);
        if (value >= best.value) best = { value, a, b };
      }
    }
    if (best.a < 0) return groups.map((group) => group.toSorted((x, y) => x - y).join(' '));
    groups[best.a]!.push(...groups.splice(best.b, 1)[0]!);
  }
}
