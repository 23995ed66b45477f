/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture(FREE);

/** A user on the free plan with this many photos left this month. */
async function withLeft(left: number, email: string): Promise<Visitor> {
  const visitor = await fixture.arrive();
  await visitor.signIn(email);
  await visitor.sees('25 photos left this month');
  let used = 25 - left;
  for (const photos of [Math.min(used, 20), Math.max(0, used - 20)]) {
    if (photos === 0) continue;
    await picks(visitor, photos);
    await visitor.press('Organize Photos');
    await visitor.seesToast(`Processing complete! ${photos} images processed`);
    await visitor.pick('More actions', 'Organize more photos');
    used -= photos;
  }
  return visitor;
}

async function picks(visitor: Visitor, count: number): Promise<void> {
  const drawn = await fixture.photos.drawMany(count);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees(`${count} files selected`);
}

describe('the table of a person with a monthly limit', () => {
  it(
    'shows the rest of the quota, and before the click how many photos fit, and organizes those',
    { tags: ['youve-reached-your-monthly-limit'] },
    async () => {
      const visitor = await withLeft(5, 'fits@example.org');
      await picks(visitor, 8);
      await visitor.sees('5 photos left this month');
      await visitor.sees('Only 5 of 8 fit this month.');
      expect(await visitor.text()).not.toContain("You've reached your monthly limit");
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.press('Organize the first 5');
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(5);
      await visitor.sees('5 photos placed in');
      await visitor.sees('3 still on the heap');
      await visitor.sees("You've reached your monthly limit of 25 images.");
    },
  );

  it('refuses photos beyond it with the same text, and keeps them', async () => {
    const visitor = await withLeft(5, 'refused@example.org');
    await picks(visitor, 8);
    await visitor.press('Organize Photos');
    await visitor.seesToast(
      'Only 5 of 8 fit this month. Upgrade your plan to process more images. Upgrade Plan',
    );
    await visitor.find('[role=alert] ::-p-text(Only 5 of 8 fit this month.)');
    await visitor.sees('8 files selected');
    await visitor.find('::-p-aria([name="Organize the first 5"][role="button"])');
    expect((await visitor.toasts()).some((said) => said.includes("You've reached"))).toBe(false);
  });

  it(
    'says that the limit is reached, not near, if nothing is left',
    { tags: ['youve-reached-your-monthly-limit'] },
    async () => {
      const visitor = await withLeft(0, 'reached@example.org');
      await visitor.sees('No photos left this month');
      await picks(visitor, 2);
      await visitor.sees("You've reached your monthly limit of 25 images.");
      expect(await visitor.text()).not.toContain('Organize the first');
      await visitor.open('/usage');
      await visitor.sees("You've reached your monthly limit of 25 images.");
      expect(await visitor.text()).not.toContain('approaching');
    },
  );
});
