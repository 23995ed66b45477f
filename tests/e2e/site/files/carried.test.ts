import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256, topOfArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('files that can’t be analyzed, on the board', () => {
  it('are kept in their own folder once the switch is on', { tags: ['originals-kept'] }, async () => {
    const good = await fixture.photos.draw('good.jpg', 'green');
    const text = Buffer.from('Not a picture at all, only its name says so.\n');
    const layers = Buffer.from('8BPS\0\x01 and so on', 'latin1');
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('carried@example.org');
    await visitor.choose([
      good.path,
      await fixture.photos.write('notes.jpg', text),
      await fixture.photos.write('layers.psd', layers),
    ]);
    await visitor.sees('3 files selected');
    await visitor.press('Organize Photos');
    const first = await openedArchive((await downloads.next()).bytes);
    expect([...first.values()]).toEqual([sha256(good.bytes)]);

    await visitor.pick('More ways to save', 'Add files that can’t be read');
    await visitor.page.keyboard.press('Escape');
    await visitor.sees('Your latest changes aren’t in the ZIP yet');
    await visitor.press('Download ZIP');
    const { bytes } = await downloads.next();
    const second = await openedArchive(bytes);
    expect(second.get('Not readable/notes.jpg')).toBe(sha256(text));
    expect(second.get('Not readable/layers.psd')).toBe(sha256(layers));
    expect(second.size).toBe(3);
    expect((await topOfArchive(bytes)).get('where-my-pix.csv')).toContain('Not readable/notes.jpg');
  });
});
