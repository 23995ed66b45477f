import { listsInAttribute } from './page-image-css.ts';
import { bestFirst, isSrcset, parseSrcset, type SrcsetCandidate } from './page-image-srcset.ts';
import { absoluteUrl, valuesOf } from './page-elements.ts';

/** Returns the URLs in the attributes with these names. */
export function addressesIn(element: Element, names: ReadonlyMap<string, number>, base: string): string[] {
  return candidatesIn(element, names, base).map(({ url }) => url);
}

/** Returns the same with their descriptors; the URLs are absolute, those of a list are best first. */
export function candidatesIn(
  element: Element,
  names: ReadonlyMap<string, number>,
  base: string,
): SrcsetCandidate[] {
  return valuesOf(element, names).flatMap((value) => candidatesInValue(value, element, base));
}

/** Returns the first URL in one attribute. */
export function addressIn(element: Element, name: string, base: string): string | undefined {
  const value = element.getAttribute(name);
  return value === null ? undefined : candidatesInValue(value, element, base)[0]?.url;
}

/** Reads one URL, a list of candidates, or CSS; JSON is read by `keptAddresses`. */
function candidatesInValue(text: string, element: Element, base: string): SrcsetCandidate[] {
  const value = text.trim();
  // Flags and numbers ("true", "2") aren't URLs.
  if (!/[/.]/.test(value) || /^[\d.]+$|^[[{]/.test(value)) return [];
  const isCss = /^(?:-webkit-)?(?:url|image-set)\(/i.test(value);
  const found = isCss
    ? listsInAttribute(value).flat()
    : isSrcset(value)
      ? bestFirst(parseSrcset(value))
      : [{ url: withWidth(value, element) }];
  return found.flatMap((candidate) => {
    const url = absoluteUrl(candidate.url, base);
    return url ? [{ ...candidate, url }] : [];
  });
}

/** Fills in a `{width}` placeholder with the largest of the declared widths. */
function withWidth(url: string, element: Element): string {
  if (!url.includes('{width}')) return url;
  const widths = (element.getAttribute('data-widths') ?? '').match(/\d+/g)?.map(Number) ?? [];
  return widths.length === 0 ? '' : url.replace('{width}', String(Math.max(...widths)));
}
