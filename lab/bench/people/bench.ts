/**
 * How well faces are grouped by person, and how long it takes: `npm run bench -- people [training set]...`, or
 * `--short` without the test photos. The face space and thresholds were chosen on half of the people and of the
 * training sets' sources (`choosing`); the other halves are for the report.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { averageLinkage, groupFaces } from '../../../shared/core/people/group-faces.ts';
import { SAME_PERSON } from '../../../shared/core/people/limits.ts';
import { changedPeople, type PhotoFace, peopleFromGroups } from '../../../shared/core/people/people.ts';
import { type FaceNetworks, findFaces } from '../../../shared/engine/faces/find-faces.ts';
import { decodeImage } from '../../../server/engines/embedded/decode.ts';
import { loadFaceNetworks } from '../../../server/engines/embedded/load-faces.ts';
import { strangerPhotos } from '../../fit-face-space/stranger-photos.ts';
import { printTable } from '../markdown.ts';
import { measureCorrections } from './corrections.ts';
import { judgeGroups } from './judge-groups.ts';
import { madeFaces } from './made-faces.ts';
import { everydayPhotos, faceInMiddle, HAS_FACES, HAS_PHOTOS, strangerOf, testFaces } from './test-faces.ts';

interface KnownFace extends PhotoFace {
  readonly person: string;
}

const MODELS = join(import.meta.dirname, '../../../dist/models');
const TRIED = [SAME_PERSON - 0.04, SAME_PERSON, SAME_PERSON + 0.04, SAME_PERSON + 0.08];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
if (values.short || !HAS_FACES) console.log('The test photos are left out: only times are measured.\n');
else await measureGroups(await loadFaceNetworks(MODELS));
for (const count of values.short ? [1000] : [1000, 10_000]) measureTimes(count);
await measureCorrections(values.short ? [1000] : [1000, 10_000]);

async function measureGroups(networks: FaceNetworks): Promise<void> {
  for (const half of ['choosing', 'reporting'] as const) {
    const faces: KnownFace[] = [];
    for (const { path, person } of testFaces(half)) {
      const found = await findFaces(await decodeImage(await readFile(path)), networks);
      const middle = faceInMiddle(found);
      if (middle) faces.push({ ...middle, photoId: path, person });
    }
    report(`${half}, people of the test photos`, faces);
    const everyday = HAS_PHOTOS ? await strangersIn(everydayPhotos(), networks) : [];
    if (everyday.length > 0)
      report(`${half}, with ${everyday.length} faces of everyday photos`, faces.concat(everyday));
    const strangers = await strangersIn(
      strangerPhotos(positionals, half).map(({ path }) => path),
      networks,
    );
    if (strangers.length > 0)
      report(`${half}, with ${strangers.length} faces of strangers`, faces.concat(strangers));
  }
}

async function strangersIn(paths: readonly string[], networks: FaceNetworks): Promise<readonly KnownFace[]> {
  const strangers: KnownFace[] = [];
  for (const path of paths) {
    const image = await decodeImage(await readFile(path)).catch(() => undefined);
    const found = image ? await findFaces(image, networks) : [];
    strangers.push(
      ...found.map((face) =>
        Object.assign(face, { photoId: path, person: strangerOf(basename(path), face) }),
      ),
    );
  }
  return strangers;
}

function report(title: string, faces: readonly KnownFace[]): void {
  console.log(`${title}: ${faces.length} faces\n`);
  const who = faces.map(({ person }) => person);
  const rows = TRIED.map((threshold) => {
    const shares = [averageLinkage(faces, threshold), groupFaces(faces, threshold)].flatMap((groups) => {
      const { right, wrong, groups: shown } = judgeGroups(groups, who);
      return [percent(right), percent(wrong), String(shown)];
    });
    return [threshold.toFixed(3)].concat(shares);
  });
  const columns = ['Faces in a right group', 'Wrong faces in groups', 'Groups'];
  printTable(['Threshold', ...columns.map((one) => `${one}, average linkage`), ...columns], rows);
}

/** Numbers of generated faces that are timed. */
function measureTimes(count: number): void {
  const faces = madeFaces(count);
  const begun = cpuMs();
  const people = peopleFromGroups(groupFaces(faces), faces);
  const groupedMs = cpuMs() - begun;
  const [one, other] = people.persons;
  if (!one || !other) throw new Error('The made-up people were not grouped.');
  const timed = (change: Parameters<typeof changedPeople>[2]) => {
    const start = cpuMs();
    changedPeople(people, faces, change);
    return (cpuMs() - start).toFixed(1);
  };
  printTable(
    ['Faces', 'People', 'Grouping, ms', 'Merge, ms', 'Not this person, ms', 'Name, ms'],
    [
      [
        String(count),
        String(people.persons.length),
        groupedMs.toFixed(0),
        timed({ type: 'merge', ids: [one.id, other.id] }),
        timed({ type: 'not', id: one.id, faces: one.faces.slice(0, 1) }),
        timed({ type: 'name', id: one.id, name: 'Ann' }),
      ],
    ],
  );
}

/** CPU seconds of this process, which a busy machine does not change. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
