import { fromHex, toHex } from '#core/bytes/hex.ts';
import { transportPackets } from '#core/photo-format.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { lettersAt } from './bounded-source.ts';
import type { FoundMetadata } from './found-metadata.ts';
import { joinedBytes } from './joined-bytes.ts';
import { METADATA_READING } from './limits.ts';
import { placeOfBytes } from './place-of-bytes.ts';

/**
 * Finds the date of a camcorder's video (AVCHD): before its first picture, in a message of its H.264 stream. Its
 * identifier and tags are those that ExifTool reads (`H264.pm`); times are the camera's own.
 */
export async function findInTransportStream(source: RawSource, found: FoundMetadata): Promise<void> {
  const head = await source.read(0, Math.min(METADATA_READING.headBytes, source.sizeBytes));
  const stream = videoStream(head);
  const at = placeOfBytes(DATES, stream);
  if (at < 0) return;
  const entries = withoutEmulation(stream.subarray(at + DATES.length));
  const [year, day] = [DAY_TAGS.year, DAY_TAGS.day].map((tag) => entryOf(entries, tag));
  if (!year || !day) return;
  // The first byte is the zone, which few cameras fill in.
  const [, century, years, month] = pairsOf(year);
  const [date, hours, minutes, seconds] = pairsOf(day);
  const created = `${century}${years}-${month}-${date}T${hours}:${minutes}:${seconds}`;
  found.film = { headerSeconds: undefined, created, seconds: undefined, place: undefined };
}

/** A message of camcorders (an H.264 SEI): its UUID, then "MDPM". */
const DATES = fromHex('17ee8c60f84d11d98cd60800200c9a664d44504d');
const DAY_TAGS = { year: 0x18, day: 0x19 } as const;
/** A tag, and four bytes. */
const ENTRY_BYTES = 5;
/** A byte before the entries says how many there are. */
const MOST_BYTES = 1 + 255 * ENTRY_BYTES;

/** Two decimal digits in each byte. */
function pairsOf(bytes: Uint8Array): readonly string[] {
  return toHex(bytes).match(/../g) ?? [];
}

function entryOf(entries: Uint8Array, tag: number): Uint8Array | undefined {
  const end = Math.min(entries.length, 1 + (entries[0] ?? 0) * ENTRY_BYTES);
  for (let at = 1; at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
    if (entries[at] === tag) return entries.subarray(at + 1, at + ENTRY_BYTES);
  }
  return undefined;
}

/** Removes the bytes that keep a stream from looking like the start of its next unit (H.264, 7.4.1). */
function withoutEmulation(bytes: Uint8Array): Uint8Array {
  const plain = bytes.subarray(0, MOST_BYTES + MOST_BYTES / 2);
  return plain.filter((byte, at) => !(byte === 3 && at >= 2 && plain[at - 1] === 0 && plain[at - 2] === 0));
}

/** Returns the bytes of the first video stream, as far as its packets are whole (ISO/IEC 13818-1, 2.4.3.2). */
function videoStream(head: Uint8Array): Uint8Array {
  let video: number | undefined;
  const parts: Uint8Array[] = [];
  for (const packet of transportPackets(head)) {
    const [, high = 0, low = 0, control = 0, adaptation = 0] = packet;
    const id = ((high & 0x1f) << 8) | low;
    if ((control & 0x10) === 0) continue;
    const payload = packet.subarray((control & 0x20) === 0 ? 4 : 5 + adaptation);
    const isStart = (high & 0x40) !== 0 && lettersAt(payload, 0, 3) === '\0\0\u0001';
    if (isStart && ((payload[3] ?? 0) & 0xf0) === 0xe0) video ??= id;
    if (id === video) parts.push(payload);
  }
  return joinedBytes(parts);
}
