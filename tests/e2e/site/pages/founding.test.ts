/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';

const TAGLINE = /Unlimited access for the first (\d+) users? who signs? up/;
const SPEAKS_OF_IT = /founding member|first \d+ (?:accounts|users)|unlimited access|no monthly limit/i;

describe('a site whose first accounts have no monthly limit', () => {
  const fixture = siteFixture({ FOUNDING_MEMBERS: '1' });
  const page = async (path: string) => (await fetch(fixture.site.origin + path)).text();

  it(
    'Home shows the tagline with the configured number until the last seat is taken',
    { tags: ['unlimited-access-first-100-users'] },
    async () => {
      await expect.poll(() => page('/')).toMatch(TAGLINE);
      const visitor = await fixture.arrive();
      await visitor.open('/');
      expect(TAGLINE.exec(await visitor.text())?.[1]).toBe('1');
      await visitor.signIn('first@example.org');
      await expect.poll(() => page('/')).not.toMatch(TAGLINE);
      await visitor.open('/');
      await visitor.sees('Free on this device, without an account.');
      expect(await visitor.text()).not.toMatch(TAGLINE);
    },
  );

  it.each(['/pricing', '/faq', '/terms'])('%s says how many they are', async (path) => {
    expect(await page(path)).toContain('The first 1 account');
    expect(await page(path)).not.toContain('{founding');
  });
});

describe('a site without founding members', () => {
  const fixture = siteFixture(FREE);

  it.each(PUBLIC_PATHS)(
    '%s does not mention any',
    { tags: ['unlimited-access-first-100-users'] },
    async (path) => {
      expect(await (await fetch(fixture.site.origin + path)).text()).not.toMatch(SPEAKS_OF_IT);
      const visitor = await fixture.arrive();
      const complaints: string[] = [];
      visitor.page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      visitor.page.on('pageerror', (error) => complaints.push(String(error)));
      await visitor.open(path);
      expect(await visitor.page.content()).not.toMatch(SPEAKS_OF_IT);
      expect(complaints).toEqual([]);
    },
  );
});
