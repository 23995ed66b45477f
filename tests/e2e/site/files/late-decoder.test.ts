import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture(FREE);

/** A TIFF, whose decoder is loaded with the first such photo. */
async function drawTiff(): Promise<string> {
  const path = join(fixture.photos.folder, 'scan.tiff');
  const bytes = await sharp({ create: { width: 240, height: 160, channels: 3, background: '#28963c' } })
    .tiff()
    .toBuffer();
  await writeFile(path, bytes);
  return path;
}

describe('a photo whose decoder can’t be downloaded offline', () => {
  it('is neither refused nor left without a thumbnail, but waits for the network', async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn();
    const [jpeg] = await fixture.photos.drawMany(1);
    await visitor.choose([jpeg?.path ?? '']);
    await visitor.find('.heap-print img');

    await visitor.page.setOfflineMode(true);
    let failed = 0;
    visitor.page.on('requestfailed', () => (failed += 1));
    await visitor.choose([await drawTiff()]);
    await visitor.sees('2 files selected');
    await visitor.press('Organize Photos');
    await expect.poll(() => failed).toBeGreaterThan(1);
    await visitor.page.setOfflineMode(false);

    await visitor.waitFor(() => document.querySelectorAll('.slide img').length === 2);
    const archive = await openedArchive((await downloads.next()).bytes);
    expect(archive.size).toBe(2);
  });
});
