import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { readListTable } from '#core/lists/list-table.ts';
import { LANGUAGES } from '#messages/language.ts';
import { pathIn } from '../../../../site/app/language.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { IN_GERMAN } from '../support/colour-engine.ts';
import { openedArchive, topOfArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** The texts of a subject in a language. */
function textsOf(language: string, subject: string): Readonly<Record<string, string>> {
  const path = join(import.meta.dirname, `../../../../shared/messages/${language}/${subject}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}

const served = async (path: string) => (await fetch(`${fixture.site.origin}${path}`)).text();

describe.each(LANGUAGES)('the site in %s', (language) => {
  it('is prerendered with its language, its words, and links to the page in every language', async () => {
    const html = await served(pathIn(language, '/faq'));
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
    expect(html).toContain(textsOf(language, 'faq')['photosTopic']);
    const size = textsOf(language, 'quantities')['megabytes'] ?? '';
    expect(html).toContain(size.replace('{count, number}', String(MAX_PHOTO_BYTES / 1024 / 1024)));
    expect(html).toContain(
      `<link rel="canonical" href="${fixture.site.origin}${pathIn(language, '/faq')}" />`,
    );
    for (const other of LANGUAGES) {
      expect(html).toContain(`hreflang="${other}" href="${fixture.site.origin}${pathIn(other, '/faq')}"`);
    }
    expect(html).toContain(`hreflang="x-default" href="${fixture.site.origin}/faq"`);
  });

  it('stores the words for names offline only in its own language', async () => {
    const worker = await served(pathIn(language, '/service-worker.js'));
    const kept = new Set(worker.match(/tongue-[\w-]+\.js/g));
    expect(kept.size).toBe(language === 'en' ? 0 : 1);
  });

  it('says in its language that a page doesn’t exist', NIGHTLY, async () => {
    const reply = await fetch(`${fixture.site.origin}${pathIn(language, '/nowhere')}`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
  });
});

/** A visitor who has signed in on the German pages, at the table. */
async function arriveInGerman(email: string) {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.open('/de/login');
  await visitor.click('main button');
  await visitor.nameThemselves(email);
  await visitor.isAt('/de/upload');
  return { visitor, downloads };
}

describe('a visitor who reads German', () => {
  it('finds the German page in the footer, and stays in German from link to link', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/pricing');
    await visitor.click('footer a[hreflang=de]');
    await visitor.isAt('/de/pricing');
    await visitor.click('footer a[href="/de/faq"]');
    await visitor.isAt('/de/faq');
    await visitor.sees(textsOf('de', 'faq')['photosQuestion'] ?? '');
    expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe('de');
  });

  it('signs in, organizes photos, reads the result, and logs out, all in German', NIGHTLY, async () => {
    const { visitor, downloads } = await arriveInGerman('greta@example.org');
    const drawn = await fixture.photos.drawMany(2);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.press(textsOf('de', 'table')['organize'] ?? '');
    expect((await openedArchive((await downloads.next()).bytes)).size).toBe(2);
    await visitor.sees(textsOf('de', 'results')['title'] ?? '');
  });

  it(
    'gets German folders and names on the board and in the ZIP',
    { tags: ['folder-names-descriptions-photo'] },
    async () => {
      const { visitor, downloads } = await arriveInGerman('gerda@example.org');
      const beach = await fixture.photos.draw('IMG_1.jpg', 'blue');
      await visitor.choose([beach.path]);
      await visitor.press(textsOf('de', 'table')['organize'] ?? '');
      await visitor.sees('Strand & Meer');
      const german = (await downloads.next()).bytes;
      expect([...(await openedArchive(german)).keys()]).toEqual(['Strand & Meer/Sandstrand_am_Meer.jpg']);
      const csv = (await topOfArchive(german)).get('where-my-pix.csv') ?? '';
      const [photo] = readListTable(csv) ?? [];
      expect(photo).toMatchObject({ category: 'Beach & Sea', description: IN_GERMAN.blue.description });
    },
  );

  it(
    'keeps English folders and names on request',
    { tags: ['nightly', 'switch-keeps-them-english'] },
    async () => {
      const { visitor, downloads } = await arriveInGerman('gerd@example.org');
      const rules = textsOf('de', 'rules');
      await visitor.click(`::-p-xpath(//summary[contains(., "${rules['title']}")])`);
      await visitor.click(`::-p-xpath(//label[contains(., "${rules['english']}")])`);
      const dog = await fixture.photos.draw('IMG_2.jpg', 'green');
      await visitor.choose([dog.path]);
      await visitor.press(textsOf('de', 'table')['organize'] ?? '');
      await visitor.sees('Pets');
      const english = await openedArchive((await downloads.next()).bytes);
      expect([...english.keys()]).toEqual(['Pets/golden_retriever_on_grass.jpg']);
    },
  );

  it('reads the pages offline too', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ usesServiceWorker: true });
    await visitor.open('/de');
    await visitor.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await visitor.page.setOfflineMode(true);
    await visitor.open('/de/faq');
    await visitor.sees(textsOf('de', 'faq')['photosQuestion'] ?? '');
  });
});
