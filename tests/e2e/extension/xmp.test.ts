/** @module-tag nightly */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../axe-findings.ts';
import { pick, until } from '../../../scripts/visitor/patient-page.ts';
import { openedArchive, sha256 } from '../site/support/opened-archive.ts';
import { sidecarsIn } from '../site/support/xmp-in-zip.ts';
import { drawnFixture } from './support/drawn-fixture.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { chooseFiles, downloaded, inside, press, sees, sumsOf } from './support/panel-steps.ts';

const fixture = new ExtensionFixture();
const drawn = drawnFixture(fixture);

/** Two photos, of which an export describes the first. */
async function organized(panel: Page) {
  const photos = await drawn.drawMany(2);
  const told = {
    title: 'IMG_0001.jpg',
    photoTakenTime: { timestamp: '1563120192' },
    people: [{ name: 'Ann <1>' }],
    geoData: { latitude: 38.6916, longitude: -9.216 },
  };
  const sidecar = await drawn.write('IMG_0001.jpg.json', Buffer.from(JSON.stringify(told)));
  await chooseFiles(panel, [...photos.map(({ path }) => path), sidecar]);
  await sees(panel, '2 files selected');
  await press(panel, 'Organize Photos');
  const archive = await downloaded(fixture, panel);
  return { originals: sumsOf(photos.map(({ bytes }) => bytes)), archive };
}

/** Returns the ZIP with this name in the downloads folder, once it is complete. */
function zipCalled(panel: Page, name: string): Promise<Buffer> {
  return until(panel, async () => {
    const zip = await readFile(join(fixture.downloads, name));
    await openedArchive(zip);
    return zip;
  });
}

describe('the ZIP of the panel', () => {
  it('has .xmp files next to the photos once they are requested, without a server', async () => {
    const panel = await fixture.openPanel();
    const { originals, archive } = await organized(panel);
    expect(inside(archive)).toEqual(originals);
    await pick(panel, 'More ways to save', 'Add .xmp files');
    await sees(panel, 'The photos themselves stay unchanged.');
    expect(await axeFindings(panel)).toEqual([]);
    await panel.keyboard.press('Escape');
    await press(panel, 'Download ZIP');
    const zip = await zipCalled(panel, 'organized_photos (1).zip');
    const sidecars = await sidecarsIn(zip);
    expect(sidecars.size).toBe(2);
    const whole = await openedArchive(zip);
    const photos = [...whole].filter(([path]) => !sidecars.has(path));
    expect(photos.map(([, sum]) => sum).toSorted()).toEqual(originals);
    for (const [path] of photos) expect([...sidecars.keys()]).toContain(path.replace(/\.jpg$/, '.xmp'));
    const told = [...sidecars.values()].find((text) => text.includes('PersonInImage'));
    expect(told).toContain('<rdf:li>Ann &lt;1&gt;</rdf:li>');
    expect(told).toContain('<exif:DateTimeOriginal>2019-07-14T17:03:12+01:00</exif:DateTimeOriginal>');
    expect(told).toContain('<photoshop:City>Lisbon</photoshop:City>');
    expect([...whole.values()]).toContain(sha256(Buffer.from(told ?? '')));
  });

  it('has them at once for photos that the service analyzed, if they were requested before', async () => {
    await fixture.signIn('xmp@example.org');
    const first = await fixture.openPanel();
    await sees(first, 'Free plan');
    await first.evaluate(() => localStorage.setItem('writes-xmp', 'yes'));
    const panel = await fixture.openPanel();
    await sees(panel, 'Free plan');
    const { originals, archive } = await organized(panel);
    const texts = await sidecarsIn(await readFile(join(fixture.downloads, 'organized_photos.zip')));
    expect(new Set([...texts.keys()].map((path) => dirname(path)))).toEqual(new Set(['Pets', 'Vehicles']));
    expect([...archive.values()]).toEqual(expect.arrayContaining(originals));
    expect(archive.size).toBe(4);
  });
});
