import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import type { LeaseLimits } from '#core/accounts/plan.ts';
import type { CallSettings } from '#pipeline/organize.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { Archive, Ports } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import type { CreateGlimpse, CreateThumbnail } from '../kit/thumbnails.ts';
import type { ApartMemory } from '../board/use-apart-memory.ts';
import type { LargePicture, WantedPicture } from '../board/picture-context.ts';
import type { PeoplePorts } from '../people/people-ports.ts';

/** Gives a photo as it is seen as a whole. */
export type PictureOf<Source extends Photo> = (
  photo: Source,
  wanted: WantedPicture,
  signal: AbortSignal,
) => Promise<LargePicture>;

/** What the place where photos are organized supplies: the site's page, the extension's panel. */
export interface OrganizerHost<Source extends Photo> {
  /** How the server is called for a batch that begins now. */
  readonly callSettings: () => CallSettings;
  readonly thumbnailOf: CreateThumbnail<Source>;
  readonly glimpseOf: CreateGlimpse<Source>;
  /** A photo to be seen as a whole. */
  readonly pictureOf: PictureOf<Source>;
  /**
   * The ports of one batch; `zip` has its archive once it is finished.
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
  /** Says of paths whether patterns leave them in, by the rules of `.gitignore`. */
  readonly pathRules: (exclude: readonly string[]) => Promise<(path: string) => boolean>;
  /** What is remembered of photos that are no duplicates. */
  readonly apart: ApartMemory<Source>;
  /** What groups photos by person, where somebody asks for it. */
  readonly people: PeoplePorts<Source>;
  /** Hands the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** The ports for photos of the batch on the board that are tried again. */
  readonly createAgain: (limits: LeaseLimits) => Ports<Source>;
  /** An archive for photos that were organized before. */
  readonly createArchive: () => { readonly archive: Archive<Source>; readonly zip: () => Blob | undefined };
  /** The board is discarded, or another batch begins. */
  readonly boardLeft: () => void;
  /** The batch has ended in this state. */
  readonly ended: (state: BatchState) => void;
}
