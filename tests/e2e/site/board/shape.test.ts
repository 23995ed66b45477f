/** @module-tag nightly */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import type { Colour } from '../support/colour-engine.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** The folders of the ZIP, each with the number of its photos. */
const foldersOf = (paths: Iterable<string>) => {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};

/** A picture of one color, with a camera's date. */
async function drawTaken(name: string, colour: Colour, taken: string): Promise<string> {
  const { bytes } = await fixture.photos.draw(name, colour);
  const dated = sharp(bytes).withExif({ IFD2: { DateTimeOriginal: taken } });
  return fixture.photos.write(name, await dated.jpeg().toBuffer());
}

/**
 * A visitor with photos from two years: three dogs and a car from May, a meal from June 2025, and one without a date.
 */
async function arriveWithDates(email: string, options: VisitorOptions = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const organize = async () => {
    const paths = await Promise.all([
      drawTaken(`a-${email}.jpg`, 'green', '2026:05:12 10:00:00'),
      drawTaken(`b-${email}.jpg`, 'green', '2026:05:12 10:10:00'),
      drawTaken(`c-${email}.jpg`, 'green', '2026:05:12 22:00:00'),
      drawTaken(`d-${email}.jpg`, 'red', '2026:05:12 10:20:00'),
      drawTaken(`e-${email}.jpg`, 'yellow', '2025:06:01 13:00:00'),
      fixture.photos.draw(`f-${email}.jpg`, 'blue').then(({ path }) => path),
    ]);
    await visitor.choose(paths);
    await visitor.sees('6 files selected');
    await visitor.press('Organize Photos');
    const first = await openedArchive((await downloads.next()).bytes);
    await visitor.sees('Your folders');
    return first;
  };
  const downloadAgain = async () => {
    await visitor.press('Download ZIP');
    return openedArchive((await downloads.next()).bytes);
  };
  return { visitor, organize, downloadAgain, first: await organize() };
}

const chooseReady = (visitor: Visitor, name: string) =>
  visitor.click(`::-p-aria([name="${name}"][role="radio"])`);

const previewed = ({ page }: Visitor) =>
  page.$$eval('.shape-tree > li > .sr-only', (rows) => rows.map((row) => row.textContent));

/** Returns the preview's folders that contain photos directly, with counts. */
async function previewedFolders(visitor: Visitor): Promise<Record<string, number>> {
  const rows = (await previewed(visitor)).map((row) => /^(.*): (\d+)$/.exec(row) ?? []);
  const all = new Map(rows.map(([, path = '', count]) => [path, Number(count)]));
  const own = [...all].map(([path, count]) => {
    const inner = [...all].filter(
      ([other]) => other.slice(0, other.lastIndexOf('/')) === path && other !== path,
    );
    return [path, count - inner.reduce((sum, [, photos]) => sum + photos, 0)] as const;
  });
  return Object.fromEntries(own.filter(([, count]) => count > 0));
}

const said = ({ page }: Visitor) =>
  page.$$eval('output', (all) => all.map((one) => one.textContent).join(' '));

describe('folders by a scheme', () => {
  it('are previewed, appear in the ZIP as previewed, and can be undone and redone', async () => {
    const { visitor, downloadAgain, first } = await arriveWithDates('shape@example.org');
    await visitor.press('Folders by…');
    await chooseReady(visitor, 'Year, month with place, category');
    await expect.poll(() => previewed(visitor)).toContain('2025/2025-06/Food: 1');
    await visitor.sees('1 has no date and goes to Undated.');
    await visitor.sees('Place: missing for 6.');
    const tree = await previewedFolders(visitor);
    expect(tree).toMatchObject({
      '2026/2026-05/Pets': 3,
      '2026/2026-05/Vehicles': 1,
      '2025/2025-06/Food': 1,
    });
    await visitor.press('Create these folders');
    await expect.poll(() => said(visitor)).toContain('Organized 6 photos into 4 folders.');
    const shaped = await downloadAgain();
    expect(foldersOf(shaped.keys())).toEqual(tree);
    expect([...shaped.values()].sort()).toEqual([...first.values()].sort());

    await visitor.press('Undo');
    await expect.poll(() => said(visitor)).toContain('Undone.');
    expect(await downloadAgain()).toEqual(first);
    await visitor.press('Redo');
    await expect.poll(() => said(visitor)).toContain('Redone.');
    expect(await downloadAgain()).toEqual(shaped);
  });

  it('split events at the person’s own gap, and merge small ones', async () => {
    const { visitor } = await arriveWithDates('events@example.org');
    await visitor.press('Folders by…');
    await chooseReady(visitor, 'Event or trip');
    await expect.poll(() => previewed(visitor)).toContain('2026-05-12: 4');
    await visitor.sees('1 has no date, so it belongs to no event.');

    await visitor.fill('.shape-dialog input[spellcheck=false]', '{date:YYYY}/{category}');
    await expect.poll(() => previewed(visitor)).toContain('2026/Vehicles: 1');
    await visitor.fill('::-p-aria([name="Minimum photos per subfolder"])', '2');
    await expect.poll(() => previewed(visitor)).not.toContain('2026/Vehicles: 1');
    expect(await previewed(visitor)).toContain('2026/Pets: 3');
  });

  it('can be written as a pattern; a mistake is reported and changes nothing', async () => {
    const { visitor } = await arriveWithDates('pattern@example.org');
    await visitor.press('Folders by…');
    await visitor.fill('.shape-dialog input[spellcheck=false]', '{yaer}');
    await visitor.sees('Unknown field {yaer}.');
    expect(
      await visitor.page.$eval('.shape-foot button:last-child', (button) => button.hasAttribute('disabled')),
    ).toBe(true);
    await visitor.page.keyboard.press('Escape');
    await visitor.waitUntilGone('.shape-dialog');
    await visitor.waitFor(() => document.activeElement?.textContent === 'Folders by…');
  });

  it('nest any number of levels, and the scheme is offered for the next batch', async () => {
    const { visitor, organize, downloadAgain } = await arriveWithDates('next@example.org');
    await visitor.press('Folders by…');
    await visitor.find('.shape-dialog select');
    const levels = await visitor.page.$$('.shape-dialog select');
    await levels[0]?.select('{category}');
    await levels[1]?.select('{date:YYYY}');
    await expect.poll(() => previewed(visitor)).toContain('Beach & Sea/Undated: 1');
    expect(await visitor.read('.shape-dialog input[spellcheck=false]', ({ value }) => value)).toBe(
      '{category}/{date:YYYY}',
    );
    await visitor.press('Create these folders');
    const shaped = foldersOf((await downloadAgain()).keys());
    expect(shaped).toMatchObject({ 'Pets/2026': 3, 'Food/2025': 1 });

    await visitor.pick('More actions', 'Organize more photos');
    await organize();
    await visitor.sees('Last time, you had folders by {category}/{date:YYYY}.');
    await visitor.press('Preview');
    await expect.poll(() => previewedFolders(visitor)).toEqual(shaped);
    await visitor.press('Create these folders');
    await visitor.waitUntilGone('.shape-dialog');
    expect(await visitor.text()).not.toContain('Last time, you had folders');
  });

  it('keep the person’s moves and names, even through a second scheme', async () => {
    const { visitor, downloadAgain } = await arriveWithDates('moved@example.org');
    await visitor.press('Rename Vehicles');
    await visitor.find('input[aria-label="New name for Vehicles"]:focus');
    await visitor.page.keyboard.type('Our car');
    await visitor.page.keyboard.press('Enter');
    for (const name of ['Year and month', 'Category']) {
      await visitor.press('Folders by…');
      await chooseReady(visitor, name);
      await visitor.waitFor(
        () => document.querySelector('.shape-foot button:last-child')?.hasAttribute('disabled') === false,
      );
      await visitor.press('Create these folders');
      await visitor.waitUntilGone('.shape-dialog');
    }
    expect(foldersOf((await downloadAgain()).keys())).toEqual({
      'Beach & Sea': 1,
      Food: 1,
      'Our car': 1,
      Pets: 3,
    });
  });

  it('pass axe, and nothing sticks out, on a phone and in a wide window', async () => {
    for (const widthPx of [320, 1440]) {
      const { visitor } = await arriveWithDates(`axe-${widthPx}@example.org`, { widthPx });
      await visitor.press('Folders by…');
      await chooseReady(visitor, 'Event or trip');
      await expect.poll(() => previewed(visitor)).toContain('2026-05-12: 4');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
    }
  });
});

describe('the level of detail', () => {
  const draw = async (names: readonly (readonly [string, Colour])[]) =>
    (await Promise.all(names.map((one) => fixture.photos.draw(...one)))).map(({ path }) => path);

  it('that was chosen last files the next batch, which the board says, until it is fine again', async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('detail@example.org');
    const organize = async (round: string) => {
      const drawn = await draw([
        [`beach-${round}.jpg`, 'blue'],
        [`tulips-${round}.jpg`, 'purple'],
        [`car-${round}.jpg`, 'red'],
      ]);
      await visitor.choose(drawn);
      await visitor.sees('3 files selected');
      await visitor.press('Organize Photos');
      const zip = await openedArchive((await downloads.next()).bytes);
      await visitor.sees('Your folders');
      return foldersOf(zip.keys());
    };
    const fine = { 'Beach & Sea': 1, 'Flowers & Plants': 1, Vehicles: 1 };
    expect(await organize('one')).toEqual(fine);
    expect(await visitor.text()).not.toContain('level of detail you had chosen');
    await visitor.pick('More actions', 'Level of detail…');
    await visitor.click('.shape-choice:last-child');
    await visitor.press('Change to 2 folders');
    await visitor.pick('More actions', 'Organize more photos');

    expect(await organize('two')).toEqual({ 'Nature & Places': 2, 'Vehicles & Transport': 1 });
    await visitor.sees('Sorted at the level of detail you had chosen: Wide.');
    await visitor.pick('More actions', 'Level of detail…');
    await visitor.click('.shape-choice:nth-child(2)');
    await visitor.press('Change to 2 folders');
    await visitor.waitUntilGone('::-p-text(level of detail you had chosen)');
    await visitor.press('Undo');
    await visitor.sees('Sorted at the level of detail you had chosen: Wide.');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    await visitor.press('Sort finely');
    await visitor.waitUntilGone('::-p-text(level of detail you had chosen)');
    await visitor.press('Download ZIP');
    const downloaded = await openedArchive((await downloads.next()).bytes);
    expect(foldersOf(downloaded.keys())).toEqual(fine);
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.pick('More actions', 'Organize more photos');
    expect(await organize('three')).toEqual(fine);
  });
});
