import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filmOfPhotos } from '../../../fixtures/film-of-photos.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { linesOf, organize, type Outcome, ownFolder } from '../run-organize.ts';

const SAMPLES_FOLDER = join(import.meta.dirname, '../../../../site/public/samples');
const BY_PERSON = ['--scheme', '{person}', '--english-folders'];

/** Makes photos of one person, each slightly brighter than the previous one. */
async function astronauts(folder: string, ...brightness: readonly number[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const astronaut = sharp(join(SAMPLES_FOLDER, 'astronaut.webp'));
  for (const one of brightness) {
    await astronaut
      .clone()
      .modulate({ brightness: one })
      .jpeg()
      .toFile(join(folder, `a${one}.jpg`));
  }
}

const foldersOf = (outcome: Outcome) =>
  linesOf(outcome).map(({ path = '' }) => path.split('/').slice(0, -1).join('/'));

it(
  'photos of one person get a folder only with --people',
  { tags: ['nothing-about-people-photos'] },
  async () => {
    const folder = await ownFolder();
    await astronauts(folder, 1, 1.1, 1.2);
    await sharp(join(SAMPLES_FOLDER, 'coffee.webp')).jpeg().toFile(join(folder, 'coffee.jpg'));
    const refused = await organize(folder, ['.', '--scheme', '{person}']);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('{person} in --scheme needs --people.');
    const outcome = await organize(folder, ['.', '--json', '--people', ...BY_PERSON]);
    expect(outcome.code).toBe(0);
    expect(foldersOf(outcome).filter((name) => name === 'Person 1')).toHaveLength(3);
    expect(foldersOf(outcome)).toHaveLength(4);
  },
);

it('a person in several frames of a film counts once', async () => {
  const folder = await ownFolder();
  await astronauts(folder, 1, 1.1, 1.2);
  const photo = (name: string) => readFile(join(folder, name));
  const coffee = await sharp(join(SAMPLES_FOLDER, 'coffee.webp')).jpeg().toBuffer();
  const [first, second, third] = await Promise.all(['a1.jpg', 'a1.1.jpg', 'a1.2.jpg'].map(photo));
  const how = { codec: 'avc', container: 'mp4' } as const;
  const films = { alone: [first!, second!, third!], late: [coffee, coffee, second!] };
  for (const [name, photos] of Object.entries(films)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'VID_1.mp4'), await filmOfPhotos(photos, how));
  }
  const alone = await organize(folder, ['alone', '--json', '--people', ...BY_PERSON]);
  expect(alone.code, alone.stderr).toBe(0);
  expect(foldersOf(alone)).not.toContain('Person 1');

  await rm(join(folder, 'a1.2.jpg'));
  const outcome = await organize(folder, [
    'a1.jpg',
    'a1.1.jpg',
    'late',
    '--force',
    '--json',
    '--people',
    ...BY_PERSON,
  ]);
  expect(outcome.code, outcome.stderr).toBe(0);
  expect(foldersOf(outcome)).toEqual(['Person 1', 'Person 1', 'Person 1']);
});

/** Adds three photos of one person to an empty library, and remembers the person. */
async function rememberedLibrary() {
  const folder = await ownFolder();
  const state = join(folder, 'state');
  const env = { XDG_STATE_HOME: state, LOCALAPPDATA: state };
  const run = (...args: readonly string[]) => organize(folder, args, env);
  const remembered = async () =>
    (await readdir(state, { recursive: true })).filter((name) => name.includes('people-'));
  await astronauts(join(folder, 'old'), 1, 1.1, 1.2);
  await astronauts(join(folder, 'new'), 0.9);
  await mkdir(join(folder, 'library'));
  const first = await run('add', 'old', '--into', 'library', '--json', '--remember-people', ...BY_PERSON);
  expect(first.code, first.stderr).toBe(0);
  expect(foldersOf(first)).toEqual(['Person 1', 'Person 1', 'Person 1']);
  return { folder, state, run, remembered };
}

describe('a library by person', () => {
  it(
    'continues: remembered people get new photos in the folder under its current name',
    { tags: ['users-organized-photos-stay-organized-new'] },
    async () => {
      const { folder, state, run, remembered } = await rememberedLibrary();
      const [file = ''] = await remembered();
      const text = await readFile(join(state, file), 'utf8');
      await rename(join(folder, 'library/Person 1'), join(folder, 'library/Eileen'));
      const second = await run('add', 'new', '--into', 'library', '--json', '--people', '--english-folders');
      expect(second.code, second.stderr).toBe(0);
      expect(foldersOf(second)).toEqual(['Eileen']);
      // Nobody asked to remember more.
      expect(await readFile(join(state, file), 'utf8')).toBe(text);

      const forgotten = await run('forget', 'library');
      expect(forgotten).toMatchObject({ code: 0, stdout: 'Forgot the people of 1 library.\n', stderr: '' });
      expect(await remembered()).toEqual([]);
    },
  );

  it('reports people that can’t be read, and leaves their file alone', NIGHTLY, async () => {
    const { state, run, remembered } = await rememberedLibrary();
    const [file = ''] = await remembered();
    const text = (await readFile(join(state, file), 'utf8')).slice(0, -9);
    await writeFile(join(state, file), text);
    const second = await run('add', 'new', '--into', 'library', '--remember-people', '--english-folders');
    expect(second.code, second.stderr).toBe(0);
    expect(second.stderr).toContain('can’t be read');
    expect(second.stderr).toContain(file);
    expect(await readFile(join(state, file), 'utf8')).toBe(text);
  });

  it('does not continue without --people, nor once its people are forgotten', NIGHTLY, async () => {
    const { run } = await rememberedLibrary();
    const without = await run('add', 'new', '--into', 'library', '--dry-run', '--english-folders');
    expect(without.stdout).toContain('Without --people, new photos don’t join them.');
    await run('forget');
    const third = await run('add', 'new', '--into', 'library', '--json', '--people', '--english-folders');
    expect(foldersOf(third)).not.toContain('Person 1');
  });

  it('mixes nobody up if nothing is remembered: new people get new numbers', async () => {
    const folder = await ownFolder();
    const state = join(folder, 'state');
    const env = { XDG_STATE_HOME: state, LOCALAPPDATA: state };
    await astronauts(join(folder, 'library/Person 1'), 2);
    await astronauts(join(folder, 'new'), 1, 1.1, 1.2);
    const args = ['add', 'new', '--into', 'library', '--json', '--people', ...BY_PERSON];
    const outcome = await organize(folder, args, env);
    expect(outcome.code, outcome.stderr).toBe(0);
    expect(new Set(foldersOf(outcome))).toEqual(new Set(['Person 2']));
    expect((await readdir(state, { recursive: true })).filter((name) => name.includes('people-'))).toEqual(
      [],
    );
  });
});
