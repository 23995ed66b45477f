/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { ABOUT, TEAM } from '../../../site/about/about-copy.ts';
import { isReadable } from './readable.ts';
import { siteFixture } from './site-fixture.ts';

const fixture = siteFixture();

describe('the page about us', () => {
  it('tells story and mission, shows four people and that they are samples, and leads to the contact page', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/about');
    await visitor.sees(ABOUT.mission);
    await visitor.sees('founded in 2025');
    await visitor.sees(ABOUT.teamSample);
    expect(await visitor.page.$$eval('main h3', (names) => names.length)).toBe(4);
    expect(TEAM.members).toHaveLength(4);
    for (const { name, role, bio } of TEAM.members) {
      await visitor.sees(name);
      await visitor.sees(role);
      await visitor.sees(bio);
    }
    await visitor.sees('AS');
    await visitor.click('main a[href="/contact"]');
    await visitor.isAt('/contact');
  });

  isReadable(fixture, '/about');
});
