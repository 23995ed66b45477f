import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { type ColourEngine, startColourEngine } from '../support/colour-engine.ts';
import { createDeployment, type Deployment } from '../support/deployment.ts';
import { watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { type Site, startSite } from '../../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

let deployment: Deployment;
let engine: ColourEngine;
let site: Site;
let photos: DrawnPhotos;
let visitor: Visitor;

beforeAll(async () => {
  [deployment, engine, photos] = await Promise.all([
    createDeployment(),
    startColourEngine(),
    createDrawnPhotos(),
  ]);
  const settings = { ...engine.settings, DEFAULT_PLAN: 'pro', FOUNDING_MEMBERS: '0' };
  site = await startSite(settings, deployment.server);
});
afterEach(() => visitor.leave());
afterAll(async () => {
  await site.stop();
  await Promise.all([deployment.remove(), engine.close(), photos.remove()]);
});

/** Returns whether the service worker caches everything that the table may load. */
async function isTableKept(): Promise<boolean> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.some((requests) => requests.some(({ url }) => new URL(url).pathname === '/upload'));
}

describe('a tab whose scripts a newer build has replaced', () => {
  it('still organizes the photos on its table', { tags: ['site-deployed-anew-while-photos'] }, async () => {
    visitor = await Visitor.arrive(await sharedBrowser(), site.origin, { usesServiceWorker: true });
    const downloads = await watchDownloads(visitor, photos.folder);
    await visitor.signIn();
    const drawn = await photos.drawMany(8);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees('8 files selected');
    await visitor.waitFor(isTableKept);
    await deployment.deployNewer();

    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    await visitor.sees('Your folders');
  });

  it(
    'says so if nothing is cached, blames no photo, and counts none',
    { tags: ['nightly', 'site-deployed-anew-while-photos'] },
    async () => {
      await site.restart();
      visitor = await Visitor.arrive(await sharedBrowser(), site.origin);
      await visitor.signIn('bo@example.org');
      await deployment.deployNewer();
      const drawn = await photos.drawMany(3);
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees('3 files selected');
      await visitor.press('Organize Photos');
      await visitor.sees('A newer version of this site is available. Reload the page to continue.');
      await visitor.sees('10,000 photos left this month');
      expect(await visitor.text()).not.toContain('Error reading file');
    },
  );
});
