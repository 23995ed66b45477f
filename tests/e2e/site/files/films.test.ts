import { expect, it } from 'vitest';
import { makeFilm, squares } from '../../../fixtures/make-film.ts';
import { makeAvi } from '../../../fixtures/make-motion-jpeg.ts';
import { type Colour, COLOURS } from '../support/colour-engine.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** Squares in shades of a color that the engine knows. */
function shades(colour: Colour, at: number) {
  const picture = squares(640, 368, at);
  for (const [index, value] of picture.data.entries()) {
    picture.data[index] = COLOURS[colour].rgb[index % 3]! + (value - 128) / 4;
  }
  return picture;
}

function planOf(colour: Colour) {
  const pictures = Array.from({ length: 30 }, (_, at) => shades(colour, Math.floor(at / 5)));
  return { pictures, framesPerSecond: 10 };
}

it('films are sorted by what they show, play from the file, and come back unchanged', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('films@example.org');
  const dog = await makeFilm({ ...planOf('green'), codec: 'vp9', container: 'webm', keyEvery: 5 });
  const [old, unknown] = [await makeAvi(planOf('blue')), Buffer.from('a film of a party')];
  await visitor.drop([
    (await fixture.photos.draw('car.jpg', 'red')).path,
    await fixture.photos.write('VID_1.webm', dog),
    await fixture.photos.write('VID_2.MP4', unknown),
    await fixture.photos.write('MVI_3.AVI', old),
  ]);
  await visitor.sees('4 files selected');
  await visitor.press('Organize Photos');
  await visitor.sees('4 photos in 4 folders');
  const zip = await openedArchive((await downloads.next()).bytes);
  expect(Object.fromEntries([...zip].filter(([path]) => !path.endsWith('.jpg')))).toEqual({
    'Pets/golden_retriever_on_grass.webm': sha256(dog),
    'Beach & Sea/sandy_beach_under_a_blue_sky.avi': sha256(old),
    'Videos/VID_2.mp4': sha256(unknown),
  });
  expect(
    await visitor.page.$$eval('.film-mark', (all) => all.map((mark) => mark.textContent).toSorted()),
  ).toEqual(['Video', 'Video0:03', 'Video0:03']);
  await visitor.press('View golden_retriever_on_grass.webm');
  const size = () =>
    visitor.page.$eval('video.viewer-photo', (film) =>
      film instanceof HTMLVideoElement ? film.videoWidth : 0,
    );
  await expect.poll(size).toBe(640);
  await visitor.sees('0:03');
});

it('RAW files without photos are recognized, and come back in a ZIP', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('raw-alone@example.org');
  const [raw, settings] = [Buffer.from('a picture of the sea'), Buffer.from('<settings/>')];
  await visitor.drop([
    await fixture.photos.write('sea.orf', raw),
    await fixture.photos.write('lone.aae', settings),
  ]);
  await visitor.sees('There are no photos here, only 2 companion files.');
  await visitor.press('Download as ZIP');
  const zip = await openedArchive((await downloads.next()).bytes);
  expect(Object.fromEntries(zip)).toEqual({
    'Unsorted/sea.orf': sha256(raw),
    'Unsorted/lone.aae': sha256(settings),
  });
});
