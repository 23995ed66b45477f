import { decodedXml } from '#core/xmp/decoded-xml.ts';
import { placeOfBytes } from '../metadata/place-of-bytes.ts';

/** Larger packets, which contain a thumbnail or an edit history, are skipped. */
const MOST_PACKET_BYTES = 1024 * 1024;

/** The element around a packet, which some programs leave out, and the one that every packet has. */
const MARKS = [
  { start: bytesOf('<x:xmpmeta'), end: bytesOf('</x:xmpmeta>') },
  { start: bytesOf('<rdf:RDF'), end: bytesOf('</rdf:RDF>') },
];

/**
 * Returns the first XMP packet in these bytes. It is found by scanning for its markers (XMP part 3, 1.3), so no file
 * format has to be parsed. It is text, because workers have no XML parser.
 *
 * @returns nothing if there is no complete packet
 */
export function xmpPacket(bytes: Uint8Array): string | undefined {
  for (const mark of MARKS) {
    const start = placeOfBytes(mark.start, bytes);
    const end = start < 0 ? -1 : placeOfBytes(mark.end, bytes, start);
    if (end < 0) continue;
    return end - start > MOST_PACKET_BYTES ? undefined : new TextDecoder().decode(bytes.subarray(start, end));
  }
  return undefined;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * Returns the values of a property of a packet, or of a part of one, written as an attribute, an element or a list in
 * an element; `x-default` first.
 *
 * @param name with its prefix, such as `dc:title`; without special characters of regular expressions
 */
export function valuesOf(packet: string, name: string): string[] {
  const attributes = [...packet.matchAll(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g'))];
  const values = attributes.map(([, double, single]) => double ?? single ?? '');
  // Continues after the end of each element, so that unclosed or nested elements take linear time.
  for (let at = packet.indexOf(`<${name}>`), to = 0; at >= 0; at = packet.indexOf(`<${name}>`, to)) {
    const from = at + name.length + 2;
    to = packet.indexOf(`</${name}>`, from);
    if (to < 0) break;
    values.push(...itemsIn(packet.slice(from, to)));
  }
  return values.map((value) => decodedXml(value, '')).filter((value) => value.trim() !== '');
}

function itemsIn(content: string): string[] {
  const items = [...content.matchAll(/<rdf:li\b([^<>]*)>([^<]*)<\/rdf:li>/g)];
  if (items.length === 0) return content.includes('<') ? [] : [content];
  return items
    .toSorted(([, one], [, other]) => Number(isDefault(other)) - Number(isDefault(one)))
    .map(([, , text]) => text ?? '');
}

function isDefault(attributes = ''): boolean {
  return attributes.includes('x-default');
}
