import { rm } from 'node:fs/promises';
import { TargetType } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANALYZE_CONCURRENCY } from '#core/limits.ts';
import { NIGHTLY } from '../../nightly.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../site/support/drawn-photos.ts';
import { filesKept } from '../site/support/files-kept.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { downloaded, inside, panelWith, press, sees, sumsOf, usageOf } from './support/panel-steps.ts';
import { dropFiles } from '../../../scripts/visitor/drop-files.ts';
import { click, fill } from '../../../scripts/visitor/patient-page.ts';

const fixture = new ExtensionFixture({ stopsWorker: true });
const PHOTOS = 10;
const FILMS = 2;

let drawn: DrawnPhotos;
beforeAll(async () => {
  drawn = await createDrawnPhotos();
});
afterAll(() => drawn.remove());
afterEach(async () => {
  await rm(fixture.downloads, { recursive: true, force: true });
  await fixture.desk.evaluate(() => indexedDB.deleteDatabase('batches'));
});

/** Takes the worker offline. Returns the number of its failed requests, and a function that goes online again. */
async function takeNetwork() {
  const isWorker = await fixture.browser.waitForTarget(
    (target) => target.type() === TargetType.SERVICE_WORKER && target.url().startsWith(fixture.url('')),
  );
  const devtools = await isWorker.createCDPSession();
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  let failed = 0;
  devtools.on('Network.loadingFailed', () => (failed += 1));
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { ...conditions, offline: true });
  return {
    failed: () => failed,
    bringBack: () => devtools.send('Network.emulateNetworkConditions', { ...conditions, offline: false }),
  };
}

describe('a batch in the panel', () => {
  it('waits for a lost network, and produces the same ZIP and the same count', NIGHTLY, async () => {
    await fixture.signIn('offline@example.org');
    const { panel, photos } = await panelWith(fixture, drawn, PHOTOS);
    fixture.engine.hold();
    await press(panel, 'Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBe(ANALYZE_CONCURRENCY);
    const network = await takeNetwork();
    fixture.engine.release();
    // Each request in flight has failed, and at least one retry.
    await expect.poll(network.failed).toBeGreaterThan(ANALYZE_CONCURRENCY);
    expect(await panel.evaluate(() => document.body.innerText)).toContain(`of ${PHOTOS} photos done`);
    await network.bringBack();
    const archive = await downloaded(fixture, panel);
    expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    await expect.poll(() => usageOf(fixture)).toBe(PHOTOS);
  });

  it(
    'keeps the pattern and settings that it started with, whatever was chosen meanwhile',
    NIGHTLY,
    async () => {
      await fixture.signIn('pattern@example.org');
      const { panel, photos } = await panelWith(fixture, drawn, PHOTOS);
      await click(panel, '::-p-text(Naming and rules)');
      await fill(panel, '::-p-aria([name="File names"])', '{n:3}_begun');
      fixture.engine.say('green', 'A dog. Possibly a wild animal.');
      await click(panel, '::-p-aria([name="Move uncertain photos to Unsorted"])');
      fixture.engine.hold();
      await press(panel, 'Organize Photos');
      await expect.poll(() => fixture.engine.waiting()).toBe(ANALYZE_CONCURRENCY);
      fixture.engine.letThrough(3);
      await sees(panel, `3 of ${PHOTOS} photos done`);
      await panel.close();
      await fixture.desk.evaluate(() =>
        localStorage.setItem('naming-and-rules', JSON.stringify({ pattern: '{n:3}_later', rules: [] })),
      );
      fixture.engine.release();
      const again = await fixture.openPanel();
      const archive = await downloaded(fixture, again);
      const names = [...archive.keys()].map((path) => path.replace(/^.*\//, '').replace(/\.\w+$/, ''));
      expect(names.toSorted()).toEqual(
        photos.map((_, index) => `${String(index + 1).padStart(3, '0')}_begun`),
      );
      expect([...archive.keys()].some((path) => path.startsWith('Unsorted/'))).toBe(true);
    },
  );

  it('resumes after the extension was updated midway, and no photo is paid for twice', async () => {
    await fixture.signIn('updated@example.org');
    const { panel, photos } = await panelWith(fixture, drawn, PHOTOS, FILMS);
    fixture.engine.hold();
    await press(panel, 'Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBe(ANALYZE_CONCURRENCY);
    fixture.engine.letThrough(3);
    await sees(panel, `3 of ${PHOTOS} photos and videos done`);
    await fixture.update();
    expect(panel.isClosed()).toBe(true);
    fixture.engine.release();
    const again = await fixture.openPanel();
    const archive = await downloaded(fixture, again);
    expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    await sees(again, 'Your folders');
    await expect.poll(() => usageOf(fixture)).toBe(PHOTOS);
  });

  it(
    'of dropped photos resumes by itself, since the panel can’t ask to read them again',
    NIGHTLY,
    async () => {
      await fixture.signIn('dropped@example.org');
      const panel = await fixture.openPanel();
      await sees(panel, 'Pro plan');
      const photos = await drawn.drawMany(PHOTOS, FILMS);
      await dropFiles(
        panel,
        photos.map(({ path }) => path),
      );
      await sees(panel, `${PHOTOS} files selected`);
      fixture.engine.hold();
      await press(panel, 'Organize Photos');
      fixture.engine.letThrough(3);
      await sees(panel, `3 of ${PHOTOS} photos and videos done`);
      await expect.poll(() => panel.evaluate(filesKept)).toBe(PHOTOS);
      await panel.close();
      fixture.engine.release();
      const again = await fixture.openPanel();
      const archive = await downloaded(fixture, again);
      expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    },
  );
});
