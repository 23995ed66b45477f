import { HINT_COUNTS, HINT_LENGTHS } from '#core/limits.ts';
import type { FileTexts } from '#core/hints/photo-texts.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';
import { iptcValues } from '../metadata/iptc-datasets.ts';
import { xmpTexts } from './xmp-texts.ts';

/**
 * Reads the texts in a photo's metadata, from IPTC (JPEG, TIFF) and XMP (every format that supports it): title,
 * caption, keywords and people. Each text is unchanged except for being cut at `HINT_LENGTHS.taken`; it isn't
 * cleaned.
 *
 * Broken metadata counts as missing. Location, camera and author aren't read.
 *
 * @returns nothing if the file has no such text
 */
export function fileTexts({ iptc, xmp }: Pick<FileMetadata, 'iptc' | 'xmp'>): FileTexts | undefined {
  // The first packet counts; a second one contains the parts that didn't fit into it.
  const found = Object.assign(iptcTexts(iptc), ...xmp.map(xmpTexts).toReversed()) as FileTexts;
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

function iptcTexts(iptc: Uint8Array | undefined): FileTexts {
  const valuesOf = iptcValues(iptc);
  const title = [valuesOf('title').at(-1), valuesOf('headline').at(-1)].find(Boolean);
  const caption = valuesOf('caption').at(-1);
  const keywords = valuesOf('keywords');
  return {
    ...(title ? { title } : {}),
    ...(caption ? { caption } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
  };
}

function cut(text = ''): string {
  return text.slice(0, HINT_LENGTHS.taken).toWellFormed().trim();
}

function cutAll(texts: readonly string[] = []): string[] {
  return texts.slice(0, HINT_COUNTS.list).map(cut).filter(Boolean);
}
