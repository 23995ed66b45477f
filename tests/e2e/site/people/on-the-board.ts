import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { SiteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const PUBLIC = fileURLToPath(new URL('../../../../site/public/samples/', import.meta.url));
const FACES = fileURLToPath(new URL('../../../../../shared/faces/', import.meta.url));

/** Why tests with photos of several people are skipped; empty if the photos are available. */
export const MISSING_FACES = existsSync(FACES) ? '' : ' (skipped: the photos are not beside the repository)';

/** Three photos of one person at different sizes, and one of a coffee. */
export async function portraits({ photos }: SiteFixture): Promise<readonly string[]> {
  const astronaut = sharp(`${PUBLIC}astronaut.webp`);
  const { width, height } = await astronaut.metadata();
  const parts = [
    { left: 0, top: 0, width, height },
    {
      left: Math.round(width * 0.1),
      top: 0,
      width: Math.round(width * 0.75),
      height: Math.round(height * 0.7),
    },
    {
      left: Math.round(width * 0.05),
      top: 0,
      width: Math.round(width * 0.9),
      height: Math.round(height * 0.6),
    },
  ];
  const made = parts.map(async (part, at) =>
    photos.write(
      `astronaut-${at}.jpg`,
      await astronaut
        .clone()
        .extract(part)
        .modulate({ brightness: 1 + at * 0.1 })
        .jpeg()
        .toBuffer(),
    ),
  );
  return Promise.all([
    ...made,
    sharp(`${PUBLIC}coffee.webp`)
      .jpeg()
      .toBuffer()
      .then((bytes) => photos.write('coffee.jpg', bytes)),
  ]);
}

/** People of the test photos whose first three photos are similar enough for one group. */
const PEOPLE = ['p161', 'p165', 'p214'];

/** A few photos each of so many people. */
export function photosOfPeople(people: number, photosEach = 3): readonly string[] {
  const all = JSON.parse(readFileSync(`${FACES}manifest.json`, 'utf8')) as { file: string; person: string }[];
  return PEOPLE.slice(0, people).flatMap((id) =>
    all
      .filter(({ person }) => person === id)
      .slice(0, photosEach)
      .map(({ file }) => `${FACES}${file}`),
  );
}

/** Organizes photos on this device. */
export async function organizeHere(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.open('/upload');
  await organizeChosen(visitor, paths);
}

/** Organizes photos with our service, which is quicker; faces are found on this device in any case. */
export async function organize(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.signIn();
  await organizeChosen(visitor, paths);
}

async function organizeChosen(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.choose(paths);
  await visitor.sees(`${paths.length} files selected`);
  await visitor.press('Organize Photos');
  await visitor.sees('Your folders');
}

/** Groups the photos of a board by person. */
export async function findPeople(visitor: Visitor): Promise<void> {
  await visitor.press('Group by person');
  await visitor.press('Find people');
  await visitor.find('.people-grid .person img');
}

/** Returns the names of the visible people, and each one's number of photos. */
export function shownPeople({ page }: Visitor): Promise<readonly string[]> {
  return page.$$eval('.person', (people) => people.map((one) => one.ariaLabel ?? ''));
}

/** Opens the person at an index of the list and types a name. */
export async function namePerson(visitor: Visitor, place: number, name: string): Promise<void> {
  await visitor.click(`.people-grid > li:nth-child(${place}) > .person`);
  await visitor.fill('::-p-aria([name="Name"][role="combobox"])', name);
  await visitor.press('Save name');
}
