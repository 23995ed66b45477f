import { expect, it } from 'vitest';
import { type FilmPicture, makeFilm } from '../../../fixtures/make-film.ts';
import { drawScene } from '../../../fixtures/draw-scene.ts';
import { makeAvi } from '../../../fixtures/make-motion-jpeg.ts';
import { motionPhoto } from '../../../fixtures/motion-photo.ts';
import { NIGHTLY } from '../../../nightly.ts';
import type { Colour } from '../support/colour-engine.ts';
import { watchDownloads } from '../support/downloads.ts';
import { shades } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** Half the size: every square is drawn with its own pixels, so every second one is enough. */
function halved({ width, height, data }: FilmPicture): FilmPicture {
  const small = new Uint8Array(data.length / 4);
  for (let at = 0; at < small.length; at += 3) {
    const [x, y] = [(at / 3) % (width / 2), Math.floor(at / 3 / (width / 2))];
    small.set(data.subarray((2 * y * width + 2 * x) * 3, (2 * y * width + 2 * x) * 3 + 3), at);
  }
  return { width: width / 2, height: height / 2, data: small };
}

function planOf(colour: Colour) {
  const pictures = Array.from({ length: 30 }, (_, at) => shades(colour, Math.floor(at / 5)));
  return { pictures, framesPerSecond: 10 };
}

it('films are sorted by what they show, play from the file, and come back unchanged', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('films@example.org');
  const dog = await fixture.photos.drawFilm('VID_1.webm', 'green');
  const [old, unknown] = [await makeAvi(planOf('blue')), Buffer.from('a film of a party')];
  await visitor.drop([
    (await fixture.photos.draw('car.jpg', 'red')).path,
    dog.path,
    await fixture.photos.write('VID_2.MP4', unknown),
    await fixture.photos.write('MVI_3.AVI', old),
  ]);
  await visitor.sees('4 files selected');
  await visitor.press('Organize Photos');
  await visitor.sees('1 photo and 3 videos in 4 folders');
  const zip = await openedArchive((await downloads.next()).bytes);
  expect(Object.fromEntries([...zip].filter(([path]) => !path.endsWith('.jpg')))).toEqual({
    'Pets/golden_retriever_on_grass.webm': sha256(dog.bytes),
    'Beach & Sea/sandy_beach_under_a_blue_sky.avi': sha256(old),
    'Videos/VID_2.mp4': sha256(unknown),
  });
  expect(
    await visitor.page.$$eval('.film-mark', (all) => all.map((mark) => mark.textContent).toSorted()),
  ).toEqual(['Video', 'Video0:03', 'Video0:03']);
  expect(await visitor.page.$eval('.film-name', (name) => name.parentElement?.textContent)).toBe(
    'Video without a picture: VID_2.mp4VID_2.mp4',
  );
  await visitor.press('View golden_retriever_on_grass.webm');
  const size = () =>
    visitor.page.$eval('video.viewer-photo', (film) =>
      film instanceof HTMLVideoElement ? film.videoWidth : 0,
    );
  await expect.poll(size).toBe(640);
  await visitor.sees('0:03');
  await visitor.press('Next photo');
  await visitor.sees('car.jpg');
  await visitor.press('Next photo');
  await visitor.sees('This video can’t be shown.');
  await visitor.sees('It is damaged, or of a kind that can’t be decoded here.');
  await visitor.press('Back');
  for (const [query, found] of [
    ['is:film', '3 videos found in 3 folders.'],
    ['videos shorter than a minute', '2 videos found in 2 folders.'],
    ['car', '1 photo found in 1 folder.'],
  ] as const) {
    await visitor.fill('input[type=search]', query);
    await visitor.sees(found);
  }
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
  await visitor.sees('2 videos in 2 folders');
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
  await visitor.sees('1 photo and 1 video in 2 folders');
  await visitor.sees('VID_1.webm');
});

it('a film in another size is one stack with it, and the larger one is proposed', async () => {
  const visitor = await fixture.arrive();
  await visitor.signIn('films-alike@example.org');
  const large = await makeFilm({ ...planOf('green'), codec: 'vp9', container: 'webm', keyEvery: 5 });
  const pictures = planOf('green').pictures.map(halved);
  const how = { codec: 'avc', container: 'mp4', framesPerSecond: 10, keyEvery: 30 } as const;
  await visitor.drop([
    await fixture.photos.write('sent.mp4', await makeFilm({ ...how, pictures })),
    await fixture.photos.write('filmed.webm', large),
    await fixture.photos.write('trimmed.mp4', await makeFilm({ ...how, pictures: pictures.slice(5) })),
  ]);
  await visitor.sees('3 files selected');
  await visitor.press('Organize Photos');
  await visitor.sees('1 group that looks alike');
  await visitor.click('.stack-mark');
  await visitor.sees('Nearly the same picture');
  const members = await visitor.page.$$eval('.stack-member', (all) => all.map((one) => one.textContent));
  expect(members).toHaveLength(2);
  expect(members[0]).toContain('filmed.webm');
});

it('a Live Photo and a motion photo play while they are pressed, and by the keyboard', async () => {
  const visitor = await fixture.arrive();
  await visitor.signIn('live@example.org');
  const pictures = Array.from({ length: 20 }, (_, at) => halved(shades('green', at)));
  const plan = { codec: 'avc', framesPerSecond: 10, keyEvery: 10, pictures } as const;
  const [live, still] = [await makeFilm({ ...plan, container: 'mov' }), await drawScene(3)];
  await visitor.drop([
    await fixture.photos.write('IMG_1.jpg', still),
    await fixture.photos.write('IMG_1.mov', live),
    await fixture.photos.write(
      'PXL_2.MP.jpg',
      motionPhoto(await drawScene(40), await makeFilm({ ...plan, container: 'mp4' })),
    ),
  ]);
  await visitor.sees('2 files selected');
  await visitor.press('Organize Photos');
  await visitor.sees('Your folders');
  await visitor.click('.result-card .slide');
  for (const isLast of [false, true]) {
    const photo = await visitor.find('.viewer-photo[data-whole]');
    await visitor.find('.live-mark');
    expect(await visitor.page.$('.live-film')).toBeNull();
    await visitor.page.focus('.live-mark');
    await visitor.page.keyboard.press('Enter');
    await visitor.waitFor(() => {
      const film = document.querySelector('video.live-film');
      return film instanceof HTMLVideoElement && film.currentTime > 0;
    });
    // Once, to its end.
    await visitor.waitUntilGone('.live-film');
    const { x, y, width, height } = (await photo.boundingBox())!;
    await visitor.page.mouse.move(x + width / 2, y + height / 2);
    await visitor.page.mouse.down();
    await visitor.find('.live-film');
    await visitor.page.mouse.up();
    await visitor.waitUntilGone('.live-film');
    const touch = (type: string) =>
      visitor.page.$eval(
        '.viewer-photo[data-whole]',
        (one, name) => {
          const finger = { pointerType: 'touch', isPrimary: true, bubbles: true } as const;
          one.dispatchEvent(new PointerEvent(name, finger));
        },
        type,
      );
    await touch('pointerdown');
    await visitor.find('.live-film');
    await touch('pointerup');
    await visitor.waitUntilGone('.live-film');
    if (!isLast) await visitor.press('Next photo');
  }
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
