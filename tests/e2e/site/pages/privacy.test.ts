import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { PRIVACY } from '../../../../site/legal/privacy-copy.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the privacy page', () => {
  it(
    'says what is sent where and what is stored, in tables that stay tables on a phone',
    { tags: ['privacy-page-name-email-billing', 'terms-privacy-public-static-legal'] },
    async () => {
      const visitor = await fixture.arrive({ widthPx: 390 });
      await visitor.open('/privacy');
      for (const { table } of PRIVACY.sections) {
        for (const [name = '', ...cells] of table?.rows ?? []) {
          await visitor.sees(name);
          for (const cell of cells) await visitor.sees(cell);
        }
      }
      const tree = await visitor.page.accessibility.snapshot({ interestingOnly: false });
      expect(JSON.stringify(tree).match(/"role":"rowheader"/g)?.length).toBeGreaterThan(20);
    },
  );

  it('leads from its contents to a section, and moves the focus there', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/privacy');
    await visitor.sees('Log In');
    await visitor.click('main nav a[href="#browser"]');
    await visitor.waitFor(() => document.activeElement?.id === 'browser');
    const top = await visitor.read('#browser', (heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(64);
    expect(top).toBeLessThan(400);
  });

  it('names everything that a visit leaves in the browser', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('pia@example.org');
    await visitor.open('/usage');
    await visitor.sees('Current Plan');
    const left = await visitor.page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    const named = PRIVACY.sections.flatMap(({ table }) => table?.rows.map(([name]) => name ?? '') ?? []);
    const isNamed = (key: string) => named.some((name) => key.startsWith(name.replace('…', '')));
    expect(left.length).toBeGreaterThan(3);
    expect(left.filter((key) => !isNamed(key))).toEqual([]);
  });

  isReadable(fixture, '/privacy');
});
