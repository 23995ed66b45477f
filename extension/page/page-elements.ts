/**
 * [Note: Elements of other frames] Elements of a nested frame belong to that frame's realm, so `instanceof`
 * with this window's classes is false for them. Elements are therefore identified by name and namespace.
 */
const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

interface HtmlElements {
  a: HTMLAnchorElement;
  area: HTMLAreaElement;
  canvas: HTMLCanvasElement;
  embed: HTMLEmbedElement;
  iframe: HTMLIFrameElement;
  img: HTMLImageElement;
  input: HTMLInputElement;
  noscript: HTMLElement;
  object: HTMLObjectElement;
  picture: HTMLPictureElement;
  source: HTMLSourceElement;
  video: HTMLVideoElement;
}

export function isHtml<Name extends keyof HtmlElements>(
  element: Element | null | undefined,
  name: Name,
): element is HtmlElements[Name] {
  return element?.localName === name && element.namespaceURI === HTML;
}

export function isSvgRoot(element: Element): element is SVGSVGElement {
  return element.localName === 'svg' && element.namespaceURI === SVG;
}

/** Elements that can have a shadow root (DOM, 4.8), besides custom elements. */
const SHADOW_HOSTS: ReadonlySet<string> = new Set([
  'article',
  'aside',
  'blockquote',
  'body',
  'div',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'main',
  'nav',
  'p',
  'section',
  'span',
]);

interface ShadowReader {
  readonly chrome?: { readonly dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null } };
}

/** Returns an element's shadow root, even a closed one, which browsers show to extensions. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const { localName, shadowRoot } = element;
  if (shadowRoot || (!SHADOW_HOSTS.has(localName) && !localName.includes('-'))) return shadowRoot;
  // Firefox has it on the element.
  const { openOrClosedShadowRoot } = element as { openOrClosedShadowRoot?: ShadowRoot | null };
  if (openOrClosedShadowRoot) return openOrClosedShadowRoot;
  try {
    return (globalThis as ShadowReader).chrome?.dom?.openOrClosedShadowRoot(element) ?? null;
  } catch {
    return null; // An element of another namespace.
  }
}

/** Returns the window of the element's document, for computed styles and media queries. */
export function viewOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}

/** Resolves a URL against the base; undefined if it can't be an image's URL. */
export function absoluteUrl(url: string | null | undefined, base: string): string | undefined {
  const text = url?.trim();
  if (!text) return undefined;
  try {
    const { href } = new URL(text, base);
    const isFileOfFile = href.startsWith('file:') && base.startsWith('file:');
    return isFileOfFile || /^(?:https?|blob):|^data:image\//i.test(href) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the values of the named attributes that an element has, in the order of the names. */
export function valuesOf(element: Element, names: ReadonlyMap<string, number>): string[] {
  // Iterates over the element's own attributes, because most of a page's elements have none of the names.
  let found: { at: number; value: string }[] | undefined;
  for (const name of element.getAttributeNames()) {
    const at = names.get(name);
    if (at !== undefined) (found ??= []).push({ at, value: element.getAttribute(name) ?? '' });
  }
  return found ? found.toSorted((one, other) => one.at - other.at).map(({ value }) => value) : [];
}

/** Names with their indexes, for {@link valuesOf}. */
export function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, at) => [name, at]));
}

/** Returns a frame's document; null if the frame is blocked, empty or of another origin. */
export function frameDocument(frame: HTMLIFrameElement | HTMLObjectElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}
