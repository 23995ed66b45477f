import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FaceNetworks, findFaces } from '#engine/faces/find-faces.ts';
import { decodeImage } from '#server/engines/embedded/decode.ts';
import { loadFaceNetworks } from '#server/engines/embedded/load-faces.ts';

const ROOT = join(import.meta.dirname, '../../..');

let loaded: Promise<FaceNetworks> | undefined;
const networks = () => (loaded ??= loadFaceNetworks(join(ROOT, 'dist/models')));

/** The faces in one of our pictures. */
async function facesIn(path: string) {
  return findFaces(await decodeImage(await readFile(path)), await networks());
}

describe('findFaces', () => {
  it('finds the one face of a portrait, in place, and none in a cup of coffee', async () => {
    const samples = join(ROOT, 'site/public/samples');
    const [face, ...others] = await facesIn(join(samples, 'astronaut.webp'));
    expect(others).toEqual([]);
    expect(face?.isClear).toBe(true);
    expect(face?.vector).toHaveLength(128);
    expect(Math.hypot(...(face?.vector ?? []))).toBeCloseTo(1, 5);
    const middle = { x: face!.left + face!.width / 2, y: face!.top + face!.height / 2 };
    expect(middle.x).toBeGreaterThan(0.35);
    expect(middle.x).toBeLessThan(0.55);
    expect(middle.y).toBeLessThan(0.4);
    expect(await facesIn(join(samples, 'coffee.webp'))).toEqual([]);
  });
});
