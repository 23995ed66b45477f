/** @module-tag nightly */
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

it('films without photos are recognized, and come back in a ZIP', async () => {
  const { downloads, visitor, films } = await arriveWithFilms();
  await visitor.sees('There are no photos here, only 3 companion files.');
  await visitor.press('Download as ZIP');
  const zip = await openedArchive((await downloads.next()).bytes);
  expect(Object.fromEntries(zip)).toEqual({
    'Videos/party.mp4': sha256(films.party),
    'Videos/sea.mov': sha256(films.sea),
    'Unsorted/lone.aae': sha256(films.settings),
  });
  expect(await axeViolations(visitor)).toEqual([]);

  // With a photo they are companion files, as always.
  const dog = await fixture.photos.draw('with-films.jpg', 'green');
  await visitor.choose([dog.path]);
  await visitor.sees('1 file selected');
  expect(await visitor.text()).not.toContain('There are no photos here');
});

async function arriveWithFilms() {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('films@example.org');
  const films = {
    party: Buffer.from('a film of a party'),
    sea: Buffer.from('a film of the sea'),
    settings: Buffer.from('<settings/>'),
  };
  await visitor.drop([
    await fixture.photos.write('party.mp4', films.party),
    await fixture.photos.write('sea.mov', films.sea),
    await fixture.photos.write('lone.aae', films.settings),
  ]);
  return { visitor, downloads, films };
}
