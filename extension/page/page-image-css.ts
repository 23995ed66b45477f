import {
  bestFirst,
  isDecodableType,
  parseSrcset,
  sourcesShownFirst,
  type SrcsetCandidate,
} from './page-image-srcset.ts';

/**
 * Returns the images of each layer of a computed `background-image`, best first; a layer without an image is empty.
 *
 * Parses url(), image-set() with resolutions and types (CSS Images 4, 2.6) and cross-fade(); gradients aren't images.
 */
export function cssImageLayers(value: string): SrcsetCandidate[][] {
  return splitAtCommas(value).map((layer) => {
    const [, options] = /^(?:-webkit-)?image-set\((.*)\)$/is.exec(layer) ?? [];
    if (options === undefined) return urlsIn(layer).map((url) => ({ url }));
    return bestFirst(splitAtCommas(options).flatMap(fromOption));
  });
}

/** Parses one option of an image-set: an image, its resolution and its type in any order. */
function fromOption(option: string): SrcsetCandidate[] {
  const [, type] = /type\(\s*["']?([^"')]+)/i.exec(option) ?? [];
  const image = option.replace(/type\([^)]*\)/i, '');
  const [url = quotedIn(image)] = urlsIn(image);
  if (url === undefined || !isDecodableType(type)) return [];
  const rest = image.replace(/url\((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^)]*)\)/is, '');
  const [, count = '1', unit = 'x'] = /([\d.]+)(x|dppx|dpi|dpcm)\b/i.exec(rest) ?? [];
  return [{ url, density: Number(count) / (DOTS_PER_PX[unit.toLowerCase()] ?? 1) }];
}

const DOTS_PER_PX: Readonly<Record<string, number>> = { x: 1, dppx: 1, dpi: 96, dpcm: 96 / 2.54 };

function quotedIn(text: string): string | undefined {
  const [, double, single] = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/s.exec(text) ?? [];
  return (double ?? single)?.replace(/\\(.)/gs, '$1');
}

/**
 * Returns the images in an attribute in which a script keeps a background, as layers, each best first. Reads CSS
 * (`url()` with or without densities, `image-set()`), lists of candidates, and lists for several media queries as
 * lazysizes has them: `a.jpg [(max-width: 400px)] | b.jpg 1x, c.jpg 2x [type: image/webp]`.
 */
export function listsInAttribute(
  value: string,
  isMediaMet: (query: string) => boolean = (query) => matchMedia(query).matches,
): SrcsetCandidate[][] {
  if (/url\(|image-set\(/i.test(value)) {
    return value.split(/\s\|\s/).flatMap((part) => {
      const hasDensities = !/image-set\(/i.test(part) && /\)\s+[\d.]+x/.test(part);
      return hasDensities ? cssImageLayers(`image-set(${part})`) : cssImageLayers(part);
    });
  }
  const sources = value.split(/\s\|\s/).map((part) => {
    const notes = [...part.matchAll(/\[([^\]]*)\]/g)].map(([, note = '']) => note.trim());
    const media = notes.find((note) => !/^type:/i.test(note));
    return {
      candidates: bestFirst(parseSrcset(part.replace(/\[[^\]]*\]/g, ' '))),
      type: notes.find((note) => /^type:/i.test(note))?.slice('type:'.length) ?? null,
      isMediaMet: media === undefined || isMediaMet(media),
    };
  });
  return [sourcesShownFirst(sources).flatMap(({ candidates }) => candidates)];
}

/** Returns the URLs of all url() in a CSS value, except fragment-only ones, which refer to SVG in the page. */
export function urlsIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"')]*))\s*\)/gis)]
    .map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim().replace(/\\(.)/gs, '$1'))
    .filter((url) => url !== '' && !url.startsWith('#'));
}

/** Splits a CSS list at its commas, except those in strings and parentheses. */
export function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const char = list.charAt(at);
    if (char === '\\') at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(list.slice(start).trim());
  return parts.filter(Boolean);
}
