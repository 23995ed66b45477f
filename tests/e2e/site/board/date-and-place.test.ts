/** @module-tag nightly */
import { utimes } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const facts = ({ page }: Visitor) =>
  page.$eval('.viewer-facts', (all) =>
    Object.fromEntries(
      [...all.querySelectorAll('div')].map((one) => [
        one.querySelector('dt')?.textContent,
        one.querySelector('dd')?.innerText.replace(/\s+/g, ' '),
      ]),
    ),
  );

it('an opened photo shows when and where it was taken, and how that is known', async () => {
  const dog = await fixture.photos.draw('dog.jpg', 'green');
  const taken = await sharp(dog.bytes)
    .withExif({
      IFD2: { DateTimeOriginal: '2019:07:14 18:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 43/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '9/1 8/1 24/1',
      },
    })
    .toBuffer();
  const [car, beach] = await Promise.all([
    fixture.photos.draw('IMG_20180102_030405.jpg', 'red'),
    fixture.photos.draw('beach.jpg', 'blue'),
  ]);
  await utimes(beach.path, new Date('2017-06-05T12:00:00Z'), new Date('2017-06-05T12:00:00Z'));
  const visitor = await fixture.arrive();
  await visitor.signIn('when-and-where@example.org');
  await visitor.choose([await fixture.photos.write('taken.jpg', taken), car.path, beach.path]);
  await visitor.sees('3 files selected');
  await visitor.press('Organize Photos');
  await visitor.sees('Your folders');

  const open = async (folder: string) => {
    await visitor.click(`section[aria-label="${folder}"] .slide`);
    await visitor.find('.viewer-facts');
    await visitor.find('img[data-whole]');
    const known = await facts(visitor);
    await visitor.page.keyboard.press('Escape');
    await visitor.waitUntilGone('.viewer');
    return known;
  };
  expect(await open('Pets')).toMatchObject({
    Taken: 'July 14, 2019 at 6:30 PM from the file itself',
    Place: 'Lisbon, Portugal Place names: GeoNames',
  });
  expect(await open('Beach & Sea')).toMatchObject({
    Taken: 'No date in the photo (file changed Jun 5, 2017)',
  });
  const named = await open('Vehicles');
  expect(named).toMatchObject({ Taken: 'January 2, 2018 at 3:04 AM from a file or folder name' });
  expect(named).not.toHaveProperty('Place');
});
