/**
 * How well faces are grouped by person, and how long it takes: `npm run bench:people -- [folder of other photos]...`,
 * or `--short` without the test photos. Thresholds were chosen on half of the people (`choosing`); the other half is
 * for the report.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { averageLinkage, groupFaces } from '#core/people/group-faces.ts';
import { SAME_PERSON } from '#core/people/limits.ts';
import { changedPeople, type PhotoFace, peopleFromGroups } from '#core/people/people.ts';
import { type FaceNetworks, findFaces } from '#engine/faces/find-faces.ts';
import { decodeImage } from '#server/engines/embedded/decode.ts';
import { loadFaceNetworks } from '#server/engines/embedded/load-faces.ts';
import { printTable } from '../markdown.ts';
import { measureCorrections } from './corrections.ts';
import { judgeGroups } from './judge-groups.ts';
import { madeFaces } from './made-faces.ts';
import { faceInMiddle, HAS_FACES, testFaces } from './test-faces.ts';

interface KnownFace extends PhotoFace {
  readonly person: string;
}

const MODELS = join(import.meta.dirname, '../../../dist/models');
const TRIED = [SAME_PERSON - 0.01, SAME_PERSON - 0.005, SAME_PERSON, SAME_PERSON + 0.005];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
if (values.short || !HAS_FACES) console.log('The test photos are left out: only times are measured.\n');
else await measureGroups(await loadFaceNetworks(MODELS));
for (const count of values.short ? [1000] : [1000, 10_000]) measureTimes(count);
await measureCorrections(values.short ? [1000] : [1000, 10_000]);

async function measureGroups(networks: FaceNetworks): Promise<void> {
  /** Every second photo of strangers is for choosing. */
  const others: Record<'choosing' | 'reporting', KnownFace[]> = { choosing: [], reporting: [] };
  let [photos, tookMs] = [0, 0];
  for (const folder of positionals) {
    for (const name of readdirSync(folder).filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file))) {
      const image = await decodeImage(await readFile(join(folder, name))).catch(() => undefined);
      if (!image) continue;
      const begun = cpuMs();
      for (const face of await findFaces(image, networks)) {
        const half = others[photos % 2 === 0 ? 'choosing' : 'reporting'];
        half.push({ ...face, photoId: name, person: `other ${name} ${face.left} ${face.top}` });
      }
      tookMs += cpuMs() - begun;
      photos += 1;
    }
  }
  if (photos > 0)
    console.log(`${photos} other photos, ${(tookMs / photos).toFixed(0)} ms of one core each.\n`);
  for (const half of ['choosing', 'reporting'] as const) {
    const faces: KnownFace[] = [];
    for (const { path, person } of testFaces(half)) {
      const found = await findFaces(await decodeImage(await readFile(path)), networks);
      const middle = faceInMiddle(found);
      if (middle) faces.push({ ...middle, photoId: path, person });
    }
    report(`${half}, people of the test photos`, faces);
    const strangers = others[half];
    if (strangers.length > 0)
      report(`${half}, with ${strangers.length} faces of other photos`, [...faces, ...strangers]);
  }
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
  const people = peopleFromGroups(groupFaces(faces));
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
