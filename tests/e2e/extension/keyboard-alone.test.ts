import { expect, it } from 'vitest';
import { keyboardPerson } from '../keyboard.ts';
import { sha256 } from '../site/opened-archive.ts';
import { drawnFixture } from './drawn-fixture.ts';
import { ExtensionFixture } from './fixture.ts';
import { downloaded } from './panel-steps.ts';

const fixture = new ExtensionFixture();
const drawn = drawnFixture(fixture);

it('the panel takes a person with a keyboard and a screen reader alone from the disk to the ZIP, and moves, takes back and finds on the board', async () => {
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

  const { description } = await person.isAt('heading', 'Your folders');
  expect(description).toMatch(/^2 photos placed in \d folders?\.$/);
  await person.tabTo('button', /^View .+\.jpg$/);
  await person.press('Enter');
  const { name } = await person.isAt('dialog', /\.jpg$/);
  await person.tabTo('button', `Rename ${name}`);
  await person.press('Enter');
  await person.isAt('textbox', `New name for ${name}`);
  await person.type('Mine');
  await person.press('Enter');
  await person.hears('It is called Mine.jpg now.');

  await person.tabTo('button', 'Move to… Mine.jpg');
  await person.press('Enter');
  await person.isAt('menuitem', 'New folder');
  await person.press('Enter');
  await person.isAt('textbox', 'New name for New folder');
  await person.type('Cards');
  await person.press('Enter');
  await person.hears('It is called Cards now.');
  await person.press('Escape');
  await person.isAt('button', 'View Mine.jpg');

  await person.press('Control+z');
  await person.hears('The last change was taken back.');
  await person.finds('button', 'Rename New folder');
  await person.press('Control+Shift+Z');
  await person.hears('The change was made again.');
  await person.finds('button', 'Rename Cards');

  await person.press('/');
  await person.isAt('searchbox', 'Search these photos');
  await person.type('mine');
  await person.hears('1 photo found in 1 folder.');
  await person.press('Escape');
  expect(await person.pointed()).toBe(0);
});
