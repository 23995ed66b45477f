import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import type { LeaseLimits } from '#core/accounts/plan.ts';
import type { CallSettings } from '#pipeline/organize.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Archive, Ports } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import type { CreateGlimpse, CreateThumbnail } from '../kit/thumbnails.ts';
import type { ApartMemory } from '../board/use-apart-memory.ts';
import type { LargePicture, WantedPicture } from '../board/picture-context.ts';
import type { PeoplePorts } from '../people/people-ports.ts';

/** Loads a photo for the large view. */
export type PictureOf<Source extends Photo> = (
  photo: Source,
  wanted: WantedPicture,
  signal: AbortSignal,
) => Promise<LargePicture>;

/** What the host of the organizer provides: the site's page or the extension's panel. */
export interface OrganizerHost<Source extends Photo> {
  /** Returns the settings for server calls of a batch that starts now. */
  readonly callSettings: () => CallSettings;
  readonly thumbnailOf: CreateThumbnail<Source>;
  readonly glimpseOf: CreateGlimpse<Source>;
  /** Loads a photo for the large view. */
  readonly pictureOf: PictureOf<Source>;
  /**
   * Creates the ports of one batch; `zip` has its archive once it is finished.
   *
   * @param earlier a saved batch to resume
   */
  readonly createBatch: (
    photos: readonly Source[],
    placing: NamingOptions,
    limits: LeaseLimits,
    earlier?: SavedBatch<Source>,
  ) => {
    readonly ports: Ports<Source>;
    readonly zip: () => Blob | undefined;
  };
  /** Returns which paths remain after excluding patterns, by the rules of `.gitignore`. */
  readonly pathRules: (exclude: readonly string[]) => Promise<(path: string) => boolean>;
  /** The memory of photos that aren't duplicates. */
  readonly apart: ApartMemory<Source>;
  /** Groups photos by person on request. */
  readonly people: PeoplePorts<Source>;
  /** Passes the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** Creates the ports for retrying photos of the batch on the board. */
  readonly createAgain: (limits: LeaseLimits) => Ports<Source>;
  /** Creates an archive for photos that were organized before. */
  readonly createArchive: () => { readonly archive: Archive<Source>; readonly zip: () => Blob | undefined };
  /** Called when the board is closed. */
  readonly boardLeft: () => void;
  /** Called when the batch has ended in this state. */
  readonly ended: (state: BatchState) => void;
}
