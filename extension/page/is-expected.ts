/**
 * [Note: Hidden images] Which images that are not visible a person expects to be collected:
 *
 * - Off-screen or transparent, but laid out (`visibility`, `opacity`): expected, since they are the other
 *   slides of a slideshow, or images that fade in once loaded. Not in menus, dialogs and popovers, which keep
 *   their layout while they are closed.
 * - `display: none` or `content-visibility: hidden` on an ancestor: only if the hidden element is one of several similar items. Similar items
 *   are siblings of the same tag and class that also contain an image or link to one, and one of them is
 *   visible. With two items, which may be the mobile and the desktop version of one picture, a name also has
 *   to contain slide, carousel, gallery or tab panel.
 * - `display: none` on the image itself: the same, or a lazy image that a script shows once it is loaded.
 * - Not rendered for another reason (closed `details`, no slot, fallback of an `object` that works): not
 *   expected.
 */

const CLOSABLE =
  'nav, menu, dialog, [popover], [role="navigation"], [role="menu"], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const SLIDESHOW =
  /slide|carousel|swiper|splide|glide|slick|flickity|gallery|tab-?(?:panel|pane|content)|album/i;
/** Classes of the item that is shown, which its neighbors don't share. */
const STATE = /^(?:is-|has-)?(?:active|current|selected|show|shown|visible|open)$/i;
const LAZY = /(?:^|[-_ ])lazy/i;
const IMAGES =
  'img, picture, [style*="background"], [data-background], [data-bg], [data-src], [data-srcset], [data-image], ' +
  '[data-original], video[poster], canvas, svg image, ' +
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
    const style = at.ownerDocument.defaultView?.getComputedStyle(at);
    // Content that a search on the page may find is only skipped when the page is drawn.
    if (style?.display === 'none' || style?.contentVisibility === 'hidden') hidden = at;
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
  const likes = likesOf(hidden);
  if (!likes.includes(hidden) || !likes.some((sibling) => isShown(sibling))) return false;
  return likes.length > 2 || isNamedSlideshow(hidden);
}

function likesOf(hidden: Element): Element[] {
  // There, classes may differ by what is shown.
  const isInSlideshow = hidden.parentElement !== null && isNamed(hidden.parentElement);
  return [...(hidden.parentElement?.children ?? [])].filter(
    (sibling) =>
      (isInSlideshow ? sibling.localName === hidden.localName : isAlike(sibling, hidden)) &&
      holdsImage(sibling),
  );
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility() &&
    element.ownerDocument.defaultView?.getComputedStyle(element).contentVisibility !== 'hidden'
  );
}

/** Returns the slide that is shown in place of a hidden one, or of the hidden slide that an element is in. */
export function shownSlide(element: Element): Element | undefined {
  const hidden = outermostHidden(element);
  return hidden && isSlide(hidden) ? likesOf(hidden).find((sibling) => isShown(sibling)) : undefined;
}

function isAlike(one: Element, other: Element): boolean {
  if (one.localName !== other.localName) return false;
  const [names, others] = [one, other].map(({ classList }) =>
    [...classList].filter((name) => !STATE.test(name)),
  );
  if (!names || !others || names.length === 0 || others.length === 0) return names?.length === others?.length;
  return names.some((name) => others.includes(name));
}

function holdsImage(element: Element): boolean {
  return element.matches(IMAGES) || element.querySelector(IMAGES) !== null;
}

function isNamedSlideshow(element: Element): boolean {
  let at: Element | null = element;
  for (let up = 0; at && up < 3; up += 1, at = at.parentElement) if (isNamed(at)) return true;
  return false;
}

function isNamed(element: Element): boolean {
  return ['class', 'id', 'aria-roledescription', 'role'].some((name) =>
    SLIDESHOW.test(element.getAttribute(name) ?? ''),
  );
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
