import { isExpected } from './is-expected.ts';
import { frameDocument, isHtml, isSvgRoot, shadowRootOf } from './page-elements.ts';

const WITHOUT_IMAGES: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'head',
  'option',
  'source',
]);

/**
 * Visits every element of the page that can have an image, once, in the page's order: shadow roots before the light
 * children that they lay out, and same-origin frames in their place. Cross-origin frames can't be read and are
 * skipped, as are the inert contents of templates.
 */
export function walkPage(root: Document | ShadowRoot | Element, visit: (element: Element) => void): void {
  for (let element = root.firstElementChild; element; element = element.nextElementSibling) {
    if (WITHOUT_IMAGES.has(element.localName)) continue;
    visit(element);
    const { firstElementChild } = element;
    if (isSvgRoot(element)) {
      // A drawing is one image; only the HTML embedded in it is walked.
      for (const foreign of element.querySelectorAll('foreignObject')) walkPage(foreign, visit);
      continue;
    }
    if (isHtml(element, 'iframe') || isHtml(element, 'object')) {
      const nested = frameDocument(element);
      if (nested && isExpected(element)) walkPage(nested, visit);
    }
    const shadowRoot = shadowRootOf(element);
    if (shadowRoot) walkPage(shadowRoot, visit);
    if (firstElementChild) walkPage(element, visit);
  }
}
