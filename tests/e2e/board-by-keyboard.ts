import type { KeyboardPerson } from './keyboard.ts';

/** In the viewer: renames the open photo, which keeps its extension. */
export async function rename(person: KeyboardPerson, name: string, stem: string): Promise<void> {
  await person.tabTo('button', `Rename ${name}`);
  await person.press('Enter');
  await person.isAt('textbox', `New name for ${name}`);
  await person.type(stem);
  await person.press('Enter');
  await person.hears(`Renamed to ${stem}.jpg.`);
}

/** In the viewer: moves the open photo to a separate folder, and returns to the board. */
export async function moveToNewFolder(person: KeyboardPerson, name: string, folder: string): Promise<void> {
  await person.tabTo('button', `Move to… ${name}`);
  await person.press('Enter');
  await person.isAt('combobox', 'Move to');
  await person.type(folder);
  await person.press('Enter');
  await person.hears(`Moved 1 photo to ${folder}`);
  await person.press('Escape');
  await person.isAt('button', `View ${name}`);
}

/** On the board: undoes that the photo was moved to a new folder, and redoes it. */
export async function takeBackAndMakeAgain(person: KeyboardPerson, folder: string): Promise<void> {
  await person.press('Control+z');
  await person.hears('Undone.');
  await person.press('Control+Shift+Z');
  await person.hears('Redone.');
  await person.finds('button', `Rename ${folder}`);
}

/** On the board: finds one photo with the search box. */
export async function findOne(person: KeyboardPerson, query: string): Promise<void> {
  await person.press('/');
  await person.isAt('searchbox', 'Search these photos');
  await person.type(query);
  await person.hears('1 photo found in 1 folder.');
  await person.press('Escape');
}
