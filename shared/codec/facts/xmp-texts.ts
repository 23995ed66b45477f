import type { FileTexts } from '#core/hints/photo-texts.ts';
import { valuesOf } from './xmp-packet.ts';

/** The properties for each text (XMP part 1, 8.3; photoshop; IPTC Extension; MWG 2.0, 5.9; Microsoft Photo 1.2). */
const TITLES = ['dc:title', 'photoshop:Headline'];
const CAPTIONS = ['dc:description'];
const KEYWORDS = ['dc:subject'];
const PEOPLE = ['Iptc4xmpExt:PersonInImage', 'MPReg:PersonDisplayName'];

/** Returns the texts of an XMP packet. */
export function xmpTexts(packet: string): FileTexts {
  const [title] = TITLES.flatMap((name) => valuesOf(packet, name));
  const [caption] = CAPTIONS.flatMap((name) => valuesOf(packet, name));
  return {
    ...(title ? { title } : {}),
    ...(caption ? { caption } : {}),
    ...listed(
      'keywords',
      KEYWORDS.flatMap((name) => valuesOf(packet, name)),
    ),
    ...listed('people', [...PEOPLE.flatMap((name) => valuesOf(packet, name)), ...facesOf(packet)]),
  };
}

function listed<Name extends 'keywords' | 'people'>(name: Name, texts: readonly string[]) {
  return texts.length > 0 ? ({ [name]: [...new Set(texts)] } as Record<Name, string[]>) : {};
}

/** Returns only regions of type Face: pets, barcodes and focus regions have names too. */
function facesOf(packet: string): string[] {
  return packet.split(/(?=<rdf:li\b)/).flatMap((region) => {
    const [type] = valuesOf(region, 'mwg-rs:Type');
    return type === 'Face' ? valuesOf(region, 'mwg-rs:Name').slice(0, 1) : [];
  });
}
