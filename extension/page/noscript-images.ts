import { isHtml } from './page-elements.ts';

const parsed = new WeakMap<Element, HTMLImageElement[]>();

/** Returns the images of a `noscript`, whose content is parsed as text while scripting is enabled. */
export function imagesInNoscript(noscript: Element): HTMLImageElement[] {
  const known = parsed.get(noscript);
  if (known) return known;
  const text = noscript.textContent;
  const images = /<img/i.test(text)
    ? [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('img')].filter(
        ({ style }) => style.display !== 'none' && style.visibility !== 'hidden',
      )
    : [];
  parsed.set(noscript, images);
  return images;
}

/** Returns the `img` that a `noscript` is the fallback of: its sibling, or the only one in a sibling element. */
export function imageBeside(noscript: Element): HTMLImageElement | undefined {
  for (const beside of [noscript.previousElementSibling, noscript.nextElementSibling]) {
    if (isHtml(beside, 'img')) return beside;
    if (!beside || isHtml(beside, 'noscript')) continue;
    const images = beside.querySelectorAll('img');
    if (images.length === 1) return images[0];
  }
  return undefined;
}

/** Returns the images of the `noscript` that is the fallback of this `img`. */
export function fallbackImages(img: HTMLImageElement): HTMLImageElement[] {
  if (img.ownerDocument.getElementsByTagName('noscript').length === 0) return [];
  const nearby = [img, img.parentElement, img.parentElement?.parentElement].flatMap((element) => [
    element?.nextElementSibling,
    element?.previousElementSibling,
  ]);
  return nearby
    .filter((element) => isHtml(element, 'noscript'))
    .filter((noscript) => imageBeside(noscript) === img)
    .flatMap(imagesInNoscript);
}
