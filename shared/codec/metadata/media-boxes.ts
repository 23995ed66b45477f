import { type Box, boxesIn } from '../raw/boxes.ts';
import { CANON_METADATA } from '../raw/cr3-previews.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { blockAt, partOf } from './bounded-source.ts';
import { filmTexts } from './film-boxes.ts';
import type { FoundMetadata } from './found-metadata.ts';
import { findInItems } from './heif-items.ts';

/** The box of an XMP packet (XMP part 3, 1.2.7.1). */
const XMP_BOX = 'be7acfcb97a942e89c71999491e3afac';
/** Canon's directories: for the picture, EXIF, and the place. */
const CANON_DIRECTORIES = { exif: ['CMT1', 'CMT2'], gps: ['CMT4'] } as const;

/** Finds the metadata of a box-based file (ISO/IEC 14496-12): HEIC, AVIF, CR3, JPEG XL, and videos. */
export async function findInBoxes(source: RawSource, found: FoundMetadata): Promise<void> {
  for (const box of await boxesIn(source, 0, source.sizeBytes)) {
    const { type, start, end } = box;
    if (type === 'meta') await findInItems(source, box, found);
    else if (type === 'moov') await findInMovie(source, box, found);
    // JPEG XL, where EXIF follows the four bytes of an offset (ISO/IEC 18181-2, 9.4).
    else if (type === 'Exif') found.exif.push(partOf(source, start + 4, end));
    else if (type === 'xml ' || type === XMP_BOX) {
      const packet = await blockAt(source, start, end);
      if (packet) found.xmp.push(packet);
    }
  }
}

async function findInMovie(source: RawSource, movie: Box, found: FoundMetadata): Promise<void> {
  const boxes = await boxesIn(source, movie.start, movie.end);
  const canon = boxes.find(({ type }) => type === CANON_METADATA);
  if (!canon) {
    found.film = await filmTexts(source, movie);
    return;
  }
  const directories = await boxesIn(source, canon.start, canon.end);
  for (const kind of ['exif', 'gps'] as const) {
    for (const wanted of CANON_DIRECTORIES[kind]) {
      const box = directories.find(({ type }) => type === wanted);
      if (box) found[kind].push(partOf(source, box.start, box.end));
    }
  }
}
