import { expect, it, onTestFinished } from 'vitest';
import { writeDrawnScenes } from '../../../../scripts/visitor/drawn-scenes.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos } from '../support/drawn-photos.ts';
import { fetchEngine } from '../support/engine-card.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { PRO, serviceWith } from '../support/service.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

it('a photo is found on this device by a thing that its description does not mention, and says so', async () => {
  const [{ site }, photos] = await Promise.all([serviceWith(PRO), createDrawnPhotos()]);
  onTestFinished(() => photos.remove());
  const visitor = await Visitor.arrive(await sharedBrowser(), site.origin);
  onTestFinished(() => visitor.leave());
  const scenes = await writeDrawnScenes(photos.folder);
  const downloads = await watchDownloads(visitor, photos.folder);
  await fetchEngine(visitor);
  await visitor.choose(scenes);
  await visitor.sees('6 files selected');
  await visitor.press('Organize Photos');
  await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');

  await visitor.page.keyboard.press('/');
  await visitor.find('input[type=search]:focus');
  await visitor.page.keyboard.type('beach');
  await visitor.sees('Looks like “beach”');
  const cards = await visitor.page.$$eval('.result-card', (all) => all.map(({ textContent }) => textContent));
  const sunset = cards.find((text) => text.includes('IMG_2041.jpg')) ?? '';
  expect(sunset).toContain('Looks like “beach”');
  expect(sunset.replace('Looks like “beach”', '').toLowerCase()).not.toContain('beach');
  expect(await axeViolationsInBothThemes(visitor)).toEqual([]);

  await visitor.press('Show all photos');
  await visitor.waitFor(() => !document.body.textContent.includes('Looks like'));
});
