import { expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** A visitor with a beach, three dogs and a car in their folders, who moves the dogs to a separate folder. */
async function arriveAndCorrect(email: string, options: VisitorOptions = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const organize = async () => {
    const photos = await Promise.all(
      (['blue', 'green', 'green', 'green', 'red'] as const).map((colour, at) =>
        fixture.photos.draw(`${at}-${email}.jpg`, colour),
      ),
    );
    await visitor.choose(photos.map(({ path }) => path));
    await visitor.sees('5 files selected');
    await visitor.press('Organize Photos');
    const paths = [...(await openedArchive((await downloads.next()).bytes)).keys()];
    await visitor.sees('Your folders');
    return paths.filter((path) => path.includes('golden_retriever'));
  };
  await organize();
  await visitor.page.focus('section[aria-label="Pets"] input[type=checkbox]');
  await visitor.page.keyboard.down('Control');
  await visitor.page.keyboard.press('a');
  await visitor.page.keyboard.up('Control');
  await visitor.press('Move to… 3 photos selected');
  await visitor.click('::-p-aria([name="New folder…"][role="option"])');
  await visitor.find('input[aria-label="New name for New folder"]:focus');
  await visitor.page.keyboard.type('Rex');
  await visitor.page.keyboard.press('Enter');
  await visitor.press('Make a rule for Rex?');
  await visitor.sees('Move photos like these to Rex?');
  return { visitor, organize };
}

const seesRule = async (visitor: Visitor) => {
  await visitor.pick('More actions', 'Organize more photos');
  await visitor.click(NAMING_AND_RULES);
  return visitor.read('input[aria-label^="Rule 1: words"]', ({ value }) => value);
};

it('moved photos make a rule that applies to the next batch until it is removed', async () => {
  const { visitor, organize } = await arriveAndCorrect('learns@example.org');
  await visitor.sees('You moved 3 photos from Pets to Rex.');
  await visitor.press('Keep as a rule');
  await visitor.sees('From the next batch on, photos with “retriever” go to Rex.');
  expect(await seesRule(visitor)).toBe('retriever');
  await visitor.sees('from corrections');
  await visitor.reload();
  const dogs = await organize();
  expect(dogs).toHaveLength(3);
  for (const path of dogs) expect(path).toMatch(/^Rex\//);

  await visitor.pick('More actions', 'Organize more photos');
  await visitor.click(NAMING_AND_RULES);
  await visitor.press('Remove rule 1');
  for (const path of await organize()) expect(path).toMatch(/^Pets\//);
});

it('the offer can be declined, and disappears once the move is undone', NIGHTLY, async () => {
  const { visitor } = await arriveAndCorrect('declines@example.org');
  const undo = async () => {
    await visitor.page.keyboard.down('Control');
    await visitor.page.keyboard.press('z');
    await visitor.page.keyboard.up('Control');
  };
  await undo();
  await visitor.sees('Move photos like these to New folder?');
  await undo();
  await visitor.waitUntilGone('.board-panel');
  await visitor.press('Redo');
  await visitor.press('Redo');
  await visitor.sees('Move photos like these to Rex?');
  await visitor.press('No');
  await visitor.waitUntilGone('.board-panel');
  // The chip is gone as well; keyboard users continue from the board's heading.
  await visitor.find('[data-view=result]:focus');
  expect(await visitor.text()).not.toContain('Make a rule for');
});

it('passes axe, and nothing sticks out', NIGHTLY, async () => {
  const { visitor } = await arriveAndCorrect('axe@example.org', { widthPx: 320 });
  await visitor.find('.board-panel');
  expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
  expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
});
