import type { ArchiveEntry } from '#core/batch-event.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { Shot } from '#core/neighbours.ts';
import type { EncodedImage, Photo } from '#core/photo.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { FileTexts } from '#core/photo-texts.ts';
import type { Usage } from '#core/quota.ts';

/** The right to have a number of photos described, counted before the first of them is sent. */
export interface BatchLease {
  readonly id: string;
  readonly usage: Usage;
}

/** Reaches the bytes of a photo. Reads only; nothing here can change an original. */
export interface PhotoReader<Source extends Photo> {
  /** The first bytes, as many as there are up to `length`. */
  readHead(photo: Source, length: number): Promise<Uint8Array>;
}

export interface DecodedPhoto {
  /** Upright, long edge at most `ENGINE_LONG_EDGE_PX`, without metadata. */
  readonly image: EncodedImage;
  /** From EXIF, local time `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt?: string;
  /** What the file says of itself. Stays on the device: the analyzer is given the image alone. */
  readonly texts?: FileTexts;
  /** When, with what, and how it looks, where the file says when and with what. Stays on the device as well. */
  readonly shot?: Shot;
}

/** Turns a photo into the small picture that the engine gets. */
export interface Decoder<Source extends Photo> {
  /** @throws {AppError} `photo-unreadable`, `photo-too-many-pixels` */
  decode(photo: Source, format: PhotoFormat, signal: AbortSignal): Promise<DecodedPhoto>;
}

/** What is known of a photo that has been described: enough never to send it again. */
export interface Described extends ImageAnalysis {
  /** As {@link DecodedPhoto} has it. */
  readonly takenAt?: string;
  readonly texts?: FileTexts;
  /** Where it was taken, in words, for `{place}`. */
  readonly place?: string;
  readonly shot?: Shot;
}

/** Says what a picture shows: in a sentence or two, and more where the engine knows more. */
export interface Analyzer {
  /** @throws {AppError} `no-description`, `engine-failed`, `engine-unavailable`, `engine-timeout`, … */
  describe(
    image: EncodedImage,
    context: { readonly photoId: string; readonly lease: BatchLease },
    signal: AbortSignal,
  ): Promise<ImageAnalysis>;
}

/** Remembers what came of photos, so that a batch can be run again. */
export interface Journal {
  /** What an earlier run recorded of a photo. Such a one is neither decoded nor described again. */
  described(photoId: string): Described | undefined;
  /** Records what came of a photo, for a later run. The next photo is described meanwhile. */
  record(photoId: string, described: Described): Promise<void>;
}

/** Keeps count of the month's photos. Calls that failed in a way that may pass are made again by the pipeline. */
export interface Ledger {
  /**
   * Counts a batch before it begins, all or nothing. Asked again after a failure, it counts it once.
   *
   * @throws {AppError} `quota-exceeded`, `sign-in-required`
   */
  reserve(photos: number, signal: AbortSignal): Promise<BatchLease>;
  /** Ends the batch and gives back what it did not use. Never aborted: it runs in clean-up. */
  settle(lease: BatchLease): Promise<Usage>;
}

/** Collects the originals for the ZIP. */
export interface Archive<Source extends Photo> {
  /** Does what can be done ahead for a photo, such as its checksum, while the engine looks at it. */
  prepare(photo: Source, signal: AbortSignal): Promise<void>;
  /** Makes the ZIP with exactly these entries; may be called again with other paths. */
  finish(entries: readonly (ArchiveEntry & { readonly photo: Source })[]): Promise<void>;
}

/** What a host supplies, so that the pipeline can organize its photos. */
export interface Ports<Source extends Photo> {
  readonly reader: PhotoReader<Source>;
  readonly decoder: Decoder<Source>;
  readonly analyzer: Analyzer;
  readonly ledger: Ledger;
  readonly archive: Archive<Source>;
  /** Without one a batch is run from its beginning. */
  readonly journal?: Journal;
}
