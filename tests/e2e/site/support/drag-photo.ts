import type { ElementHandle } from 'puppeteer';

/** Drags a photo to a folder, which is scrolled into sight first: a mouse cannot let go of it outside of the window. */
export async function dragPhoto(photo: ElementHandle, folder: ElementHandle): Promise<void> {
  await folder.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await folder.drop(photo);
}
