import type { Coordinates } from '../takeout/coordinates.ts';
import type { PhotoDate } from '../dates/photo-date.ts';

/** The contents of a sidecar. All texts are untrusted. */
export interface XmpFacts {
  readonly date?: PhotoDate | undefined;
  readonly coordinates?: Coordinates | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly description?: string | undefined;
  readonly people: readonly string[];
  readonly keywords: readonly string[];
}

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Writes a sidecar in XMP (ISO 16684-1) as photo software reads it: when and where a photo was taken (photoshop,
 * EXIF), what it shows and its keywords (Dublin Core), and who is in it (IPTC Extension). A date that comes only from
 * the file's time is left out.
 *
 * @returns undefined if there is nothing to write
 */
export function xmpSidecar({
  date,
  coordinates,
  city,
  country,
  description,
  people,
  keywords,
}: XmpFacts): string | undefined {
  const taken = date?.dateSource === 'file' ? undefined : date?.date;
  const properties = [
    ...simple('photoshop:DateCreated', taken),
    ...simple('exif:DateTimeOriginal', taken),
    ...simple('exif:GPSLatitude', coordinates && degrees(coordinates.latitude, 'N', 'S')),
    ...simple('exif:GPSLongitude', coordinates && degrees(coordinates.longitude, 'E', 'W')),
    ...simple('photoshop:City', city),
    ...simple('photoshop:Country', country),
    ...listed('dc:description', 'Alt', [description ?? '']),
    ...listed('dc:subject', 'Bag', keywords),
    ...listed('Iptc4xmpExt:PersonInImage', 'Bag', people),
  ];
  if (properties.length === 0) return undefined;
  const namespaces = Object.entries(NAMESPACES).map(
    ([prefix, address]) => `    xmlns:${prefix}="${address}"`,
  );
  return [
    // The packet's header and end (ISO 16684-1, 7.3.2); the id is the specification's.
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    ' <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '  <rdf:Description rdf:about=""',
    `${namespaces.join('\n')}>`,
    ...properties,
    '  </rdf:Description>',
    ' </rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="w"?>',
    '',
  ].join('\n');
}

function simple(name: string, value: string | null | undefined): string[] {
  const text = escaped(value ?? '');
  return text === '' ? [] : [`   <${name}>${text}</${name}>`];
}

function listed(name: string, kind: 'Alt' | 'Bag', values: readonly string[]): string[] {
  const texts = [...new Set(values.map(escaped))].filter((text) => text !== '');
  if (texts.length === 0) return [];
  const language = kind === 'Alt' ? ' xml:lang="x-default"' : '';
  const items = texts.map((text) => `     <rdf:li${language}>${text}</rdf:li>`);
  return [`   <${name}>`, `    <rdf:${kind}>`, ...items, `    </rdf:${kind}>`, `   </${name}>`];
}

/** Returns valid XML text (XML 1.0, 2.2) on one line: characters that XML can't contain even escaped are dropped. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\uFFFE\uFFFF]/gu, '')
    .trim()
    .replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}

/** Formats degrees and minutes as in XMP: `38,41.496000N` (XMP part 2, 1.2.7.3). */
function degrees(value: number, positive: string, negative: string): string {
  const size = Math.abs(value);
  // Rounds first, so that no minute is 60.
  const millionths = Math.round(size * 60 * 1_000_000);
  const whole = Math.floor(millionths / 60_000_000);
  return `${whole},${((millionths - whole * 60_000_000) / 1_000_000).toFixed(6)}${value < 0 ? negative : positive}`;
}
