/**
 * [Note: Hidden images] Which images that are not visible a person expects to be collected:
 *
 * - Off-screen or transparent, but laid out (`visibility`, `opacity`): expected, since they are the other
 *   slides of a slideshow, or images that fade in once loaded. Not in menus, dialogs and popovers, which keep
 *   their layout while they are closed.
 * - `display: none` on an ancestor: only if the hidden element is one of several similar items. Similar items
 *   are siblings of the same tag and class that also contain an image or link to one, and one of them is
 *   visible. With two items, which may be the mobile and the desktop version of one picture, a name also has
 *   to contain slide, carousel or gallery.
 * - `display: none` on the image itself: the same, or a lazy image that a script shows once it is loaded.
 * - Not rendered for another reason (closed `details`, no slot, fallback of an `object` that works): not
 *   expected.
 */

const CLOSABLE =
  'nav, menu, dialog, [popover], [role="navigation"], [role="menu"], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const SLIDESHOW = /slide|carousel|swiper|splide|glide|slick|flickity|gallery/i;
const LAZY = /(?:^|[-_ ])lazy/i;
const IMAGES =
  'img, picture, [style*="background"], [data-background], [data-bg], video[poster], canvas, svg image, ' +
  'a[href*=".jp" i], a[href*=".png" i], a[href*=".webp" i], a[href*=".avif" i]';

/** Returns whether a person expects this element's image to be collected; see [Note: Hidden images]. */
export function isExpected(element: Element): boolean {
  if (element.checkVisibility()) {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      closestAcrossRoots(element, CLOSABLE) === null
    );
  }
  if (closestAcrossRoots(element, CLOSABLE) !== null) return false;
  const hidden = outermostHidden(element);
  if (!hidden) return false;
  return (hidden === element && isLazy(element)) || isSlide(hidden);
}

/** Returns the outermost ancestor, or the element itself, with `display: none`. */
function outermostHidden(element: Element): Element | undefined {
  let hidden: Element | undefined;
  for (let at: Element | null = element; at; at = parentAcrossRoots(at)) {
    const view = at.ownerDocument.defaultView;
    if (view?.getComputedStyle(at).display === 'none') hidden = at;
  }
  return hidden;
}

function isLazy(element: Element): boolean {
  return (
    LAZY.test(element.getAttribute('class') ?? '') ||
    [...element.attributes].some(({ name }) => /^data-(?:lazy|src|original)/.test(name))
  );
}

function isSlide(hidden: Element): boolean {
  const likes = [...(hidden.parentElement?.children ?? [])].filter(
    (sibling) => isAlike(sibling, hidden) && holdsImage(sibling),
  );
  if (!likes.includes(hidden) || !likes.some((sibling) => sibling.checkVisibility())) return false;
  return likes.length > 2 || isNamedSlideshow(hidden);
}

function isAlike(one: Element, other: Element): boolean {
  if (one.localName !== other.localName) return false;
  if (one.classList.length === 0 && other.classList.length === 0) return true;
  return [...one.classList].some((name) => other.classList.contains(name));
}

function holdsImage(element: Element): boolean {
  return element.matches(IMAGES) || element.querySelector(IMAGES) !== null;
}

function isNamedSlideshow(element: Element): boolean {
  let at: Element | null = element;
  for (let up = 0; at && up < 3; up += 1, at = at.parentElement) {
    const names = `${at.getAttribute('class') ?? ''} ${at.id} ${at.getAttribute('aria-roledescription') ?? ''}`;
    if (SLIDESHOW.test(names)) return true;
  }
  return false;
}

function closestAcrossRoots(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; at = hostOf(at)) {
    const match = at.closest(selector);
    if (match) return match;
  }
  return null;
}

function parentAcrossRoots(element: Element): Element | null {
  return element.parentElement ?? hostOf(element);
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}
