import type { Page } from 'puppeteer';

/**
 * Shows a page in its own fonts, however slow the machine is. They are optional on our pages, which keep the system's
 * where ours come late.
 */
export async function showOwnFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (const [at, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        sheet.deleteRule(at);
        sheet.insertRule(rule.cssText.replace(/font-display:\s*optional/, 'font-display: block'), at);
      }
    }
    // Laid out anew, so that the fonts are asked for.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
