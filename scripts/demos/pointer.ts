import type { Page } from 'puppeteer';

/** Draws a pointer that follows the mouse, because recordings do not contain the system's pointer. */
export async function showPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pointer = document.createElement('div');
    pointer.style.cssText =
      'position:fixed;z-index:9999;left:-40px;top:0;width:18px;height:18px;margin:-9px;border-radius:50%;background:rgb(200 55 27/.85);box-shadow:0 0 0 4px rgb(200 55 27/.25);pointer-events:none';
    document.body.append(pointer);
    document.addEventListener('mousemove', ({ clientX, clientY }) => {
      pointer.style.left = `${clientX}px`;
      pointer.style.top = `${clientY}px`;
    });
  });
}

/** Moves the mouse to a button in steps and clicks it. */
export async function pressSlowly(page: Page, name: string): Promise<void> {
  const target = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`);
  const box = await target?.boundingBox();
  if (!box) throw new Error(`There is no visible button "${name}"`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 24 });
  await page.mouse.down();
  await page.mouse.up();
}
