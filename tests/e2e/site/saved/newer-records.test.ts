import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { keptBatches } from '../support/kept-boards.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
const PHOTOS = 2;
const NEWER = 99;
const KEPT = 'A newer version of this site has saved photos in this browser. They are kept';

/** Gives the database the version of a later site; its rows stay. */
function makeNewer(version: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('batches', version);
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}

function keptVersion({ page }: Visitor): Promise<number | undefined> {
  return page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'batches')?.version,
  );
}

async function chosen(visitor: Visitor): Promise<void> {
  const drawn = await fixture.photos.drawMany(PHOTOS);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees(`${PHOTOS} files selected`);
}

/** Leaves the table, and opens it again with records of a newer site. */
async function returned(visitor: Visitor): Promise<string> {
  await visitor.page.goto('about:blank');
  await visitor.page.goto(`${fixture.site.origin}/robots.txt`);
  await visitor.page.evaluate(makeNewer, NEWER);
  const kept = await keptBatches(visitor.page);
  await visitor.open('/upload');
  await visitor.seesToast(KEPT);
  return kept;
}

describe('what a newer version of the site saved', () => {
  it('is kept if it is an unfinished batch, and a new batch says that it isn’t saved', async () => {
    const visitor = await fixture.arrive();
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.signIn('newer-batch@example.org');
    await chosen(visitor);
    fixture.engine.hold();
    await visitor.press('Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBe(PHOTOS);
    const kept = await returned(visitor);
    fixture.engine.release();
    expect(await visitor.text()).not.toContain('Your last batch is not finished');
    await chosen(visitor);
    await visitor.press('Organize Photos');
    await visitor.seesToast('A newer version of this site has saved data in this browser');
    await visitor.sees(`${PHOTOS} photos placed in`);
    expect([await keptVersion(visitor), await keptBatches(visitor.page)]).toEqual([NEWER, kept]);
  });

  it('is kept if it is a board', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('newer-board@example.org');
    await chosen(visitor);
    await visitor.press('Organize Photos');
    await visitor.sees('This board stays in this browser until');
    const kept = await returned(visitor);
    expect(kept).toContain('arrangement');
    expect(await visitor.text()).not.toContain(`${PHOTOS} photos placed in`);
    expect([await keptVersion(visitor), await keptBatches(visitor.page)]).toEqual([NEWER, kept]);
  });

  it('is kept if it is names and rules, and changes last as long as the page', async () => {
    const visitor = await fixture.arrive();
    const kept = JSON.stringify({ version: RECORD_VERSIONS.naming + 1, pattern: '{later}' });
    await visitor.signIn('newer-rules@example.org');
    await visitor.page.goto(`${fixture.site.origin}/robots.txt`);
    await visitor.page.evaluate((text) => localStorage.setItem('naming-and-rules', text), kept);
    await visitor.open('/upload');
    await visitor.click(NAMING_AND_RULES);
    await visitor.sees('A newer version of this site has saved your names and rules in this browser.');
    await visitor.fill('::-p-aria([name="File names"])', '{n:3}_{name}');
    await visitor.sees('{n:3}_{name}');
    expect(await visitor.page.evaluate(() => localStorage.getItem('naming-and-rules'))).toBe(kept);
  });
});
