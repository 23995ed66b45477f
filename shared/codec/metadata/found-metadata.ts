import type { RawSource } from '../raw/raw-source.ts';

/** What a film says of when and where it was taken; untrusted. */
export interface FilmTexts {
  /** Seconds since 1904 (UTC) by the movie's header; 0 where the camera knows none. */
  readonly headerSeconds: number | undefined;
  /** The camera's own text, with its offset from UTC: `2019-07-14T18:03:12+0200`. */
  readonly created: string | undefined;
  /** As ISO 6709 writes places: `+48.8584+002.2945/`. */
  readonly place: string | undefined;
}

/** The metadata of a file as it lies there, in the order found. All of it is untrusted. */
export interface FoundMetadata {
  /** Blocks that are each a TIFF, as EXIF is; its offsets count from the block's first byte. */
  readonly exif: RawSource[];
  /** Directories of places alone, as CR3 has them. */
  readonly gps: RawSource[];
  /** XMP packets, or bytes that have one. */
  readonly xmp: Uint8Array[];
  /** IPTC's datasets (IIM). */
  readonly iptc: Uint8Array[];
  /** The texts of a PNG by their keywords. */
  readonly texts: Map<string, string>;
  film?: FilmTexts;
}

/** Nothing found yet. */
export function nothingFound(): FoundMetadata {
  return { exif: [], gps: [], xmp: [], iptc: [], texts: new Map() };
}
