import type { RawSource } from '../raw/raw-source.ts';
import { blockAt, lettersAt, partOf } from './bounded-source.ts';
import { type ChunkForm, chunksIn } from './chunks.ts';
import type { FoundMetadata } from './found-metadata.ts';
import { RIFF } from './riff.ts';

const WEBP: ChunkForm = { ...RIFF, wanted: new Set(['EXIF', 'XMP ']) };
/** Some programs write the prefix of JPEG's segment before EXIF. */
const EXIF_NAME = 'Exif\0\0';

/** Finds the metadata of a WebP, which comes after its picture. */
export async function findInWebp(source: RawSource, found: FoundMetadata): Promise<void> {
  for (const { type, start, end } of await chunksIn(source, WEBP)) {
    if (type === 'EXIF') {
      const name = await blockAt(source, start, start + EXIF_NAME.length);
      const isNamed = name && lettersAt(name, 0, EXIF_NAME.length) === EXIF_NAME;
      found.exif.push(partOf(source, isNamed ? start + EXIF_NAME.length : start, end));
    } else {
      const packet = await blockAt(source, start, end);
      if (packet) found.xmp.push(packet);
    }
  }
}
