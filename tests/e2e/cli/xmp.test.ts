/** @module-tag nightly */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { xmpTexts } from '#codec/facts/xmp-texts.ts';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { openedArchive, sha256 } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, ownFolder } from './run-organize.ts';

const HOSTILE = `Ann & "Bob" <b>'</b>`;

async function drawExport(folder: string) {
  const year = join(folder, 'Takeout/Google Photos/Photos from 2019');
  await mkdir(year, { recursive: true });
  const told = await draw(folder, 'Takeout/Google Photos/Photos from 2019/IMG_1.jpg', 'navy');
  const own = await draw(folder, 'Takeout/Google Photos/Photos from 2019/IMG_2.jpg', 'green');
  await writeFile(join(year, 'IMG_2.xmp'), '<x:xmpmeta>mine</x:xmpmeta>');
  const sidecar = {
    title: 'IMG_1.jpg',
    photoTakenTime: { timestamp: '1563120192' },
    description: HOSTILE,
    people: [{ name: HOSTILE }],
    geoData: { latitude: 38.6916, longitude: -9.216 },
  };
  await writeFile(join(year, 'IMG_1.jpg.json'), JSON.stringify(sidecar));
  return { told, own };
}

describe('--xmp', () => {
  it('writes what is known of a photo next to it, and leaves the photo and its own .xmp unchanged', async () => {
    const folder = await ownFolder();
    const { told, own } = await drawExport(folder);
    const outcome = await organize(folder, ['Takeout', '--xmp', '--json']);
    expect(outcome.code).toBe(0);
    const paths = linesOf(outcome).map(({ path = '' }) => path);
    const zip = await readFile(join(folder, 'organized_photos.zip'));
    const entries = await openedArchive(zip);
    expect(paths.slice(0, 2).map((path) => entries.get(path))).toEqual([told, own].map(sha256));
    const sidecars = [...entries.keys()].filter((path) => path.endsWith('.xmp'));
    const [first = '', second = ''] = paths.map((path) => path.replace(/\.jpg$/, '.xmp'));
    expect(sidecars.toSorted()).toEqual([first, second].toSorted());
    const opened = await JSZip.loadAsync(zip);
    expect(await opened.file(second)?.async('text')).toBe('<x:xmpmeta>mine</x:xmpmeta>');
    const text = (await opened.file(first)?.async('text')) ?? '';
    expect(xmpTexts(text)).toMatchObject({ caption: HOSTILE, people: [HOSTILE] });
    expect(text).toContain('<exif:DateTimeOriginal>2019-07-14T17:03:12+01:00</exif:DateTimeOriginal>');
    expect(text).toContain('<photoshop:City>Lisbon</photoshop:City>');
  });

  it('writes them into a folder too, and removes them with the photos', async () => {
    const folder = await ownFolder();
    await drawExport(folder);
    const env = { XDG_STATE_HOME: join(folder, 'state') };
    const before = await treeOf(join(folder, 'Takeout'));
    const put = await organize(folder, ['Takeout', '--into', 'sorted', '--move', '--xmp', '--no-list'], env);
    expect(put.code).toBe(0);
    const sorted = await treeOf(join(folder, 'sorted'));
    expect(sorted.filter(({ path }) => path.endsWith('.xmp'))).toHaveLength(2);
    const undone = await organize(folder, ['undo', 'sorted'], env);
    expect(undone).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(folder)).not.toContain('sorted');
    expect(await treeOf(join(folder, 'Takeout'))).toEqual(before);
  });

  it('adds nothing next to a file that somebody changed since, and leaves nothing behind', async () => {
    const folder = await ownFolder();
    await draw(folder, 'IMG_1.jpg', 'navy');
    const env = { XDG_STATE_HOME: join(folder, 'state') };
    const put = () => organize(folder, ['IMG_1.jpg', '--into', 'sorted', '--xmp'], env);
    expect((await put()).code).toBe(0);
    const first = (await treeOf(join(folder, 'sorted'))).map(({ path }) => path);
    const sidecar = first.find((path) => /^[^.].*\.xmp$/.test(path)) ?? '';
    await writeFile(join(folder, 'sorted', sidecar), 'edited in Lightroom');
    expect((await put()).code).toBe(0);
    expect((await treeOf(join(folder, 'sorted'))).map(({ path }) => path)).toEqual(first);
    expect(await readFile(join(folder, 'sorted', sidecar), 'utf8')).toBe('edited in Lightroom');
  });
});
