/** @module-tag nightly */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../support/colour-engine.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** A photo with this date in its EXIF. */
async function drawDated(name: string, colour: Colour, day: string): Promise<string> {
  const { bytes } = await fixture.photos.draw(name, colour);
  const dated = sharp(bytes).withExif({ IFD2: { DateTimeOriginal: `${day} 10:00:00` } });
  return fixture.photos.write(name, await dated.jpeg().toBuffer());
}

describe('photos with the same name', () => {
  it(
    'are distinguished on the board and in the ZIP by content and day',
    { tags: ['entries-category-short-name'] },
    async () => {
      fixture.engine.say('green', 'A dog. With a ball.');
      fixture.engine.say('yellow', 'A dog. With a chair.');
      fixture.engine.say('blue', 'A dog.');
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn();
      await visitor.choose([
        (await fixture.photos.draw('IMG_0001.jpg', 'green')).path,
        (await fixture.photos.draw('IMG_0002.jpg', 'yellow')).path,
        await drawDated('IMG_0003.jpg', 'blue', '2019:07:14'),
        await drawDated('IMG_0004.jpg', 'blue', '2019:07:15'),
        (await fixture.photos.draw('IMG_0005.jpg', 'blue')).path,
      ]);
      await visitor.sees('5 files selected');
      await visitor.press('Organize Photos');
      const names = [
        'dog.jpg',
        'dog_2019-07-14.jpg',
        'dog_2019-07-15.jpg',
        'dog_with_a_ball.jpg',
        'dog_with_a_chair.jpg',
      ];
      const paths = [...(await openedArchive((await downloads.next()).bytes)).keys()];
      expect(paths.toSorted()).toEqual(names.map((name) => `Pets/${name}`));
      await visitor.sees('5 photos placed in');
      const board = await visitor.text();
      for (const name of names) expect(board).toContain(name);
    },
  );
});
