import { lettersAt } from '../metadata/bounded-source.ts';
import { fileMetadata } from '../metadata/file-metadata.ts';
import { boxWithin } from '../raw/boxes.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { motionXmp } from './motion-xmp.ts';

/** Where a film is in a motion photo's file, in bytes. */
export interface FilmPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns where the film of an Android motion photo is: in the box that "Motion Photo format 1.0" has for HEIC and
 * AVIF, or at the end of its picture's file, by its XMP (`Container:Directory`, and the older micro videos). A film that
 * isn't there counts as none: editors drop it and leave the XMP.
 *
 * @throws an error of the source
 */
export async function motionFilm(source: RawSource): Promise<FilmPlace | undefined> {
  const boxed = await filmBox(source);
  if (boxed && (await isMediaAt(source, boxed.start))) return boxed;
  const { xmp } = await fileMetadata(source);
  for (const packet of xmp) {
    for (const place of placesIn(packet, source.sizeBytes)) {
      if (await isMediaAt(source, place.start)) return place;
    }
  }
  return undefined;
}

const HEAD_BYTES = 8;

/** Returns whether an ISO base media file starts here. */
async function isMediaAt(source: RawSource, start: number): Promise<boolean> {
  return lettersAt(await source.read(start, start + HEAD_BYTES), 4, 4) === 'ftyp';
}

async function filmBox(source: RawSource): Promise<FilmPlace | undefined> {
  const whole = { start: 0, end: source.sizeBytes };
  const box = (await isMediaAt(source, 0)) ? await boxWithin(source, whole, ['mpvd']) : undefined;
  return box && { start: box.start, end: box.end };
}

function placesIn(packet: string, sizeBytes: number): readonly FilmPlace[] {
  const places: FilmPlace[] = [];
  const add = (length: number, behind: number) => {
    const [start, end] = [sizeBytes - behind - length, sizeBytes - behind];
    if (length >= HEAD_BYTES && start > 0) places.push({ start, end });
  };
  // The items are behind the picture in their order.
  let behind = 0;
  const { items, microBytes } = motionXmp(packet);
  for (const { tag, length } of items.toReversed()) {
    if (tag.includes('"MotionPhoto"')) add(length, behind);
    behind += length;
  }
  add(microBytes, 0);
  return places;
}
