import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../axe-findings.ts';
import { NIGHTLY } from '../../nightly.ts';
import { click, pick, waitFor } from '../../../scripts/visitor/patient-page.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../site/support/drawn-photos.ts';
import { watchRequests } from '../site/support/watch-requests.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { documentOf, type ServedPage } from './pages/page.ts';
import { type PageServer, startPageServer } from './pages/page-server.ts';
import { chooseFiles, downloaded, inside, panelFor, press, sees, sumsOf } from './support/panel-steps.ts';

const REAL = fileURLToPath(new URL('../../../../shared/photos/photos/', import.meta.url));
const MISSING = existsSync(REAL) ? '' : ' (skipped: the real photos are not beside the repository)';
const REAL_PHOTOS = 25;

const fixture = new ExtensionFixture();

const IMAGES = ['oak', 'elm', 'ash'].map((name) => `/${name}-400x300.jpg`);
const GALLERY: ServedPage = {
  name: 'gallery.html',
  html: () => documentOf(IMAGES.map((src) => `<img src="${src}" width="400" height="300">`).join('')),
};

let pages: PageServer;
let drawn: DrawnPhotos;
beforeAll(async () => {
  [pages, drawn] = await Promise.all([startPageServer([GALLERY]), createDrawnPhotos()]);
});
afterAll(() => Promise.all([pages.stop(), drawn.remove()]));
afterEach(() => rm(fixture.downloads, { recursive: true, force: true }));

/** Whether a radio button of the switch is chosen. */
function chosen(panel: Page, engine: 'device' | 'service'): Promise<boolean> {
  return waitFor(panel, (id) => document.querySelector<HTMLInputElement>(id)?.checked, `#engine-${engine}`);
}

/** Returns requests to anything but the package and the page whose images are organized. */
function toOthers(requests: Awaited<ReturnType<typeof watchRequests>>): string[] {
  const ours = ['chrome-extension:', 'blob:', 'data:', pages.origin];
  return requests.map(({ url }) => url).filter((url) => !ours.some((prefix) => url.startsWith(prefix)));
}

describe('the panel without a sign-in', () => {
  it('shows the table at once, with the engine from the package', NIGHTLY, async () => {
    const panel = await fixture.openPanel();
    expect(await chosen(panel, 'device')).toBe(true);
    await sees(panel, 'The engine is on this device.');
    expect(await panel.evaluate(() => document.body.innerText)).not.toContain('Remove the engine');
    expect(await axeFindings(panel)).toEqual([]);
  });

  it('organizes photos from the disk: each original comes back without a permission prompt', async () => {
    const panel = await fixture.openPanel();
    const requests = await watchRequests(panel);
    const photos = await drawn.drawMany(4);
    await chooseFiles(
      panel,
      photos.map(({ path }) => path),
    );
    await press(panel, 'Organize Photos');
    expect(inside(await downloaded(fixture, panel))).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    expect(toOthers(requests)).toEqual([]);
    await pick(panel, 'More actions', 'Organize more photos');
    await sees(panel, '0 bytes of your photos sent');
  });

  it('organizes the images of a page, and asks only for those', NIGHTLY, async () => {
    const panel = await panelFor(fixture, `${pages.origin}/gallery.html`);
    const requests = await watchRequests(panel);
    await press(panel, `Organize selected (${IMAGES.length})`);
    const archive = await downloaded(fixture, panel);
    const originals = await Promise.all(
      IMAGES.map(async (path) => Buffer.from(await (await fetch(pages.origin + path)).arrayBuffer())),
    );
    expect(inside(archive)).toEqual(sumsOf(originals));
    expect(toOthers(requests)).toEqual([]);
    expect(requests.filter(({ hasBody }) => hasBody)).toEqual([]);
  });

  it('remembers that the service was chosen, and then asks to sign in', NIGHTLY, async () => {
    const panel = await fixture.openPanel();
    await click(panel, '#engine-service');
    await sees(panel, 'Continue with Google');
    const next = await fixture.openPanel();
    expect(await chosen(next, 'service')).toBe(true);
    await sees(next, 'Continue with Google');
  });
});

describe('the panel after signing in', () => {
  it('uses the service until this device is chosen', NIGHTLY, async () => {
    await fixture.signIn('signed-in@example.org');
    const panel = await fixture.openPanel();
    expect(await chosen(panel, 'service')).toBe(true);
    await click(panel, '#engine-device');
    await sees(panel, 'The engine is on this device.');
  });
});

describe.skipIf(MISSING)(`real photos in the panel${MISSING}`, () => {
  it('come back byte for byte', NIGHTLY, async () => {
    const panel = await fixture.openPanel();
    const paths = readdirSync(REAL)
      .filter((name) => name.endsWith('.jpg'))
      .slice(-REAL_PHOTOS)
      .map((name) => join(REAL, name));
    await chooseFiles(panel, paths);
    await sees(panel, `${REAL_PHOTOS} files selected`);
    await press(panel, 'Organize Photos');
    const originals = await Promise.all(paths.map((path) => readFile(path)));
    expect(inside(await downloaded(fixture, panel))).toEqual(sumsOf(originals));
  });
});
