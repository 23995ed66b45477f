import { expect, it } from 'vitest';
import { SAMPLES, type SampleId } from '../../../../site/samples/samples.ts';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** The others are removed again, because each takes the engine a second. */
const ORGANIZED: readonly SampleId[] = ['sunset', 'boats', 'stream'];

it('sample pictures are organized on this device, and one is found by a thing that its description does not mention', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.open('/upload');
  await visitor.press('Try it with sample pictures');
  await visitor.sees(`${SAMPLES.length} files selected`);
  for (const { id, name } of SAMPLES) {
    if (!ORGANIZED.includes(id)) await visitor.press(`Remove ${name.replace(/\.\w+$/, '.webp')}`);
  }
  await visitor.sees(`${ORGANIZED.length} files selected`);
  await visitor.press('Organize Photos');
  const entries = await openedArchive((await downloads.next()).bytes);
  expect([...entries.keys()].some((path) => path.startsWith('Sunsets & Sky/'))).toBe(true);
  expect(entries.size).toBe(ORGANIZED.length);

  await visitor.find('input[type=search]');
  await visitor.page.keyboard.press('/');
  await visitor.find('input[type=search]:focus');
  await visitor.page.keyboard.type('harbor');
  await visitor.sees('Looks like “harbor”');
  // On the picture, not over the name below it.
  const isOnPicture = await visitor.page.$eval('.card-mark', (mark) => {
    const picture = mark.closest('.result-card')!.querySelector('img')!.getBoundingClientRect();
    return mark.getBoundingClientRect().bottom <= picture.bottom;
  });
  expect(isOnPicture).toBe(true);
  const cards = await visitor.page.$$eval('.result-card', (all) => all.map(({ textContent }) => textContent));
  const boats = cards.find((text) => text.includes('scan0012.webp')) ?? '';
  expect(boats).toContain('Looks like “harbor”');
  expect(boats.replace('Looks like “harbor”', '').toLowerCase()).not.toContain('harbor');
  expect(await axeViolationsInBothThemes(visitor)).toEqual([]);

  // Its color is in no sentence either.
  await visitor.page.$eval('input[type=search]', (box) => box.select());
  await visitor.page.keyboard.type('white boats');
  await visitor.sees('Looks like “white boats”');
  const white = await visitor.page.$$eval('.result-card', (all) => all.map(({ textContent }) => textContent));
  expect(white.filter((text) => text.includes('scan0012.webp'))).toHaveLength(1);
  expect(white).toHaveLength(1);

  await visitor.press('Show all photos');
  await visitor.waitFor(() => !document.body.textContent.includes('Looks like'));
});
