import ExifReader from 'exifreader';
import { ownBuffer } from './own-buffer.ts';
import { exifPart } from './raw/exif-part.ts';

/**
 * The values of EXIF tags, by their names; no other tag is read, for privacy. They are untrusted.
 *
 * @param header the first bytes of the file, where EXIF is
 * @throws {Error} if the file has no metadata, or metadata that cannot be read
 */
export function exifValues<Name extends string>(
  header: Uint8Array<ArrayBuffer>,
  names: readonly Name[],
): (name: Name) => unknown {
  // oxlint-disable-next-line import/no-named-as-default-member -- a CommonJS package: Node sees no named exports
  const { exif = {} } = ExifReader.load(ownBuffer(exifPart(header)), {
    expanded: true,
    includeTags: { exif: [...names] },
  });
  const tags = exif as Readonly<Record<string, { readonly value?: unknown } | undefined>>;
  return (name) => tags[name]?.value;
}

/** A value, or the first of a list, as text on one line; empty if it is none. Some files have megabytes there. */
export function exifText(value: unknown, length: number): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return '';
  return text
    .slice(0, length)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
}
