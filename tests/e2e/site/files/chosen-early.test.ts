import { describe, expect, it } from 'vitest';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('photos that are chosen while the page’s scripts are still loading', () => {
  it('are on the table once it works', { tags: ['browse-images-button-accepting'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.cannotReach('/assets/hydrate-page-');
    visitor.getsNoAnswer();
    // The page is never loaded completely.
    visitor.page.goto(`${fixture.site.origin}/upload`).catch(() => {});
    await visitor.sees('Organize Your Photos');
    const drawn = await fixture.photos.drawMany(2);
    await visitor.choose(drawn.map(({ path }) => path));
    expect(await visitor.text()).toContain('0 files selected');
    await visitor.canReachAll();
    await visitor.sees('2 files selected');
  });

  it('can be browsed for before that, and the button shows that it waits for them', async () => {
    const visitor = await fixture.arrive();
    await visitor.cannotReach('/assets/hydrate-page-');
    visitor.getsNoAnswer();
    visitor.page.goto(`${fixture.site.origin}/upload`).catch(() => {});
    // The entry has run, and asks for the rest.
    await visitor.find('link[rel=modulepreload]');
    const dialog = visitor.page.waitForFileChooser();
    await visitor.press('Browse Images');
    const [drawn] = await fixture.photos.drawMany(1);
    await (await dialog).accept([drawn?.path ?? '']);
    await visitor.find('main button[aria-busy=true]');
    await visitor.canReachAll();
    await visitor.sees('1 file selected');
    expect(await visitor.page.$('main button[aria-busy=true]')).toBeNull();
  });
});
