import type { ElementHandle } from 'puppeteer';

/** Drags a photo to a folder, after scrolling it into view: a mouse can't drop outside of the window. */
export async function dragPhoto(photo: ElementHandle, folder: ElementHandle): Promise<void> {
  await folder.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await folder.drop(photo);
}
