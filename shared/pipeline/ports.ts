import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import type { ArchiveEntry, PlacedPhoto } from '#core/batch/batch-event.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import type { Detail } from '#core/categories/detail.ts';
import type { XmpOf } from '#core/xmp/batch-xmp.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import type { MakeTopFiles } from '#core/lists/top-files.ts';
import type { PictureJudgement } from '#core/look-again/look-again.ts';
import type { EncodedImage, Photo } from '#core/photo.ts';
import type { DetectedFormat } from '#core/photo-format.ts';
import type { MediaFormat } from '#core/photo-formats.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { Usage } from '#core/accounts/quota.ts';

/** The right to have a number of photos described, counted before the first one is sent. */
export interface BatchLease {
  readonly id: string;
  readonly usage: Usage;
}

/** Reads the first bytes of a file. It is read-only, so originals can't change. */
export interface PhotoReader<Source extends Photo> {
  /** Returns the type of a file by its first bytes; rejects if it can't be read. */
  formatOf(photo: Source): Promise<DetectedFormat>;
}

export interface DecodedPhoto extends PhotoFacts {
  /** Upright, long edge at most `ENGINE_LONG_EDGE_PX`, without metadata. */
  readonly image: EncodedImage;
  /** The frames of a film, all of which are described; `image` is the best one. */
  readonly frames?: readonly DecodedFrame[];
}

/** A film that nobody could look at, with what is known of it nevertheless. */
export interface UnseenFilm extends PhotoFacts {
  readonly image?: undefined;
  readonly frames?: undefined;
}

/** A frame of a film. */
export interface DecodedFrame {
  readonly image: EncodedImage;
  readonly judgement: PictureJudgement;
}

/** Turns a photo into the small picture for the engine, and a film into several. */
export interface PictureDecoder<Source extends Photo> {
  /** @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `photo-format-unsupported`, … */
  decode(photo: Source, format: MediaFormat, signal: AbortSignal): Promise<DecodedPhoto>;
}

/** Decodes photos and films, of which some come along without a picture: see `withUnseenFilms`. */
export interface Decoder<Source extends Photo> {
  /**
   * @param format undefined for a film by its name whose content nobody knows
   * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`
   */
  decode(
    photo: Source,
    format: MediaFormat | undefined,
    signal: AbortSignal,
  ): Promise<DecodedPhoto | UnseenFilm>;
}

/** Everything about a described photo that avoids sending it again. */
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
      /** The index of the film's frame that the picture is; undefined for a photo. */
      readonly frame?: number | undefined;
      /** All frames of a film, the sharpest one first, which is the picture; only with `CallSettings.takesFilms`. */
      readonly frames?: readonly EncodedImage[] | undefined;
      /** For a chat model's answer; undefined for English. */
      readonly language?: OtherLanguage | undefined;
    },
    signal: AbortSignal,
  ): Promise<ImageAnalysis>;
}

/** Records the results of photos, so that a batch can be resumed. */
export interface Journal {
  /** Returns a photo's result from an earlier run. Such a photo is neither decoded nor described again. */
  described(photoId: string): Described | undefined;
  /** Records a photo's result for a later run. The next photo is described in the meantime. */
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

/** A file with its path in an archive. */
export interface PhotoEntry<Source extends Photo> extends ArchiveEntry {
  readonly photo: Source;
  /** The id of the file that it belongs to and comes right after. */
  readonly leader?: string | undefined;
  /** When it was taken, which is its time in a ZIP. */
  readonly date?: PhotoDate | undefined;
}

/** The contents of a ZIP besides its photos. */
export interface BesidePhotos<Source extends Photo> {
  /** Makes the top-level files; without it, there are none. */
  readonly makeTopFiles?: MakeTopFiles | undefined;
  /** Photos that aren't in the ZIP although their companions are. */
  readonly failed?: readonly Source[];
  /** Those included unanalyzed, in a folder of their own. */
  readonly carried?: readonly Source[];
  /** Films and RAW files without a photo, and what belongs to them, unless they are photos' companions. */
  readonly alone?: readonly Source[];
  /** The folder of a file without a photo if already decided, for instance by a library. */
  readonly folderOf?: ((id: string) => FolderPath | undefined) | undefined;
  /** The XMP sidecar of each photo; without it, there are none. */
  readonly xmpOf?: XmpOf | undefined;
}

/** Collects the originals for the ZIP. */
export interface Archive<Source extends Photo> {
  /** Whether it is made without a placed photo, too: for films, or files that can't be analyzed. */
  readonly takesFilesAlone?: boolean;
  /** The names of companion files that were missing from the last ZIP because they couldn't be read. */
  readonly leftOut?: readonly string[];
  /** Does work for a photo in advance, such as its checksum, while the engine describes it. */
  prepare(photo: Source, signal: AbortSignal): Promise<void>;
  /**
   * Returns the entries under their final names in the ZIP: one may need a number so that its companions can share
   * its name. Without it, they keep their names.
   *
   * @param xmpOf as of {@link BesidePhotos}
   */
  named?(entries: readonly PhotoEntry<Source>[], xmpOf?: XmpOf): readonly ArchiveEntry[];
  /**
   * Makes the ZIP with exactly these entries and their companions; can be called again with other paths.
   *
   * @param beside by the pipeline, which only knows `folderOf`, or by the host
   */
  finish(entries: readonly PhotoEntry<Source>[], beside?: BesidePhotos<Source>): Promise<void>;
}

/** Folders other than the categories', which depend on all photos of a batch. */
export interface Filing {
  /** The level of detail that it files at, if it does only that. */
  readonly detail?: Detail;
  /** The new folder of each photo that moves, by its id, and those of files without a photo. */
  folders(photos: readonly PlacedPhoto[]): Promise<ReadonlyMap<string, FolderPath>>;
}

/** Finds photos of a batch that look alike; during a retry, also among the photos of the board. */
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
  /** If undefined, a batch always starts from the beginning. */
  readonly journal?: Journal;
  /** If undefined, photos are in their categories' folders. */
  readonly filing?: Filing;
  /** If undefined, photos that look alike aren't grouped. */
  readonly grouping?: Grouping<Source>;
}
