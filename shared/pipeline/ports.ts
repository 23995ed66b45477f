import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import type { ArchiveEntry, PlacedPhoto } from '#core/batch/batch-event.ts';
import type { XmpOf } from '#core/xmp/batch-xmp.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import type { MakeTopFiles } from '#core/lists/top-files.ts';
import type { EncodedImage, Photo } from '#core/photo.ts';
import type { DetectedFormat } from '#core/photo-format.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { Usage } from '#core/accounts/quota.ts';

/** The right to have a number of photos described, counted before the first one is sent. */
export interface BatchLease {
  readonly id: string;
  readonly usage: Usage;
}

/** Reads the first bytes of a file. It is read-only, so originals cannot change. */
export interface PhotoReader<Source extends Photo> {
  /** What a file's first bytes say that it is; rejects if it cannot be read. */
  formatOf(photo: Source): Promise<DetectedFormat>;
}

export interface DecodedPhoto extends PhotoFacts {
  /** Upright, long edge at most `ENGINE_LONG_EDGE_PX`, without metadata. */
  readonly image: EncodedImage;
}

/** Turns a photo into the small picture for the engine. */
export interface Decoder<Source extends Photo> {
  /** @throws {AppError} `photo-unreadable`, `photo-too-many-pixels` */
  decode(photo: Source, format: PhotoFormat, signal: AbortSignal): Promise<DecodedPhoto>;
}

/** Everything about a described photo that is needed so that it never has to be sent again. */
export interface Described extends ImageAnalysis, PhotoFacts {}

/**
 * Describes what a picture shows, in one or two sentences, with further fields if the engine supports them.
 */
export interface Analyzer {
  /** @throws {AppError} `no-description`, `engine-failed`, `engine-unavailable`, `engine-timeout`, … */
  describe(
    image: EncodedImage,
    context: {
      readonly photoId: string;
      readonly lease: BatchLease;
      /** Of what a chat model writes; undefined for English. */
      readonly language?: OtherLanguage | undefined;
    },
    signal: AbortSignal,
  ): Promise<ImageAnalysis>;
}

/** Records the results for photos, so that a batch can be run again. */
export interface Journal {
  /**
   * The result that an earlier run recorded for a photo. Such a photo is neither decoded nor described again.
   */
  described(photoId: string): Described | undefined;
  /** Records the result for a photo, for a later run. The next photo is described in the meantime. */
  record(photoId: string, described: Described): Promise<void>;
}

/** Counts the month's photos. The pipeline retries calls that failed temporarily. */
export interface Ledger {
  /**
   * Counts a batch before it begins, all or nothing. Retries after a failure count it once.
   *
   * @param photoIds its photos, in the order picked
   * @throws {AppError} `quota-exceeded`, `sign-in-required`
   */
  reserve(photoIds: readonly string[], signal: AbortSignal): Promise<BatchLease>;
  /** Ends the batch and releases the unused part. It takes no signal, because it runs during clean-up. */
  settle(lease: BatchLease): Promise<Usage>;
}

/** What a ZIP has beside its photos. */
export interface BesidePhotos<Source extends Photo> {
  /** Makes what lies at its top beside the folders; without it, nothing does. */
  readonly makeTopFiles?: MakeTopFiles | undefined;
  /** Photos that are not in the ZIP, while what comes along with them is. */
  readonly failed?: readonly Source[];
  /** Those of them that come along unlooked at, in a folder of their own. */
  readonly carried?: readonly Source[];
  /** What is written beside each photo as XMP; without it, nothing is. */
  readonly xmpOf?: XmpOf | undefined;
}

/** Collects the originals for the ZIP. */
export interface Archive<Source extends Photo> {
  /** The names of the files that should have come along in the last ZIP and could not be read. */
  readonly leftOut?: readonly string[];
  /** Does work for a photo in advance, such as its checksum, while the engine describes it. */
  prepare(photo: Source, signal: AbortSignal): Promise<void>;
  /**
   * The entries under the names that they have in the ZIP: one may need a number so that what belongs to its photo can
   * have its name, too. Without it, they keep their names.
   *
   * @param xmpOf as of {@link BesidePhotos}
   */
  named?(
    entries: readonly (ArchiveEntry & { readonly photo: Source })[],
    xmpOf?: XmpOf,
  ): readonly ArchiveEntry[];
  /**
   * Makes the ZIP with exactly these entries, and what comes along with their photos; may be called again with other
   * paths.
   */
  finish(
    entries: readonly (ArchiveEntry & { readonly photo: Source })[],
    beside?: BesidePhotos<Source>,
  ): Promise<void>;
}

/** Folders other than those of the categories, which depend on all photos of a batch. */
export interface Filing {
  /** The folder of each photo that gets another one, by its id. */
  folders(photos: readonly PlacedPhoto[]): Promise<ReadonlyMap<string, FolderPath>>;
}

/** Finds the photos of a batch that look alike; of photos that are tried again, also those of the board they are like. */
export interface Grouping<Source extends Photo> {
  /**
   * @param seen those that can be compared, in the order picked
   * @param photos all photos of the batch
   */
  groups(seen: readonly AlikePhoto[], photos: readonly Source[]): Promise<readonly AlikeGroup[]>;
}

/** Everything that a host provides for the pipeline to organize its photos. */
export interface Ports<Source extends Photo> {
  readonly reader: PhotoReader<Source>;
  readonly decoder: Decoder<Source>;
  readonly analyzer: Analyzer;
  readonly ledger: Ledger;
  readonly archive: Archive<Source>;
  /** If undefined, a batch always runs from its beginning. */
  readonly journal?: Journal;
  /** If undefined, photos lie in the folders of their categories. */
  readonly filing?: Filing;
  /** If undefined, photos that look alike are not grouped. */
  readonly grouping?: Grouping<Source>;
}
