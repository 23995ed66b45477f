import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { isSamePlace } from '#core/takeout/coordinates.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { hasSums, sumsCome } from '../files/checksums.ts';
import type { Decoded, DecodeRequest, EngineRequest, Thumbnail } from './decode-worker.ts';
import { saysCome } from '../files/file-says.ts';
import { assertThere } from '../files/file-reading.ts';
import { DECODED_AHEAD, MADE_THUMBNAILS } from '../limits.ts';
import type { RunOptions } from '../worker-pool.ts';

/** The part of a worker pool that decodes. */
export interface Decoding {
  run(request: DecodeRequest, options: RunOptions): Promise<Decoded>;
  /** Has a request that waits run before those that are not urgent. */
  hurry(request: DecodeRequest): void;
}

interface Ahead {
  readonly request: EngineRequest;
  readonly decoded: Promise<Decoded>;
}

/**
 * Decodes each photo once, for its thumbnail and for the engine: reading a file and its bits takes most of both, and for a
 * HEIC a second or two. Of what lies on the table so many are decoded as the heap shows; the engine takes them from here.
 */
export class DecodedPhotos {
  readonly #pool: Decoding;
  /** In the order in which they were begun. */
  readonly #ahead = new Map<File, Ahead>();
  /** Of photos that the engine has had, too; the oldest comes first. */
  readonly #thumbnails = new Map<File, Promise<Thumbnail | undefined>>();
  readonly #taken = new WeakSet<File>();
  /** The long edge that thumbnails had last, in pixels; undefined before there is one. */
  #edgePx: number | undefined;

  constructor(pool: Decoding) {
    this.#pool = pool;
  }

  /**
   * A photo as the engine gets it, decoded now or already.
   *
   * @throws {AppError} as the decoder does; `photo-gone` for a file that was moved, deleted or changed since it was
   *   decoded; the signal's reason on abort
   */
  async take(photo: BrowserPhoto, format: PhotoFormat, signal: AbortSignal): Promise<Decoded> {
    const { file } = photo;
    this.#taken.add(file);
    const ahead = this.#takeAhead(file);
    // A sidecar may have been picked after the photo.
    if (ahead && isSamePlace(ahead.request.told, photo.told?.coordinates)) {
      this.#pool.hurry(ahead.request);
      const decoded = await ahead.decoded.catch(() => undefined);
      signal.throwIfAborted();
      // What failed may have been temporary, and is tried as the pipeline wants it.
      if (decoded) {
        await assertThere(file);
        return decoded;
      }
    }
    return this.#decode({ ...this.#requestFor(photo), format }, { isUrgent: true, signal });
  }

  /**
   * A thumbnail that was or will be made while the photo is decoded for the engine.
   *
   * @returns undefined if none is to be had in this way
   * @throws {AppError} as the decoder does
   */
  async thumbnailOf(photo: BrowserPhoto, longEdgePx: number): Promise<Thumbnail | undefined> {
    const made = this.madeThumbnailOf(photo, longEdgePx);
    if (made) return made;
    const decoded = this.#begin(photo);
    return (await decoded)?.thumbnail;
  }

  /** One that was made or is being made; undefined where there is none, and nothing is decoded for it. */
  madeThumbnailOf({ file }: BrowserPhoto, longEdgePx: number): Promise<Thumbnail | undefined> | undefined {
    this.#edgePx = longEdgePx;
    return this.#thumbnails.get(file)?.catch(() => undefined);
  }

  /** Decodes a photo of the table for the engine, if there is room. What fails is tried as the engine wants it. */
  decodeAhead(photo: BrowserPhoto): void {
    if (!this.#thumbnails.has(photo.file)) this.#begin(photo)?.catch(() => undefined);
  }

  #begin(photo: BrowserPhoto): Promise<Decoded> | undefined {
    const { file } = photo;
    const isWanted = !this.#taken.has(file) && this.#ahead.size < DECODED_AHEAD;
    if (!isWanted || file.size > MAX_PHOTO_BYTES) return undefined;
    const request = this.#requestFor(photo);
    const decoded = this.#decode(request, {});
    this.#ahead.set(file, { request, decoded });
    return decoded;
  }

  /** Photos are taken in their order: what was decoded before this one and not taken lies on the table no more. */
  #takeAhead(file: File): Ahead | undefined {
    const ahead = this.#ahead.get(file);
    if (ahead || this.#ahead.size >= DECODED_AHEAD) {
      for (const earlier of this.#ahead.keys()) {
        this.#ahead.delete(earlier);
        if (earlier === file) break;
      }
    }
    return ahead;
  }

  #requestFor({ file, told }: BrowserPhoto): EngineRequest {
    const thumbnailPx = this.#edgePx;
    return {
      purpose: 'engine',
      file,
      told: told?.coordinates,
      ...(thumbnailPx === undefined ? {} : { thumbnailPx }),
      withSums: file.size <= MAX_PHOTO_BYTES && !hasSums(file),
    };
  }

  #decode(request: EngineRequest, options: RunOptions): Promise<Decoded> {
    const { file, told, withSums } = request;
    const decoded = this.#pool.run(request, options);
    saysCome(
      file,
      told,
      decoded.then(
        ({ says }) => says,
        () => undefined,
      ),
    );
    if (withSums)
      sumsCome(
        file,
        decoded.then(({ sums }) => sums),
      );
    const thumbnail = decoded.then((one) => one.thumbnail);
    thumbnail.catch(() => {
      this.#thumbnails.delete(file);
      this.#ahead.delete(file);
    });
    this.#thumbnails.delete(file);
    this.#thumbnails.set(file, thumbnail);
    for (const oldest of this.#thumbnails.keys()) {
      if (this.#thumbnails.size <= MADE_THUMBNAILS) break;
      this.#thumbnails.delete(oldest);
    }
    return decoded;
  }
}
