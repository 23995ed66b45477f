import { describe, expect, it } from 'vitest';
import { ABOUT } from '../../../../site/about/about-copy.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the About page', () => {
  it(
    'tells story and mission, shows only configured people, and leads to the contact page',
    {
      tags: [
        'about-public-story-mission-team',
        'story-mission',
        'four-person-team-name-role',
        'link-contact',
        'team-member-name-role-bio',
        'company-founded-2025',
        'founded-2025',
        'team-phone-e-mail-office',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/about');
      await visitor.sees(ABOUT.mission);
      await visitor.sees('founded in 2025');
      expect(await visitor.page.$('#team')).toBeNull();
      await visitor.click('main a[href="/contact"]');
      await visitor.isAt('/contact');
    },
  );

  isReadable(fixture, '/about');
});
