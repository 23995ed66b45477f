import { describe, expect, it } from 'vitest';
import { filmOfPhotos } from '../../../fixtures/film-of-photos.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { pressWithSize } from '../support/engine-card.ts';
import { keptAnywhere } from '../support/kept-anywhere.ts';
import { keptBatches } from '../support/kept-boards.ts';
import { openedArchive, topOfArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { watchRequests } from '../support/watch-requests.ts';
import { sidecarsIn } from '../support/xmp-in-zip.ts';
import {
  findPeople,
  MISSING_FACES,
  namePerson,
  organize,
  organizeHere,
  photosOfPeople,
  portraits,
  shownPeople,
} from './on-the-board.ts';

const fixture = siteFixture();
const NAME = 'Zelda Quince';

/** Waits until a selector matches this many elements. */
function seesCount(visitor: Visitor, selector: string, count: number): Promise<boolean> {
  return visitor.waitFor(
    (found, wanted) => document.querySelectorAll(found).length === wanted,
    selector,
    count,
  );
}

describe('grouping by person', () => {
  it(
    'starts with a click, outlines faces, and sends or stores nothing that recognizes them; folders and keywords only on request',
    { tags: ['nothing-about-people-photos'] },
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await organizeHere(visitor, await portraits(fixture));
      await downloads.next();
      const requests = await watchRequests(visitor.page);
      expect((await keptAnywhere(visitor)).caches.filter((name) => name.startsWith('people-'))).toEqual([]);
      await visitor.press('Group by person');
      await visitor.sees('Nothing is sent. Groups and names are saved with this board, in this browser');
      await visitor.sees('8 MB are downloaded the first time.');
      expect(requests.filter(({ url }) => /face-\w+\./.test(url))).toEqual([]);
      await visitor.press('Find people');
      await visitor.find('.people-grid .person img');
      expect(await shownPeople(visitor)).toEqual(['Unnamed, 3 photos']);
      await namePerson(visitor, 1, NAME);
      await visitor.press('Find photos');
      await seesCount(visitor, '.result-card', 3);
      await visitor.press('Close');
      await visitor.click('.result-card .slide');
      await visitor.waitFor(() => {
        const picture = document.querySelector('.viewer-photo[data-whole]')?.getBoundingClientRect();
        const box = document.querySelector('.face-outline')?.getBoundingClientRect();
        if (!picture || !box || box.width === 0) return false;
        return box.left > picture.left && box.right < picture.right && box.top > picture.top;
      });
      expect(await visitor.page.$eval('.face-outline', (box) => box.textContent)).toBe(NAME);
      await visitor.click('::-p-aria([name="Outline faces"][role="checkbox"])');
      await visitor.waitUntilGone('.face-outline');
      await visitor.page.goBack();
      await visitor.waitUntilGone('.viewer');
      await visitor.press('Show all photos');
      await visitor.press('Download ZIP');
      const { bytes } = await downloads.next();
      expect(Buffer.from(bytes).includes(NAME)).toBe(false);
      expect([...(await topOfArchive(bytes)).values()].join('')).not.toContain(NAME);
      expect([...(await openedArchive(bytes)).keys()].join('')).not.toContain(NAME);
      // The name belongs to the board, which is saved in this browser.
      await expect.poll(() => keptBatches(visitor.page)).toContain(NAME);
      const kept = await keptAnywhere(visitor);
      expect(kept.vectors).toBe(0);
      expect(kept.databases).not.toContain('remembered-people');

      await visitor.press('1 person');
      await visitor.pick('More ways to save', 'Add .xmp files with dates, places, people and descriptions');
      await visitor.press('Download ZIP');
      const without = await sidecarsIn((await downloads.next()).bytes);
      expect([...without.values()].join('')).not.toContain(NAME);
      await visitor.click('::-p-aria([name="Add names to XMP files as keywords"][role="checkbox"])');
      await visitor.press('Folders by…');
      await visitor.click('::-p-aria([name="Person"][role="radio"])');
      await visitor.press('Create these folders');
      await visitor.press('Download ZIP');
      const named = (await downloads.next()).bytes;
      const folders = [...(await openedArchive(named)).keys()].filter((path) => path.startsWith(`${NAME}/`));
      expect(folders.filter((path) => path.endsWith('.jpg'))).toHaveLength(3);
      const withNames = [...(await sidecarsIn(named)).values()].filter((text) => text.includes(NAME));
      expect(withNames).toHaveLength(3);

      expect(requests.filter(({ hasBody }) => hasBody)).toEqual([]);
      const asked = requests.map(({ url }) => decodeURIComponent(url));
      expect(asked.filter((url) => url.includes(NAME))).toEqual([]);
      // Nothing of the networks for faces stays when the engine is removed, nor on a board that is left.
      await visitor.pick('More actions', 'Start over');
      await pressWithSize(visitor, 'Remove the engine');
      await visitor.waitFor(async () =>
        (await caches.keys()).every((name) => !/^(?:people|engine)-/.test(name)),
      );
    },
  );

  it(
    'remembers people only on request, restores and recognizes them, and forgets them with one click',
    { tags: ['nothing-about-people-photos'] },
    async () => {
      const visitor = await fixture.arrive();
      await organize(visitor, await portraits(fixture));
      await findPeople(visitor);
      await namePerson(visitor, 1, NAME);
      await visitor.sees('This board stays in this browser until');
      await expect.poll(() => keptBatches(visitor.page)).toContain(NAME);
      // The groups are back with their board, after a reload and after it was closed.
      await visitor.reload();
      await visitor.press('1 person');
      await visitor.find('.people-grid .person img.face[src]');
      expect(await shownPeople(visitor)).toEqual([`${NAME}, 3 photos`]);
      expect((await keptAnywhere(visitor)).vectors).toBe(0);
      await visitor.press('Discard this board');
      await visitor.press('Restore board');
      await visitor.press('1 person');
      await visitor.find('.people-grid .person img.face[src]');
      expect(await shownPeople(visitor)).toEqual([`${NAME}, 3 photos`]);
      // Forgotten, they don't come back.
      await visitor.press('Forget these groups');
      await expect.poll(() => keptBatches(visitor.page)).not.toContain(NAME);
      await visitor.reload();
      await visitor.sees('Your folders');
      await findPeople(visitor);
      expect(await shownPeople(visitor)).toEqual(['Unnamed, 3 photos']);
      await namePerson(visitor, 1, NAME);
      await visitor.press('All people');
      await visitor.click('::-p-aria([name="Remember people on this device"][role="checkbox"])');
      await visitor.waitFor(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'remembered-people'),
      );
      await visitor.reload();
      await visitor.press('1 person');
      await visitor.find('.people-grid .person img.face[src]');
      expect(await shownPeople(visitor)).toEqual([`${NAME}, 3 photos`]);
      // Forgetting this board's groups survives a restart, too.
      await visitor.press('Forget these groups');
      await expect.poll(async () => (await keptAnywhere(visitor)).vectors).toBe(3);
      await visitor.reload();
      await visitor.sees('Your folders');
      await visitor.press('Group by person');
      await visitor.press('Find people');
      await visitor.find('.people-grid .person img');
      expect(await shownPeople(visitor)).toEqual([`${NAME}, 3 photos`]);
      const kept = await keptAnywhere(visitor);
      expect(kept.texts).toContain(NAME);
      // Three that recognize Zelda, and those of this board's three faces.
      expect(kept.vectors).toBe(6);
      await visitor.press('Forget remembered people');
      await visitor.sees('The remembered people were deleted.');
      expect((await keptAnywhere(visitor)).vectors).toBe(0);
      await visitor.press('Forget these groups');
      await expect.poll(() => keptBatches(visitor.page)).not.toContain(NAME);
      const after = await keptAnywhere(visitor);
      expect(after.texts).not.toContain(NAME);
      expect(after.databases).not.toContain('remembered-people');
    },
  );
});

describe.skipIf(MISSING_FACES)(`correcting groups of real people${MISSING_FACES}`, () => {
  it('finds a person in the last frame of a film, and in several frames once', async () => {
    const visitor = await fixture.arrive();
    const [first = '', second = '', third = '', ...others] = photosOfPeople(2);
    const films = {
      'VID_1.webm': [others[0]!, others[1]!, third],
      'VID_2.webm': [first, second, third],
    };
    const how = { codec: 'vp9', container: 'webm' } as const;
    const made = Object.entries(films).map(async ([name, photos]) =>
      fixture.photos.write(name, await filmOfPhotos(photos, how)),
    );
    await organize(visitor, [first, second, ...(await Promise.all(made))]);
    await findPeople(visitor);
    expect(await shownPeople(visitor)).toEqual(['Unnamed, 2 photos and 2 videos']);
    await visitor.sees('1 ungrouped face');
    // The film's face is cut out of its own frame again.
    await visitor.sees('This board stays in this browser until');
    await visitor.reload();
    await visitor.press('1 person, 1 face to sort');
    await visitor.click('.person');
    await visitor.waitFor(() => document.querySelectorAll('.face-choice img.face[src]').length === 4);
  });

  it('passes axe with people, a maybe, an open person and a question, in both themes', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await organize(visitor, [...photosOfPeople(1), ...photosOfPeople(3, 2).slice(2)]);
    await findPeople(visitor);
    await visitor.sees('Maybe the same person');
    expect(await axeViolationsInBothThemes(visitor), 'list').toEqual([]);
    await namePerson(visitor, 1, 'Ann');
    expect(await axeViolationsInBothThemes(visitor), 'person').toEqual([]);
    await visitor.press('All people');
    await visitor.click('.person[aria-label="Unnamed, 2 photos"]');
    await visitor.fill('::-p-aria([name="Name"][role="combobox"])', 'ann');
    await visitor.press('Save name');
    await visitor.sees('Ann is already here. Same person?');
    expect(await axeViolationsInBothThemes(visitor), 'question').toEqual([]);
  });

  it('merges, asks about existing names, removes faces, splits, hides, and undoes everything', async () => {
    const visitor = await fixture.arrive();
    await organize(visitor, photosOfPeople(3));
    await findPeople(visitor);
    const three = ['Unnamed, 3 photos', 'Unnamed, 3 photos', 'Unnamed, 3 photos'];
    expect(await shownPeople(visitor)).toEqual(three);
    // Two people become one by selecting both, and two again by undo.
    await visitor.click('.people-grid > li:nth-child(1) > .person-select');
    await visitor.click('.people-grid > li:nth-child(2) > .person-select');
    await visitor.press('Merge 2 people');
    await seesCount(visitor, '.person', 2);
    await visitor.press('Undo');
    await seesCount(visitor, '.person', 3);
    // Using the same name again asks first.
    await namePerson(visitor, 1, 'Ann');
    await visitor.press('All people');
    await namePerson(visitor, 2, 'ann');
    await visitor.sees('Ann is already here. Same person?');
    await visitor.press('Yes');
    await seesCount(visitor, '.person', 2);
    expect((await shownPeople(visitor)).toSorted()).toEqual(['Ann, 6 photos', 'Unnamed, 3 photos']);
    // A face that isn't Ann's leaves, with similar faces.
    await visitor.click('.person[aria-label^="Ann"]');
    const lastFace = '.people-grid > li:last-child .face-choice input';
    await visitor.page.$eval(lastFace, (box) => box.click());
    await visitor.press('Not this person');
    await seesCount(visitor, '.face-choice', 3);
    await visitor.press('Undo');
    await seesCount(visitor, '.face-choice', 6);
    await visitor.page.$eval(lastFace, (box) => box.click());
    await visitor.press('Use as cover');
    await visitor.page.$eval(lastFace, (box) => box.click());
    await visitor.press('Separate person');
    await seesCount(visitor, '.face-choice', 5);
    await visitor.press('Hide person');
    await visitor.press('All people');
    await visitor.sees('1 hidden person');
    expect((await shownPeople(visitor)).filter((person) => person.startsWith('Ann'))).toEqual([]);
  });
});
