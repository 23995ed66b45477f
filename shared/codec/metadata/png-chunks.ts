import { inflated } from '../inflated.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { blockAt, partOf, sourceOf } from './bounded-source.ts';
import { type ChunkForm, chunksIn } from './chunks.ts';
import type { FoundMetadata } from './found-metadata.ts';
import { lettersOf } from './letters.ts';
import { iptcInResources } from './photoshop-resources.ts';
import { joinedBytes } from './joined-bytes.ts';
import { METADATA_READING } from './limits.ts';

/** Chunks of PNG, each followed by a CRC (PNG, third edition, 5.3 and 11.3). */
const PNG: ChunkForm = {
  firstAt: 8,
  headOf: (view, at) => ({ type: lettersOf(view, at + 4, 4), sizeBytes: view.getUint32(at) }),
  behind: () => 4,
  wanted: new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']),
};
const XMP_KEYWORD = 'XML:com.adobe.xmp';
/** ImageMagick's keywords for other formats' metadata: length and bytes in hexadecimal. */
const PROFILE = /^Raw profile type (exif|app1|iptc|8bim|xmp)$/i;
const EXIF_NAME = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** Finds the metadata of a PNG: EXIF, texts, and metadata that programs hide in texts. */
export async function findInPng(source: RawSource, found: FoundMetadata): Promise<void> {
  for (const { type, start, end } of await chunksIn(source, PNG)) {
    if (type === 'eXIf') {
      found.exif.push(partOf(source, start, end));
      continue;
    }
    const content = await blockAt(source, start, end);
    const read = content && (await textOf(type, content));
    if (!read) continue;
    const [, kind] = PROFILE.exec(read.keyword) ?? [];
    if (kind !== undefined) addProfile(kind.toLowerCase(), read.text, found);
    else if (read.keyword === XMP_KEYWORD) found.xmp.push(read.bytes);
    else if (!found.texts.has(read.keyword)) found.texts.set(read.keyword, read.text);
  }
}

interface PngText {
  readonly keyword: string;
  readonly text: string;
  readonly bytes: Uint8Array;
}

async function textOf(type: string, content: Uint8Array<ArrayBuffer>): Promise<PngText | undefined> {
  const zero = content.indexOf(0);
  if (zero < 1) return undefined;
  const keyword = latin(content.subarray(0, zero));
  if (type === 'tEXt') return pngText(keyword, content.subarray(zero + 1), latin);
  // The next byte is the compression method; there is only one.
  if (type === 'zTXt') return pngText(keyword, await unpacked(content.subarray(zero + 2)), latin);
  const isPacked = content[zero + 1] === 1;
  const languageEnd = content.indexOf(0, zero + 3);
  const translatedEnd = languageEnd < 0 ? -1 : content.indexOf(0, languageEnd + 1);
  if (translatedEnd < 0) return undefined;
  const value = content.subarray(translatedEnd + 1);
  return pngText(keyword, isPacked ? await unpacked(value) : value, (bytes) =>
    new TextDecoder().decode(bytes),
  );
}

function pngText(
  keyword: string,
  bytes: Uint8Array | undefined,
  decode: (bytes: Uint8Array) => string,
): PngText | undefined {
  return bytes && { keyword, bytes, text: decode(bytes) };
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function addProfile(kind: string, text: string, found: FoundMetadata): void {
  const hex = text
    .split('\n')
    .slice(3)
    .join('')
    .replace(/[^\da-f]/gi, '');
  const bytes = new Uint8Array(Math.floor(hex.length / 2));
  for (const at of bytes.keys()) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  if (kind === 'iptc' || kind === '8bim') {
    const iptc = bytes[0] === 0x1c ? bytes : iptcInResources(bytes);
    if (iptc) found.iptc.push(iptc);
  } else if (kind === 'xmp') found.xmp.push(bytes);
  else if (EXIF_NAME.every((byte, at) => bytes[at] === byte)) {
    found.exif.push(sourceOf(bytes.slice(EXIF_NAME.length)));
  } else if (kind === 'exif') found.exif.push(sourceOf(bytes));
  else found.xmp.push(bytes);
}

/** Returns an unpacked zlib text; undefined if it is damaged, or longer than a block may be. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const reader = inflated(new Blob([packed]), 'deflate').getReader();
  const pieces: Uint8Array[] = [];
  let count = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      count += value.length;
      if (count > METADATA_READING.blockBytes) return undefined;
      pieces.push(value);
    }
  } catch {
    return undefined;
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return joinedBytes(pieces);
}
