import { expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

it('films are sorted by what they show, play from the file, and come back unchanged', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('films@example.org');
  const dog = await fixture.photos.drawFilm('VID_1.webm', 'green');
  const unknown = Buffer.from('a film of a party');
  await visitor.drop([
    (await fixture.photos.draw('car.jpg', 'red')).path,
    dog.path,
    await fixture.photos.write('VID_2.MP4', unknown),
  ]);
  await visitor.sees('3 files selected');
  await visitor.press('Organize Photos');
  await visitor.sees('3 photos in 3 folders');
  const zip = await openedArchive((await downloads.next()).bytes);
  expect([...zip].filter(([path]) => !path.endsWith('.jpg'))).toEqual([
    ['Pets/golden_retriever_on_grass.webm', sha256(dog.bytes)],
    ['Videos/VID_2.mp4', sha256(unknown)],
  ]);
  expect(await visitor.page.$$eval('.film-mark', (all) => all.map((mark) => mark.textContent))).toEqual([
    'Video0:03',
    'Video',
  ]);
  await visitor.press('View golden_retriever_on_grass.webm');
  const size = () =>
    visitor.page.$eval('video.viewer-photo', (film) =>
      film instanceof HTMLVideoElement ? film.videoWidth : 0,
    );
  await expect.poll(size).toBe(640);
  await visitor.sees('0:03');
});

/** Takes the decoder for scripts away from the workers, as in Firefox for Android. */
async function withoutDecoder({ page }: Visitor): Promise<void> {
  const devtools = await page.createCDPSession();
  devtools.on('Fetch.requestPaused', ({ requestId, request, responseHeaders = [] }) => {
    void fetch(request.url).then(async (response) => {
      const script = `delete self.VideoDecoder;\n${await response.text()}`;
      const body = Buffer.from(script).toString('base64');
      await devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
    });
  });
  // Only these requests, because a film that is intercepted doesn't play.
  const patterns = [{ urlPattern: '*/decode-worker*', requestStage: 'Response' as const }];
  await devtools.send('Fetch.enable', { patterns });
}

it('films are sorted by what they show where only a video element can decode them', async () => {
  const visitor = await fixture.arrive();
  await withoutDecoder(visitor);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('played-films@example.org');
  const dog = await fixture.photos.drawFilm('VID_1.webm', 'green');
  const unknown = Buffer.from('a film of a party');
  await visitor.drop([dog.path, await fixture.photos.write('VID_2.MP4', unknown)]);
  await visitor.sees('2 files selected');
  await visitor.press('Organize Photos');
  await visitor.sees('2 photos in 2 folders');
  const zip = await openedArchive((await downloads.next()).bytes);
  expect([...zip]).toEqual([
    ['Pets/golden_retriever_on_grass.webm', sha256(dog.bytes)],
    ['Videos/VID_2.mp4', sha256(unknown)],
  ]);
  await expect.poll(() => visitor.page.$$eval('.film-mark', (all) => all[0]?.textContent)).toBe('Video0:03');
});

it('a film on which the video element hangs comes along unseen', NIGHTLY, async () => {
  const visitor = await fixture.arrive();
  await withoutDecoder(visitor);
  await visitor.page.evaluateOnNewDocument(() => {
    HTMLVideoElement.prototype.addEventListener = () => {};
  });
  await visitor.page.reload();
  await visitor.signIn('hanging-film@example.org');
  await visitor.drop([
    (await fixture.photos.draw('car.jpg', 'red')).path,
    (await fixture.photos.drawFilm('VID_1.webm', 'green')).path,
  ]);
  await visitor.press('Organize Photos');
  await visitor.sees('2 photos in 2 folders');
  await visitor.sees('VID_1.webm');
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
