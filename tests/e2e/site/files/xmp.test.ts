import { mkdtemp, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { xmpTexts } from '#codec/facts/xmp-texts.ts';
import { readListTable } from '#core/lists/list-table.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { linesOf, organize } from '../../cli/run-organize.ts';
import { filesThatMatch, unpackTo } from '../../unpacked-zip.ts';
import { axeViolations, sidewaysPx } from '../support/axe-violations.ts';
import { type Colour, COLOURS } from '../support/colour-engine.ts';
import { type Downloads, watchDownloads } from '../support/downloads.ts';
import { asFolder, type MadeExport, YEAR } from '../support/made-takeout.ts';
import { openedArchive, sha256, topOfArchive } from '../support/opened-archive.ts';
import { hangAtFile, pickedTree, picksFolder, writePicked } from '../support/picked-folder.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { sidecarsIn } from '../support/xmp-in-zip.ts';

const fixture = siteFixture();

const HOSTILE = `Ann & "Bob" <b>'</b> ]]> \u0007 ${'long '.repeat(400)}`;
const OWN = '<x:xmpmeta>mine</x:xmpmeta>';
const SWITCH = 'Add .xmp files';

/** The photos of the export. */
const COLOUR_OF: Readonly<Record<string, Colour>> = {
  'IMG_1.jpg': 'green',
  'IMG_2.jpg': 'red',
  'IMG_3.jpg': 'blue',
  'IMG_4.jpg': 'grey',
  'IMG_4.png': 'grey',
};

/**
 * An export with hostile texts, a photo with an .xmp, one with its own EXIF, two with the same name, and a broken
 * one.
 */
async function hostileExport(): Promise<MadeExport> {
  const draw = async (name: string) => (await fixture.photos.draw(name, COLOUR_OF[name] ?? 'grey')).bytes;
  const told = {
    title: 'IMG_1.jpg',
    photoTakenTime: { timestamp: '1563120192' },
    description: HOSTILE,
    people: [{ name: HOSTILE }, { name: 'Ann' }],
    geoData: { latitude: 38.6916, longitude: -9.216 },
  };
  const taken = await sharp(await draw('IMG_3.jpg'))
    .withExif({
      IFD2: { DateTimeOriginal: '2021:03:04 05:06:07', OffsetTimeOriginal: '+02:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '40/1 0/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '30/1 0/1 0/1',
      },
    })
    .toBuffer();
  return new Map([
    [`${YEAR}/IMG_1.jpg`, await draw('IMG_1.jpg')],
    [`${YEAR}/IMG_1.jpg.json`, Buffer.from(JSON.stringify(told))],
    [`${YEAR}/IMG_2.jpg`, await draw('IMG_2.jpg')],
    [`${YEAR}/IMG_2.xmp`, Buffer.from(OWN)],
    [`${YEAR}/IMG_3.jpg`, taken],
    [`${YEAR}/IMG_4.jpg`, await draw('IMG_4.jpg')],
    [`${YEAR}/IMG_4.png`, await draw('IMG_4.png')],
    [`${YEAR}/broken.jpg`, Buffer.from('no picture')],
  ]);
}

/** A visitor with the hostile export on the board. */
async function arriveWithExport(email: string, folder: string) {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  await visitor.drop([folder]);
  await visitor.sees('6 files selected');
  await visitor.press('Organize Photos');
  const zip = (await downloads.next()).bytes;
  await visitor.sees('Your folders');
  return { visitor, downloads, zip };
}

async function turn(visitor: Visitor): Promise<void> {
  await visitor.pick('More ways to save', SWITCH);
  await visitor.page.keyboard.press('Escape');
}

async function downloadAgain(visitor: Visitor, downloads: Downloads): Promise<Buffer> {
  await visitor.press('Download ZIP');
  return (await downloads.next()).bytes;
}

const ownFolder = () => mkdtemp(join(fixture.photos.folder, 'xmp-'));

it('a ZIP has an .xmp next to each photo on request, with the folder from the board', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('daily-xmp@example.org');
  const photo = await fixture.photos.draw('daily-xmp.jpg', 'green');
  await visitor.choose([photo.path]);
  await visitor.sees('1 file selected');
  await visitor.press('Organize Photos');
  expect((await sidecarsIn((await downloads.next()).bytes)).size).toBe(0);
  await visitor.sees('Your folders');
  await turn(visitor);
  await visitor.sees('Your latest changes aren’t in the ZIP yet');
  await visitor.press('Rename Pets');
  await visitor.fill('input[aria-label="New name for Pets"]', 'Rex');
  await visitor.page.keyboard.press('Enter');
  await visitor.find('section[aria-label="Rex"]');
  const [path, text] = [...(await sidecarsIn(await downloadAgain(visitor, downloads)))][0] ?? [];
  expect(path).toMatch(/^Rex\/.*\.xmp$/);
  expect(text).toContain('<rdf:li>Rex</rdf:li>');
});

describe('a ZIP of the site', NIGHTLY, () => {
  it('has the command line’s sidecars on request, and every photo unchanged', async () => {
    const within = await ownFolder();
    const made = await hostileExport();
    const folder = await asFolder(made, within);
    const outcome = await organize(within, ['Takeout', '--xmp', '--json']);
    // The site's engine describes each color like the command line's.
    for (const { file, description = '' } of linesOf(outcome)) {
      const colour = COLOUR_OF[basename(file)];
      if (!colour) continue;
      fixture.engine.say(colour, description);
      onTestFinished(() => fixture.engine.say(colour, COLOURS[colour].description));
    }
    const expected = await sidecarsIn(await readFile(join(within, 'organized_photos.zip')));

    const { visitor, downloads, zip } = await arriveWithExport('same@example.org', folder);
    expect([...(await sidecarsIn(zip)).values()]).toEqual([OWN]);
    await turn(visitor);
    await visitor.sees('Your latest changes aren’t in the ZIP yet');
    const again = await downloadAgain(visitor, downloads);
    const sidecars = await sidecarsIn(again);
    expect(sidecars).toEqual(expected);
    expect(sidecars.size).toBe(5);
    const texts = [...sidecars.values()].map((text) => xmpTexts(text));
    expect(texts).toContainEqual(
      expect.objectContaining({ people: [expect.stringContaining(`<b>'</b> ]]>`), 'Ann'] }),
    );
    expect([...sidecars.values()].join('\n')).toContain('2021-03-04T05:06:07+02:00');

    const archive = await openedArchive(again);
    const photos = [...made].filter(([path]) => /IMG.*(?:jpg|png)$/.test(path));
    for (const [, bytes] of photos) expect([...archive.values()]).toContain(sha256(bytes));
    expect(archive.size).toBe(photos.length + sidecars.size);
    const unpacked = await ownFolder();
    await unpackTo(unpacked, again);
    expect(await filesThatMatch(unpacked)).toBe(photos.length + 3);
    const rows = readListTable((await topOfArchive(again)).get('where-my-pix.csv') ?? '') ?? [];
    expect(rows.filter(({ isPlaced }) => isPlaced)).toHaveLength(photos.length + 1);
  });

  it('has them under the board’s current names and folders, and none once they are turned off', async () => {
    const { visitor, downloads } = await arriveWithExport(
      'moved@example.org',
      await asFolder(await hostileExport(), await ownFolder()),
    );
    await turn(visitor);
    const first = await sidecarsIn(await downloadAgain(visitor, downloads));
    const beach = [...first.keys()].find((path) => path.startsWith('Beach & Sea/')) ?? '';
    const name = `${beach.slice('Beach & Sea/'.length, -'.xmp'.length)}.jpg`;
    await visitor.press(`Rename ${name}`);
    await visitor.find(`input[aria-label="New name for ${name}"]:focus`);
    await visitor.page.keyboard.type('Rex ]]>');
    await visitor.page.keyboard.press('Enter');
    await visitor.press('Rename Beach & Sea');
    await visitor.find('input[aria-label="New name for Beach & Sea"]:focus');
    await visitor.page.keyboard.type('Portugal');
    await visitor.page.keyboard.press('Enter');
    const moved = await sidecarsIn(await downloadAgain(visitor, downloads));
    const [path = '', text = ''] = [...moved].find(([one]) => one.startsWith('Portugal/')) ?? [];
    expect(path).toMatch(/^Portugal\/Rex.*\.xmp$/);
    expect(text).toContain('<rdf:li>Portugal</rdf:li>');
    expect(moved.size).toBe(first.size);

    expect(await sidecarsIn(await downloadAgain(visitor, downloads))).toEqual(moved);
    await visitor.press('Undo');
    await visitor.press('Undo');
    expect(await sidecarsIn(await downloadAgain(visitor, downloads))).toEqual(first);
    await turn(visitor);
    expect([...(await sidecarsIn(await downloadAgain(visitor, downloads))).values()]).toEqual([OWN]);
  });

  it('has them in the next batch, in a browser that remembers the setting', async () => {
    const { visitor, downloads } = await arriveWithExport(
      'kept@example.org',
      await asFolder(await hostileExport(), await ownFolder()),
    );
    await turn(visitor);
    await visitor.reload();
    await visitor.press('More ways to save');
    await visitor.find('[role=menuitemcheckbox][aria-checked=true]');
    await visitor.page.keyboard.press('Escape');
    await visitor.pick('More actions', 'Organize more photos');
    const photo = await fixture.photos.draw('next.jpg', 'purple');
    await visitor.choose([photo.path]);
    await visitor.sees('1 file selected');
    await visitor.press('Organize Photos');
    const { bytes } = await downloads.next();
    const sidecars = await sidecarsIn(bytes);
    expect(sidecars.size).toBe(1);
    expect(dirname([...sidecars.keys()][0] ?? '')).toBe('Flowers & Plants');
    await visitor.sees('Your folders');
    expect(await visitor.text()).not.toContain('Your latest changes aren’t in the ZIP yet');
  });
});

describe('retried photos', NIGHTLY, () => {
  it('get their sidecars with the others, and the board has the ZIP’s names', async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('again@example.org');
    const photos = [
      await fixture.photos.draw('again.png', 'green'),
      await fixture.photos.draw('again.jpg', 'green'),
    ];
    await visitor.choose(photos.map(({ path }) => path));
    await visitor.sees('2 files selected');
    fixture.engine.refuse(1);
    await visitor.press('Organize Photos');
    expect((await sidecarsIn((await downloads.next()).bytes)).size).toBe(0);
    await visitor.sees('1 photo placed in 1 folder, 1 left out.');
    await turn(visitor);
    expect((await sidecarsIn(await downloadAgain(visitor, downloads))).size).toBe(1);
    await visitor.press('1 left out');
    await visitor.press('Try these again');
    const { bytes } = await downloads.next();
    await visitor.sees('2 photos placed in 1 folder.');
    const archive = await openedArchive(bytes);
    expect((await sidecarsIn(bytes)).size).toBe(2);
    expect(archive.size).toBe(4);
    const board = await visitor.text();
    const onBoard = [...archive.keys()].filter((path) => board.includes(basename(path)));
    expect(onBoard).toEqual([...archive.keys()].filter((path) => !path.endsWith('.xmp')));
  });
});

describe('a folder that the board is saved to', NIGHTLY, () => {
  async function arriveAtFolder(email: string) {
    const visitor = await fixture.arrive();
    await picksFolder(visitor);
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn(email);
    const photos = [
      await fixture.photos.draw(`one ${email}.jpg`, 'green'),
      await fixture.photos.draw(`two ${email}.jpg`, 'red'),
    ];
    await visitor.choose(photos.map(({ path }) => path));
    await visitor.sees('2 files selected');
    await visitor.press('Organize Photos');
    await downloads.next();
    await visitor.sees('Your folders');
    await turn(visitor);
    const zip = await downloadAgain(visitor, downloads);
    return { visitor, sidecars: await sidecarsIn(zip), archive: await openedArchive(zip) };
  }
  const sumsThere = async (visitor: Visitor) =>
    new Map(
      [...(await pickedTree(visitor))]
        .filter(([path]) => /^[^.].*\.(?:jpg|xmp)$/.test(path))
        .map(([path, file]) => [path, file.sha256]),
    );

  it('gets the ZIP’s files, and loses them again with the photos', async () => {
    const { visitor, sidecars, archive } = await arriveAtFolder('folder@example.org');
    expect(sidecars.size).toBe(2);
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.sees('4 files: 4 to copy into');
    await visitor.press('Copy files');
    await visitor.sees('4 files copied and verified.');
    expect(await sumsThere(visitor)).toEqual(archive);
    await visitor.press('Undo copy');
    await visitor.sees('Undone: 4.');
    await expect.poll(async () => (await pickedTree(visitor)).size).toBe(0);
  });

  it('keeps an .xmp that somebody changed since, and undoes the rest', async () => {
    const { visitor, sidecars } = await arriveAtFolder('edited@example.org');
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.press('Copy files');
    await visitor.sees('4 files copied and verified.');
    const [path = ''] = sidecars.keys();
    const [folder = '', name = ''] = path.split('/');
    await writePicked(visitor, folder, name, 'edited in Lightroom');
    await visitor.press('Undo copy');
    await visitor.sees('Undone: 3.');
    expect((await pickedTree(visitor)).get(path)?.text).toBe('edited in Lightroom');
  });

  it('gets no second copy because of an .xmp that somebody changed since', async () => {
    const { visitor, sidecars } = await arriveAtFolder('twice@example.org');
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.press('Copy files');
    await visitor.sees('4 files copied and verified.');
    await visitor.press('Close');
    const [path = ''] = sidecars.keys();
    const [folder = '', name = ''] = path.split('/');
    await writePicked(visitor, folder, name, 'edited in Lightroom');
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.sees('All 3 files are already there.');
  });

  it('is resumed as it was begun, even if sidecars are now turned off', async () => {
    const { visitor, archive } = await arriveAtFolder('go-on@example.org');
    // The second sidecar is never written, because the page is closed before.
    await hangAtFile(visitor, '.xmp', 2);
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.press('Copy files');
    await expect.poll(async () => (await sumsThere(visitor)).size).toBe(4);
    await visitor.reload();
    await visitor.sees('Your folders');
    await turn(visitor);
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.sees('Copying into this folder was interrupted');
    expect(await visitor.text()).not.toContain('on this board and');
    await visitor.press('Resume');
    await visitor.sees('4 files copied and verified.');
    expect(await sumsThere(visitor)).toEqual(archive);
  });
});

describe('the switch', NIGHTLY, () => {
  it.each([390, 1440])('is accessible, and fits a window of %i px', async (widthPx) => {
    const visitor = await fixture.arrive({ widthPx });
    await visitor.signIn(`width-${widthPx}@example.org`);
    const photo = await fixture.photos.draw(`width-${widthPx}.jpg`, 'green');
    await visitor.choose([photo.path]);
    await visitor.sees('1 file selected');
    await visitor.press('Organize Photos');
    await visitor.press('More ways to save');
    await visitor.sees('Lightroom, digiKam, darktable and Immich');
    expect(await sidewaysPx(visitor)).toBe(0);
    expect(await axeViolations(visitor)).toEqual([]);
  });
});
