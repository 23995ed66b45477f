import type { Page } from 'puppeteer';

/** Shows a page in its own fonts, however slow the machine. Our pages' fonts are optional: late ones are not used. */
export async function showOwnFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (const [at, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        sheet.deleteRule(at);
        sheet.insertRule(rule.cssText.replace(/font-display:\s*optional/, 'font-display: block'), at);
      }
    }
    // A new layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
