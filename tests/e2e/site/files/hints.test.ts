/** @module-tag nightly */
import JSZip from 'jszip';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
const XMP = `<x:xmpmeta><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Pasta by Nonna</rdf:li></rdf:Alt></dc:title>
  </x:xmpmeta>`;

/**
 * A photo with a descriptive name, one in a folder of a ZIP, one with a title in its metadata, and one with a
 * wrong name.
 */
async function hintedPhotos(): Promise<string[]> {
  const { photos } = fixture;
  const named = await photos.draw('Rex in Oslo.jpg', 'green');
  const lie = await photos.draw('DELETE ME.jpg', 'blue');
  const inFolder = await photos.draw('IMG_0001.jpg', 'red');
  const zip = new JSZip().file('Lisbon 2019/DCIM/IMG_0001.jpg', inFolder.bytes);
  const zipPath = await photos.write('photos.zip', await zip.generateAsync({ type: 'uint8array' }));
  const plain = await photos.draw('IMG_0002.webp', 'yellow');
  const titled = await sharp(plain.bytes).withXmp(XMP).webp({ lossless: true }).toBuffer();
  return [named.path, lie.path, zipPath, await photos.write('IMG_0003.webp', titled)];
}

describe('hints in photos', () => {
  it('shape the new names, unless the person turns that off, which is remembered', async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn();
    const photos = await hintedPhotos();
    const namesOf = async () => {
      await visitor.choose(photos);
      await visitor.sees('4 files selected');
      await visitor.press('Organize Photos');
      const names = [...(await openedArchive((await downloads.next()).bytes)).keys()].toSorted();
      await visitor.pick('More actions', 'Organize more photos');
      return names;
    };
    expect(await namesOf()).toEqual([
      'Beach & Sea/sandy_beach_under_a_blue_sky.jpg',
      'Food/pasta_by_nonna.webp',
      'Pets/rex_in_oslo.jpg',
      'Vehicles/lisbon_2019_red_car_parked_in_a_street.jpg',
    ]);

    await visitor.click(NAMING_AND_RULES);
    await visitor.click('::-p-aria([name="Use file names, folders and captions"])');
    await visitor.page.reload();
    await visitor.click(NAMING_AND_RULES);
    const isChecked = () => document.querySelector<HTMLInputElement>('details input[type=checkbox]')?.checked;
    expect(await visitor.page.evaluate(isChecked)).toBe(false);
    expect(await namesOf()).toEqual([
      'Beach & Sea/sandy_beach_under_a_blue_sky.jpg',
      'Food/plate_of_pasta.webp',
      'Pets/golden_retriever_on_grass.jpg',
      'Vehicles/red_car_parked_in_a_street.jpg',
    ]);
  });
});
