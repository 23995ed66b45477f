/** @module-tag nightly */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FIGURES_PICTURE } from '#ui/limits.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import type { Colour } from '../support/colour-engine.ts';
import { watchDownloads } from '../support/downloads.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const LISBON = ['N', '38/1 43/1 12/1', 'W', '9/1 8/1 24/1'] as const;
const SUVA = ['S', '18/1 8/1 30/1', 'E', '178/1 26/1 30/1'] as const;

/** A picture of one color, with a camera's date and place. */
async function drawTaken(name: string, colour: Colour, taken: string, place?: typeof LISBON | typeof SUVA) {
  const { bytes } = await fixture.photos.draw(name, colour);
  const [north, latitude, east, longitude] = place ?? [];
  const dated = sharp(bytes).withExif({
    IFD2: { DateTimeOriginal: taken },
    ...(north && latitude && east && longitude
      ? {
          IFD3: {
            GPSLatitudeRef: north,
            GPSLatitude: latitude,
            GPSLongitudeRef: east,
            GPSLongitude: longitude,
          },
        }
      : {}),
  });
  return fixture.photos.write(name, await dated.jpeg().toBuffer());
}

/** A visitor with a board. */
async function arriveAtBoard(
  email: string,
  paths: readonly string[],
  { failed = 0, ...options }: VisitorOptions & { readonly failed?: number } = {},
) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  await visitor.choose(paths);
  await visitor.sees(`${paths.length} file${paths.length === 1 ? '' : 's'} selected`);
  await visitor.press('Organize Photos');
  await downloads.next();
  await visitor.sees('Your folders');
  if (failed > 0) await visitor.sees(`${failed} left out`);
  return { visitor, downloads };
}

/** Three dogs and a car from May 2026, a meal from June 2025, one by its name, and files that can't be placed. */
async function photosOfTwoYears(email: string): Promise<string[]> {
  const { empty } = await fixture.photos.drawFaulty();
  return [
    await drawTaken(`a-${email}.jpg`, 'green', '2026:05:12 10:00:00', LISBON),
    await drawTaken(`b-${email}.jpg`, 'green', '2026:05:12 10:10:00', LISBON),
    await drawTaken(`c-${email}.jpg`, 'green', '2026:05:13 22:00:00', SUVA),
    await drawTaken(`d-${email}.jpg`, 'red', '2026:05:12 10:20:00'),
    await drawTaken(`e-${email}.jpg`, 'yellow', '2025:06:01 13:00:00'),
    (await fixture.photos.draw(`IMG-20260401-WA${email.length}.jpg`, 'yellow')).path,
    empty,
  ];
}

const dialog = ({ page }: Visitor) =>
  page.$eval('.figures-dialog', (one) =>
    [...one.querySelectorAll('section section')].map((section) =>
      [...section.querySelectorAll('h3, p, li')].map((part) => part.textContent.trim()),
    ),
  );

describe('a board’s statistics', () => {
  it('show how many photos are in each folder, their dates and places, and what was left out', async () => {
    const email = 'figures@example.org';
    const { visitor } = await arriveAtBoard(email, await photosOfTwoYears(email), { failed: 1 });
    await visitor.press('Statistics');
    await visitor.waitFor(() => document.activeElement?.textContent === 'Photo statistics');
    await visitor.find('.figures-map circle');
    const [folders, when, where, leftOut] = await dialog(visitor);
    expect(folders).toEqual([
      'Folders',
      expect.stringMatching(/^Pets3 photos, \d+ KB$/),
      expect.stringMatching(/^Food2 photos, \d+ KB$/),
      expect.stringMatching(/^Vehicles1 photo, \d+ KB$/),
    ]);
    expect(when).toEqual([
      'When',
      expect.stringMatching(/^June 1, 2025\s–\sMay 13, 2026\. Busiest: May 2026 \(4 photos\)\.$/),
      'June 2025: 1 photo',
      ...['July', 'August', 'September', 'October', 'November', 'December'].map(
        (month) => `${month} 2025: 0 photos`,
      ),
      ...['January', 'February', 'March'].map((month) => `${month} 2026: 0 photos`),
      'April 2026: 1 photo',
      'May 2026: 4 photos',
      'Dates: 5 from the file itself, 1 from a file or folder name.',
    ]);
    expect(where).toEqual([
      'Where',
      'With a location: 3 of 6 photos.',
      'Lisbon, Portugal2 photos',
      'Suva, Fiji1 photo',
    ]);
    expect(leftOut).toEqual(['Left out', expect.stringMatching(/^empty\.jpg is empty\./)]);

    await visitor.page.keyboard.press('Escape');
    await visitor.waitUntilGone('.figures-dialog');
    await visitor.waitFor(() => document.activeElement?.textContent === 'Statistics');
  });

  it('follow the board’s current state', async () => {
    const email = 'moved-figures@example.org';
    const { visitor } = await arriveAtBoard(email, [
      await drawTaken(`f-${email}.jpg`, 'red', '2026:05:12 10:00:00'),
    ]);
    await visitor.press('Rename Vehicles');
    await visitor.find('input[aria-label="New name for Vehicles"]:focus');
    await visitor.page.keyboard.type('Our car');
    await visitor.page.keyboard.press('Enter');
    await visitor.press('Statistics');
    await visitor.find('.figures-dialog');
    const [folders, when, where, leftOut] = await dialog(visitor);
    expect(folders?.[1]).toMatch(/^Our car1 photo/);
    expect(when).toEqual(['When', 'Taken on May 12, 2026.', 'Dates: 1 from the file itself.']);
    expect(where).toEqual(['Where', 'No locations are known.']);
    expect(leftOut).toEqual(['Left out', 'Nothing was left out.']);
    expect(await visitor.page.$('.figures-map')).toBeNull();
  });

  it('are saved as a picture, in the current theme', async () => {
    const email = 'picture@example.org';
    const { visitor, downloads } = await arriveAtBoard(email, await photosOfTwoYears(email), { failed: 1 });
    const brightness = [];
    for (const theme of ['light', 'dark'] as const) {
      await visitor.prefers(theme);
      await visitor.press('Statistics');
      await visitor.press('Save as image');
      const { name, bytes } = await downloads.next();
      expect(name).toMatch(/^where-my-pix-\d{4}-\d{2}-\d{2}\.png$/);
      await visitor.sees('to your downloads.');
      const { width, format } = await sharp(bytes).metadata();
      expect({ width, format }).toEqual({
        width: FIGURES_PICTURE.widthPx * FIGURES_PICTURE.pixelRatio,
        format: 'png',
      });
      const { channels } = await sharp(bytes).greyscale().stats();
      // Something is drawn on it.
      expect(channels[0]?.stdev).toBeGreaterThan(10);
      brightness.push(channels[0]?.mean ?? 0);
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('.figures-dialog');
    }
    expect(brightness[0]).toBeGreaterThan(200);
    expect(brightness[1]).toBeLessThan(60);
  });

  it('pass axe, and nothing sticks out, on a phone and in a wide window', async () => {
    for (const widthPx of [320, 1440]) {
      const email = `axe-figures-${widthPx}@example.org`;
      const { visitor } = await arriveAtBoard(email, await photosOfTwoYears(email), { failed: 1, widthPx });
      await visitor.press('Statistics');
      await visitor.find('.figures-map circle');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
      expect(
        await visitor.read('.figures-body', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
      if (process.env['SHOTS'])
        for (const theme of ['light', 'dark'] as const) {
          await visitor.prefers(theme);
          await visitor.page.setViewport({ width: widthPx === 320 ? 390 : 1440, height: 900 });
          await visitor.page.screenshot({
            path: `${process.env['SHOTS']}/fig-${widthPx}-${theme}.png` as `${string}.png`,
          });
        }
    }
  });
});
