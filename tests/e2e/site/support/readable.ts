import { afterAll, beforeAll, describe, expect, it, type TestOptions } from 'vitest';
import { axeViolationsInBothThemes, sidewaysPx } from './axe-violations.ts';
import type { SiteFixture } from './site-fixture.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** Screen widths, by text size. */
const WIDTHS_PX = { '100%': [320, 390, 768, 1440], '200%': [390, 768, 1440] } as const;

/** Opens all `<details>`, so that their content is tested too. */
async function unfold({ page }: Visitor): Promise<void> {
  await page.$$eval('main details', (all) => {
    for (const details of all) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

/**
 * Tests that a text page is accessible, fits all screens, and works without scripts, in one visit.
 *
 * @param axe when axe runs; at night on pages made of the same components as others
 */
export function isReadable(fixture: SiteFixture, path: string, axe: TestOptions = {}): void {
  describe('on a readable page', () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await Visitor.arrive(fixture.browser, fixture.site.origin);
      await visitor.open(path);
      await unfold(visitor);
    });
    afterAll(() => visitor.leave());

    it('passes axe, in either theme', axe, async () => {
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    });

    it(
      'says the same without a script, under one heading, and skips no level',
      { tags: ['terms-privacy-static-legal-pages'] },
      async () => {
        const said = await visitor.page.$eval('main', (main) => main.textContent);
        const html = await (await fetch(fixture.site.origin + path)).text();
        const { text, levels } = await visitor.page.evaluate((markup) => {
          const main = new DOMParser().parseFromString(markup, 'text/html').querySelector('main');
          const headings = [...(main?.querySelectorAll('h1, h2, h3, h4') ?? [])];
          return { text: main?.textContent, levels: headings.map(({ tagName }) => Number(tagName.slice(1))) };
        }, html);
        expect(text).toBe(said);
        expect(levels.filter((level) => level === 1)).toEqual([1]);
        expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
      },
    );

    it('does not scroll sideways, on phones and walls, nor with text twice as large', async () => {
      for (const [size, widths] of Object.entries(WIDTHS_PX)) {
        await visitor.page.addStyleTag({ content: `html { font-size: ${size} }` });
        for (const width of widths) {
          await visitor.page.setViewport({ width, height: 900 });
          expect(await sidewaysPx(visitor), `${width} px, text at ${size}`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
