import { afterEach, expect, it } from 'vitest';
import { keptRows } from '../support/kept-rows.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** More than are written at once, twice, and not a multiple of that. */
const PHOTOS = 410;

afterEach(() => fixture.engine.release());

it('a batch of a few hundred photos is saved with every one of them', async () => {
  const photos = await fixture.photos.drawMany(PHOTOS);
  const visitor = await fixture.arrive();
  await visitor.signIn('many@example.org');
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees(`${PHOTOS} files selected`);
  // Looking opens a database, which leaves an empty one of version 1.
  expect(await keptRows(visitor)).toEqual({ rows: {}, blobs: 0 });
  fixture.engine.hold();
  await visitor.press('Organize Photos');
  await expect.poll(async () => (await keptRows(visitor)).rows).toMatchObject({ batches: 1, photos: PHOTOS });
});
