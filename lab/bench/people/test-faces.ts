import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Face } from '../../../shared/core/people/face.ts';
import sameStrangers from './same-strangers.json' with { type: 'json' };

const FOLDER = fileURLToPath(new URL('../../../../shared/faces/', import.meta.url));

const PHOTOS = fileURLToPath(new URL('../../../../shared/photos/photos/', import.meta.url));

/** Whether the everyday photos are next to the repository. */
export const HAS_PHOTOS = existsSync(PHOTOS);

/** Returns the paths of the everyday photos. */
export function everydayPhotos(): readonly string[] {
  return readdirSync(PHOTOS)
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map((name) => join(PHOTOS, name));
}

/** Strangers with several photos in the training sets, as judged by eye: the photo, and the face's left edge in percent. */
const SAME = new Map(
  (sameStrangers as readonly (readonly string[])[]).flatMap((faces, person) =>
    faces.map((face) => [face, `stranger ${person}`]),
  ),
);

/** Returns a name for the person of a training set's face; a separate one unless the person is known. */
export function strangerOf(file: string, { left, top }: Face): string {
  return SAME.get(`${file} ${Math.round(100 * left)}`) ?? `other ${file} ${left} ${top}`;
}

/** Returns the face in the middle of a test photo, which is its person's; undefined if none was found. */
export function faceInMiddle(faces: readonly Face[]): Face | undefined {
  return faces.toSorted((one, other) => offCenter(one) - offCenter(other))[0];
}

function offCenter({ left, top, width, height }: Face): number {
  return Math.hypot(left + width / 2 - 0.5, top + height / 2 - 0.5);
}

/** Whether the test photos are available. */
export const HAS_FACES = existsSync(FOLDER);

/** A test photo of one person, who has an anonymous id. */
export interface TestFace {
  readonly path: string;
  readonly person: string;
}

/** The test photos of half of the people, split by id: `choosing` is for thresholds, `reporting` for results. */
export function testFaces(half: 'choosing' | 'reporting'): readonly TestFace[] {
  const all = JSON.parse(readFileSync(`${FOLDER}manifest.json`, 'utf8')) as {
    readonly file: string;
    readonly person: string;
  }[];
  const parity = half === 'choosing' ? 0 : 1;
  return all
    .filter(({ person }) => Number(person.slice(1)) % 2 === parity)
    .map(({ file, person }) => ({ path: `${FOLDER}${file}`, person }));
}
