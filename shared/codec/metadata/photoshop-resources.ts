import { lettersAt } from './bounded-source.ts';
import { METADATA_READING } from './limits.ts';

/** The image resource that holds IPTC's datasets (Adobe Photoshop File Formats, "Image Resource IDs"). */
const IPTC_RESOURCE = 0x0404;

/** Returns the IPTC datasets among Photoshop's image resources; undefined if there are none. */
export function iptcInResources(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let count = 0; count < METADATA_READING.segments && at + 12 <= bytes.length; count += 1) {
    if (lettersAt(bytes, at, 4) !== '8BIM') return undefined;
    const id = view.getUint16(at + 4);
    // A Pascal string, padded to an even length.
    const nameBytes = (1 + (bytes[at + 6] ?? 0) + 1) & ~1;
    const sizeAt = at + 6 + nameBytes;
    if (sizeAt + 4 > bytes.length) return undefined;
    const sizeBytes = view.getUint32(sizeAt);
    const start = sizeAt + 4;
    if (id === IPTC_RESOURCE) return bytes.subarray(start, Math.min(start + sizeBytes, bytes.length));
    at = start + sizeBytes + (sizeBytes & 1);
  }
  return undefined;
}
