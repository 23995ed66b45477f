import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groupFaces } from '../../../shared/core/people/group-faces.ts';
import { findFaces } from '../../../shared/engine/faces/find-faces.ts';
import { decodeImage } from '../../../server/engines/embedded/decode.ts';
import { loadFaceNetworks } from '../../../server/engines/embedded/load-faces.ts';
import { judgeGroups } from '../../bench/people/judge-groups.ts';
import { faceInMiddle, HAS_FACES, testFaces } from '../../bench/people/test-faces.ts';

const MODELS = join(import.meta.dirname, '../../../dist/models');
const MISSING = HAS_FACES ? '' : ' (skipped: the photos are not beside the repository)';

it.skipIf(MISSING)(`faces of one person are grouped, and no others${MISSING}`, async () => {
  const networks = await loadFaceNetworks(MODELS);
  const faces = [];
  const people = [];
  for (const { path, person } of testFaces('reporting')) {
    const face = faceInMiddle(await findFaces(await decodeImage(await readFile(path)), networks));
    if (!face) continue;
    faces.push({ ...face, photoId: path });
    people.push(person);
  }
  const { right, wrong, groups } = judgeGroups(groupFaces(faces), people);
  expect(groups).toBeGreaterThan(3);
  expect(right).toBeGreaterThanOrEqual(0.94);
  expect(wrong).toBeLessThanOrEqual(0.01);
});
