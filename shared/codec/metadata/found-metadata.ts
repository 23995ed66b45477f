import type { RawSource } from '../raw/raw-source.ts';

/** A video's data on when and where it was taken; untrusted. */
export interface FilmTexts {
  /** Seconds since 1904 (UTC) in the movie header; 0 if the camera doesn't know the time. */
  readonly headerSeconds: number | undefined;
  /** The camera's own text, with its offset from UTC: `2019-07-14T18:03:12+0200`. */
  readonly created: string | undefined;
  /** How long it lasts; undefined if its header doesn't tell. */
  readonly seconds: number | undefined;
  /** In the format of ISO 6709: `+48.8584+002.2945/`. */
  readonly place: string | undefined;
}

/** The metadata of a file in its raw form, in the order found. All of it is untrusted. */
export interface FoundMetadata {
  /** Blocks that are each a TIFF, like EXIF; its offsets count from the block's first byte. */
  readonly exif: RawSource[];
  /** Directories that contain only places, as in CR3. */
  readonly gps: RawSource[];
  /** XMP packets, or bytes that contain one. */
  readonly xmp: Uint8Array[];
  /** IPTC's datasets (IIM). */
  readonly iptc: Uint8Array[];
  /** The texts of a PNG by their keywords. */
  readonly texts: Map<string, string>;
  film?: FilmTexts;
}

/** Returns a result with nothing found yet. */
export function nothingFound(): FoundMetadata {
  return { exif: [], gps: [], xmp: [], iptc: [], texts: new Map() };
}
