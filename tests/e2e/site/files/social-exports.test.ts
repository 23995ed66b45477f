import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { parseCsv } from '#core/lists/csv.ts';
import { FACEBOOK, INSTAGRAM, writeSocialExports } from '../../../fixtures/social/made-exports.ts';
import { watchDownloads } from '../support/downloads.ts';
import { topOfArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

it(
  'exports from Facebook and Instagram date their photos, and photos from messages can be left out',
  { tags: ['photos-scattered-over-services'] },
  async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    const { zips, instagram } = await writeSocialExports(fixture.photos.folder);
    await visitor.signIn();
    await visitor.drop([...zips, instagram]);
    await visitor.sees('7 files selected');
    await visitor.sees('In your export: 1 from stories and 1 from messages.');
    await visitor.click('::-p-aria([name="Leave out photos from messages"])');
    await visitor.sees('6 files selected');
    await visitor.press('Organize Photos');

    const top = await topOfArchive((await downloads.next()).bytes);
    const [columns = [], ...rows] = parseCsv(top.get('where-my-pix.csv') ?? '');
    const dates = new Map(
      rows.map((row) => [basename(row[columns.indexOf('original')] ?? ''), row[columns.indexOf('date')]]),
    );
    for (const { path, date, section } of [...FACEBOOK, ...INSTAGRAM]) {
      const name = basename(path);
      expect([name, dates.get(name)]).toEqual([name, section === 'messages' ? undefined : date]);
    }
  },
);
