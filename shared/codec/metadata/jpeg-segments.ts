import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { blockAt, lettersAt, partOf } from './bounded-source.ts';
import type { FoundMetadata } from './found-metadata.ts';
import { joinedBytes } from './joined-bytes.ts';
import { METADATA_READING } from './limits.ts';
import { iptcInResources } from './photoshop-resources.ts';

const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, app1: 0xe1, app13: 0xed } as const;
/** The prefixes of the segments (CIPA DC-008, 4.5.4; XMP part 3, 1.1.3; Adobe's for image resources). */
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const RESOURCES = 'Photoshop 3.0\0';
/** The fields of one part of a long packet: its checksum, the length of the whole, and the part's position. */
const MORE_XMP_HEAD = { sum: 32, length: 4, offset: 4 } as const;

/** Finds the metadata of a JPEG in its segments, up to the picture. A packet or resources in several segments are joined. */
export async function findInJpeg(source: RawSource, found: FoundMetadata): Promise<void> {
  const more: { readonly offset: number; readonly part: Uint8Array }[] = [];
  const resources: Uint8Array[] = [];
  let at = 2;
  for (let count = 0; count < METADATA_READING.segments; count += 1) {
    const head = await bytesAt(source, at, 4);
    if (!head || head.getUint8(0) !== 0xff) break;
    const marker = head.getUint8(1);
    if (marker === MARKER.scan || marker === MARKER.end) break;
    // A fill byte, or a marker without content.
    if (marker === 0xff || marker === MARKER.start || (marker >= 0xd0 && marker <= 0xd7)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const [start, end] = [at + 4, at + 2 + head.getUint16(2)];
    if (end < start) break;
    at = end;
    if (marker !== MARKER.app1 && marker !== MARKER.app13) continue;
    const content = await blockAt(source, start, Math.min(end, source.sizeBytes));
    if (!content) continue;
    const isNamed = (name: string) => lettersAt(content, 0, name.length) === name;
    if (isNamed(EXIF)) found.exif.push(partOf(source, start + EXIF.length, end));
    else if (isNamed(XMP)) found.xmp.push(content.subarray(XMP.length));
    else if (isNamed(MORE_XMP)) more.push(partOfPacket(content.subarray(MORE_XMP.length)));
    else if (isNamed(RESOURCES)) resources.push(content.subarray(RESOURCES.length));
  }
  const packet = joinedBytes(
    more.toSorted((one, other) => one.offset - other.offset).map(({ part }) => part),
  );
  if (packet.length > 0) found.xmp.push(packet);
  const iptc = iptcInResources(joinedBytes(resources));
  if (iptc) found.iptc.push(iptc);
}

function partOfPacket(content: Uint8Array): { readonly offset: number; readonly part: Uint8Array } {
  const { sum, length, offset } = MORE_XMP_HEAD;
  const start = sum + length + offset;
  if (content.length < start) return { offset: 0, part: new Uint8Array() };
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  return { offset: view.getUint32(sum + length), part: content.subarray(start) };
}
