/** @module-tag nightly */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { madeRaw } from '../../../fakes/made-raw.ts';
import { COLOURS } from '../support/colour-engine.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('raw files on the upload page', () => {
  it('are analyzed by their embedded previews, shown, and come back byte for byte', async () => {
    const [r, g, b] = COLOURS.red.rgb;
    const drawn = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
        .jpeg()
        .toBuffer();
    const parts = { preview: await drawn(640, 480), thumbnail: await drawn(16, 12), orientation: 6 };
    const files = (['dng', 'cr3', 'nef', 'raf'] as const).map((format, at) => {
      const bytes = Buffer.concat([madeRaw(format, parts), Buffer.alloc(at)]);
      return { name: `shot_${at}.${format}`, bytes };
    });
    const paths = await Promise.all(files.map(({ name, bytes }) => fixture.photos.write(name, bytes)));
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('raw@example.org');
    await visitor.choose(paths);
    await visitor.sees('4 files selected');
    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].toSorted()).toEqual(files.map(({ bytes }) => sha256(bytes)).toSorted());
    expect([...entries.keys()].map((path) => path.split('.').at(-1) ?? '').toSorted()).toEqual([
      'cr3',
      'dng',
      'nef',
      'raf',
    ]);
    await visitor.waitFor(() => document.querySelectorAll('main img').length >= 4);
  });
});
