import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../shared/faces/', import.meta.url));

/** Whether the test photos are beside the repository. */
export const HAS_FACES = existsSync(FOLDER);

/** A test photo of one person, who has an anonymous id. */
export interface TestFace {
  readonly path: string;
  readonly person: string;
}

/** The test photos of half of the people: `choosing` is for thresholds, `reporting` for figures. Split by the id. */
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
