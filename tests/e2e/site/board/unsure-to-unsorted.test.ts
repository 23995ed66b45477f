/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { ANALYZE_CONCURRENCY } from '#core/limits.ts';
import { type Downloads, watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();
const SETTING = 'Move uncertain photos to Unsorted';
const PHOTOS = 6;

/** A user with photos on the table, some of which the engine is uncertain of. */
async function withPhotos(email: string): Promise<{ visitor: Visitor; downloads: Downloads }> {
  fixture.engine.say('green', 'A dog. Possibly a wild animal.');
  const visitor = await fixture.arrive();
  visitor.page.on('dialog', (dialog) => void dialog.accept());
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const photos = await fixture.photos.drawMany(PHOTOS);
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees(`${PHOTOS} files selected`);
  return { visitor, downloads };
}

async function asksForUnsorted(visitor: Visitor): Promise<void> {
  await visitor.click(NAMING_AND_RULES);
  await visitor.click(`::-p-aria([name="${SETTING}"])`);
}

/** Returns the path of the photo that the engine is uncertain of. */
async function pathOfDog(downloads: Downloads): Promise<string | undefined> {
  const paths = [...(await openedArchive((await downloads.next()).bytes)).keys()];
  expect(paths).toHaveLength(PHOTOS);
  return paths.find((path) => path.endsWith('/dog.jpg'));
}

describe('a photo in an uncertain folder', () => {
  it(
    'stays there, or goes to Unsorted on request, which is remembered',
    { tags: ['otherwise-folder-unsorted'] },
    async () => {
      const { visitor, downloads } = await withPhotos('asks@example.org');
      await visitor.press('Organize Photos');
      expect(await pathOfDog(downloads)).toBe('Pets/dog.jpg');
      await visitor.pick('More actions', 'Organize more photos');

      await asksForUnsorted(visitor);
      await visitor.page.reload();
      const photos = await fixture.photos.drawMany(PHOTOS);
      await visitor.choose(photos.map(({ path }) => path));
      await visitor.sees(`${PHOTOS} files selected`);
      await visitor.press('Organize Photos');
      expect(await pathOfDog(downloads)).toBe('Unsorted/dog.jpg');
    },
  );

  it('stays there if its batch resumes after a reload, whatever was chosen meanwhile', async () => {
    const { visitor, downloads } = await withPhotos('goes-on@example.org');
    await asksForUnsorted(visitor);
    fixture.engine.hold();
    await visitor.press('Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBe(ANALYZE_CONCURRENCY);
    fixture.engine.letThrough(1);
    await visitor.sees(`1 of ${PHOTOS} photos done`);
    await visitor.page.evaluate(() => localStorage.removeItem('naming-and-rules'));
    fixture.engine.release();
    await visitor.page.reload();
    await visitor.press('Resume');
    expect(await pathOfDog(downloads)).toBe('Unsorted/dog.jpg');
  });
});
