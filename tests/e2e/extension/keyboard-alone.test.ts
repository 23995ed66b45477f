/** @module-tag nightly */
import { expect, it } from 'vitest';
import { findOne, moveToNewFolder, rename, takeBackAndMakeAgain } from '../board-by-keyboard.ts';
import { keyboardPerson } from '../keyboard.ts';
import { sha256 } from '../site/support/opened-archive.ts';
import { drawnFixture } from './support/drawn-fixture.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { downloaded } from './support/panel-steps.ts';

const fixture = new ExtensionFixture();
const drawn = drawnFixture(fixture);

it('a person with only a keyboard and a screen reader gets from disk to ZIP in the panel, and moves, undoes and finds on the board', async () => {
  const panel = await fixture.openPanel();
  const person = await keyboardPerson(panel);
  await panel.reload();
  const photos = await drawn.drawMany(2);

  await person.tabTo('button', 'Browse Images');
  await person.chooseFiles(
    'Enter',
    photos.map(({ path }) => path),
  );
  await person.hears('2 files selected');
  await person.tabTo('button', 'Organize Photos');
  await person.press('Enter');
  await person.hears(/Download complete!/);
  const entries = await downloaded(fixture, panel);
  expect([...entries.values()].sort()).toEqual(photos.map(({ bytes }) => sha256(bytes)).sort());

  const { description } = await person.isAt('heading', /^2 photos in \d folders?$/);
  expect(description).toMatch(/^2 photos placed in \d folders?\.$/);
  await person.tabTo('button', /^View .+\.jpg$/);
  await person.press('Enter');
  const { name } = await person.isAt('dialog', /\.jpg$/);
  await rename(person, name, 'Mine');
  await moveToNewFolder(person, 'Mine.jpg', 'Cards');
  await takeBackAndMakeAgain(person, 'Cards');
  await findOne(person, 'mine');
  expect(await person.pointed()).toBe(0);
});
