import ExifReader from 'exifreader';
import { HINT_COUNTS, HINT_LENGTHS } from '#core/limits.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import { ownBuffer } from './own-buffer.ts';
import { xmpTexts } from './xmp-texts.ts';

/** The IPTC IIM datasets that are read: 2:05, 2:105, 2:120 and 2:25. */
const IPTC_TAGS = ['Object Name', 'Headline', 'Caption/Abstract', 'Keywords'] as const;

/**
 * Reads the texts that a photo's metadata holds, from IPTC (JPEG, TIFF) and XMP (every format that supports
 * it): title, caption, keywords and people. Each text is unchanged apart from being cut at
 * `HINT_LENGTHS.taken`; it is not cleaned.
 *
 * Broken metadata counts as missing. Location, camera and author are not read.
 *
 * @param header the first bytes of the file
 * @param tail its last bytes, unless `header` includes them: WebP stores XMP after the picture
 * @returns nothing if the file has no such text
 */
export function fileTexts(
  header: Uint8Array<ArrayBuffer>,
  tail?: Uint8Array<ArrayBuffer>,
): FileTexts | undefined {
  const found = { ...iptcTexts(header), ...(xmpTexts(header) ?? (tail && xmpTexts(tail))) };
  const title = cut(found.title);
  const caption = cut(found.caption);
  const keywords = cutAll(found.keywords);
  const people = cutAll(found.people);
  const texts = {
    ...(title ? { title } : {}),
    ...(caption ? { caption } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(people.length > 0 ? { people } : {}),
  };
  return Object.keys(texts).length > 0 ? texts : undefined;
}

function iptcTexts(header: Uint8Array<ArrayBuffer>): FileTexts {
  try {
    // oxlint-disable-next-line import/no-named-as-default-member -- a CommonJS package: Node sees no named exports
    const { iptc } = ExifReader.load(ownBuffer(header), {
      expanded: true,
      includeTags: { iptc: [...IPTC_TAGS] },
    });
    const textsOf = (name: (typeof IPTC_TAGS)[number]) =>
      [iptc?.[name] ?? []].flat().map(({ description }) => description);
    const title = [...textsOf('Object Name'), ...textsOf('Headline')].find(Boolean);
    const [caption] = textsOf('Caption/Abstract');
    const keywords = textsOf('Keywords');
    return { ...(title ? { title } : {}), ...(caption ? { caption } : {}), keywords };
  } catch {
    return {};
  }
}

function cut(text = ''): string {
  return text.slice(0, HINT_LENGTHS.taken).toWellFormed().trim();
}

function cutAll(texts: readonly string[] = []): string[] {
  return texts.slice(0, HINT_COUNTS.list).map(cut).filter(Boolean);
}
