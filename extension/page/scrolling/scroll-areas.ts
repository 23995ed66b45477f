import { SCROLL_LIMITS } from '../../limits.ts';
import { viewOf } from '../page-elements.ts';
import { walkPage } from '../walk-page.ts';

const SCROLLS = /auto|scroll|overlay/;
const IMAGES = 'img, picture, canvas, video, [style*="background"], svg image';

/** Returns what a person can scroll down on the page: the page itself, and inner areas with images. */
export function scrollAreas(): Element[] {
  const areas: Element[] = [];
  walkPage(document, (element) => {
    if (canScroll(element)) areas.push(element);
  });
  return areas.slice(0, SCROLL_LIMITS.areas);
}

function overflow(element: Element): string {
  return viewOf(element).getComputedStyle(element).overflowY;
}

function canScroll(element: Element): boolean {
  const { scrollHeight, clientHeight, clientWidth, ownerDocument } = element;
  if (scrollHeight - clientHeight < SCROLL_LIMITS.areaScrollPx) return false;
  if (element === ownerDocument.scrollingElement) {
    // The body's value applies to the page if the root element has none of its own.
    const ofPage = overflow(element) === 'visible' ? overflow(ownerDocument.body) : overflow(element);
    return !/hidden|clip/.test(ofPage);
  }
  return (
    Math.min(clientHeight, clientWidth) >= SCROLL_LIMITS.areaPx &&
    SCROLLS.test(overflow(element)) &&
    element.checkVisibility() &&
    element.querySelector(IMAGES) !== null
  );
}
