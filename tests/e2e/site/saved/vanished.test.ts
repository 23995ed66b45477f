import { rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

it('photos that were deleted or changed after they were chosen are named, and the others come back', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('gone@example.org');
  const [kept, deleted, changed] = await Promise.all([
    fixture.photos.draw('kept.jpg', 'green'),
    fixture.photos.draw('deleted.jpg', 'blue'),
    fixture.photos.draw('changed.jpg', 'red'),
  ]);
  await visitor.choose([kept.path, deleted.path, changed.path]);
  await visitor.sees('3 files selected');
  await rm(deleted.path);
  await writeFile(changed.path, 'another file altogether');
  await visitor.press('Organize Photos');
  const archive = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  await visitor.press('2 left out');
  await visitor.sees('Left out');
  const text = await visitor.text();
  const said = 'Error reading file: it was moved, changed or deleted since you picked it. Add it again.';
  for (const { name } of [deleted, changed]) expect(text).toContain(`${name}: ${said}`);
  expect([...archive.values()]).toEqual([sha256(kept.bytes)]);
});
