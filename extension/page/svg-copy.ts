import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { viewOf } from './page-elements.ts';

/** CSS properties that affect a drawing; the copy has them as attributes, because it loses the page's style sheets. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
] as const;
const OWN: Readonly<Record<string, string>> = {
  display: 'inline',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';

/**
 * Returns a drawing as a data: URL that looks the same outside of its page; undefined if it has no shapes or too many
 * elements.
 */
export function drawingUrl(svg: SVGSVGElement, widthPx: number, heightPx: number): string | undefined {
  if (!svg.querySelector(SHAPES) || svg.querySelectorAll('*').length > PAGE_IMAGE_LIMITS.drawingElements)
    return undefined;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  for (const reference of referencedOutside(svg)) copy.append(reference.cloneNode(true));
  for (const element of copy.querySelectorAll('script, style, foreignObject')) element.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${widthPx} ${heightPx}`);
  copy.setAttribute('width', String(widthPx));
  copy.setAttribute('height', String(heightPx));
  const xml = new XMLSerializer().serializeToString(copy);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(xml)}`;
}

function copyStyles(original: SVGSVGElement, copy: SVGSVGElement): void {
  const view = viewOf(original);
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, element] of [original, ...original.querySelectorAll('*')].entries()) {
    const twin = copies[index];
    if (!twin) continue;
    for (const name of twin.getAttributeNames()) {
      if (/^(?:on|class$|style$)/i.test(name)) twin.removeAttribute(name);
    }
    if (element.closest('defs, symbol, foreignObject') && !/stop$/i.test(element.localName)) continue;
    const style = view.getComputedStyle(element);
    const parent =
      element === original
        ? undefined
        : element.parentElement && view.getComputedStyle(element.parentElement);
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name);
      if (value !== parent?.getPropertyValue(name)) twin.setAttribute(name, value);
    }
    for (const [name, initial] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name);
      // The display type of the outermost element ("block", "flex") matters only in HTML layout.
      if (value !== initial && (name !== 'display' || value === 'none')) twin.setAttribute(name, value);
    }
  }
}

/** Elements outside of the drawing that its `use` elements refer to. */
function referencedOutside(svg: SVGSVGElement): Element[] {
  const ids = [...svg.querySelectorAll('use')].map(
    (use) => use.getAttribute('href') ?? use.getAttribute('xlink:href'),
  );
  return [...new Set(ids)].flatMap((id) => {
    const target = id?.startsWith('#')
      ? svg.ownerDocument.querySelector(`#${CSS.escape(id.slice(1))}`)
      : null;
    return target && !svg.contains(target) ? [target] : [];
  });
}
