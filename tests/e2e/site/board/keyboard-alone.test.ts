/** @module-tag nightly */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOne, moveToNewFolder, rename, takeBackAndMakeAgain } from '../../board-by-keyboard.ts';
import { keyboardPerson } from '../../keyboard.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { PRO, serviceWith } from '../support/service.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

let photos: DrawnPhotos;
let visitor: Visitor;

beforeEach(async () => {
  const [{ site }, browser] = await Promise.all([serviceWith(PRO), sharedBrowser()]);
  photos = await createDrawnPhotos();
  visitor = await Visitor.arrive(browser, site.origin);
});
afterEach(async () => {
  await visitor.leave();
  await photos.remove();
});

describe('a signed-out person with only a keyboard and a screen reader', () => {
  it('organizes photos, opens, renames, moves and finds them, and gets them all', async () => {
    const person = await keyboardPerson(visitor.page);
    const downloads = await watchDownloads(visitor, photos.folder);
    const drawn = await Promise.all([
      photos.draw('one.jpg', 'red'),
      photos.draw('two.png', 'green'),
      photos.draw('three.webp', 'yellow'),
    ]);
    const { empty } = await photos.drawFaulty();
    await visitor.open('/upload');

    await person.tabTo('button', 'Browse Images');
    await person.chooseFiles('Enter', [...drawn.map(({ path }) => path), empty]);
    await person.hears('4 files selected');
    await person.finds('button', 'Remove two.png');
    await person.tabTo('button', 'Organize Photos');
    await person.press('Enter');
    await person.finds('progressbar', 'Processing Images...');
    await person.hears(/Processing complete! 3 images processed, 1 failed/);
    await person.hears(/Download complete!/);
    await downloads.next();

    // The board: what was placed, and what wasn't.
    const { description } = await person.isAt('heading', /^3 photos in \d folders?$/);
    expect(description).toMatch(/^3 photos placed in \d folders?, 1 left out\.$/);
    await person.tabTo('button', '1 left out');
    await person.press('Enter');
    await person.finds('StaticText', / is empty\. Copy it from the camera or phone again\.$/);

    // A photo in full: renamed there, and moved to a separate folder.
    const { name: view } = await person.tabTo('button', /^View .+\.jpg$/);
    const before = view.slice('View '.length);
    await person.press('Enter');
    await person.isAt('dialog', before);
    await rename(person, before, 'My red card');
    await person.isAt('button', 'Rename My red card.jpg');
    await moveToNewFolder(person, 'My red card.jpg', 'Cards');
    await takeBackAndMakeAgain(person, 'Cards');
    await findOne(person, 'red card');

    // The statistics, and back.
    await person.tabTo('button', 'Statistics');
    await person.press('Space');
    await person.isAt('heading', 'Photo statistics');
    await person.finds('StaticText', 'Cards');
    await person.press('Escape');
    await person.isAt('button', 'Statistics');

    await person.tabTo('button', 'Download ZIP');
    await person.press('Enter');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    expect(entries.get('Cards/My red card.jpg')).toBe(sha256(drawn[0]?.bytes ?? Buffer.of()));
    expect(await person.pointed()).toBe(0);
  });
});
