import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { isSamePlace } from '#core/takeout/coordinates.ts';
import type { MediaFormat } from '#core/photo-formats.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { hasSums, sumsCome } from '../files/checksums.ts';
import type { Decoded, DecodeRequest, EngineRequest, Thumbnail } from './decode-worker.ts';
import { fileFacts } from '../files/file-facts.ts';
import { assertThere } from '../files/file-reading.ts';
import { DECODED_AHEAD, MADE_THUMBNAILS } from '../limits.ts';
import type { RunOptions } from '../worker-pool.ts';

/** The part of a worker pool that decodes. */
export interface Decoding {
  run(request: DecodeRequest, options: RunOptions): Promise<Decoded>;
  /** Moves a waiting request before all requests that aren't urgent. */
  hurry(request: DecodeRequest): void;
}

interface Ahead {
  readonly request: EngineRequest;
  readonly decoded: Promise<Decoded>;
}

/**
 * Decodes each photo once, for both its thumbnail and the engine: reading and decoding take most of the time of both,
 * and a HEIC takes a second or two. As many photos on the table are decoded ahead as the heap shows; the engine takes
 * them from here.
 */
export class DecodedPhotos {
  readonly #pool: Decoding;
  /** In the order in which they were started. */
  readonly #ahead = new Map<File, Ahead>();
  /** Includes photos that the engine has already taken; the oldest comes first. */
  readonly #thumbnails = new Map<File, Promise<Thumbnail | undefined>>();
  readonly #taken = new WeakSet<File>();
  /** The long edge of the latest thumbnails, in pixels; undefined before the first one. */
  #edgePx: number | undefined;

  constructor(pool: Decoding) {
    this.#pool = pool;
  }

  /**
   * Returns a photo as the engine gets it, decoded now or earlier.
   *
   * @throws {AppError} as the decoder does; `photo-gone` for a file that was moved, deleted or changed since it was
   * decoded; the signal's reason on abort
   */
  async take(photo: BrowserPhoto, format: MediaFormat, signal: AbortSignal): Promise<Decoded> {
    const { file } = photo;
    this.#taken.add(file);
    const ahead = this.#takeAhead(file);
    // A sidecar may have been picked after the photo.
    if (ahead && isSamePlace(ahead.request.told, photo.told?.coordinates)) {
      this.#pool.hurry(ahead.request);
      const decoded = await ahead.decoded.catch(() => undefined);
      signal.throwIfAborted();
      // A failure may have been temporary, so the photo is decoded again the way the pipeline needs it.
      if (decoded) {
        await assertThere(file);
        return decoded;
      }
    }
    return this.#decode(photo, { ...this.#requestFor(photo), format }, { isUrgent: true, signal });
  }

  /**
   * Returns a thumbnail made while the photo is decoded for the engine.
   *
   * @returns undefined if unavailable
   * @throws {AppError} as the decoder does
   */
  async thumbnailOf(photo: BrowserPhoto, longEdgePx: number): Promise<Thumbnail | undefined> {
    const made = this.madeThumbnailOf(photo, longEdgePx);
    if (made) return made;
    const decoded = this.#begin(photo);
    return (await decoded)?.thumbnail;
  }

  /** Returns a thumbnail that was made or is being made; undefined if there is none. Decodes nothing. */
  madeThumbnailOf({ file }: BrowserPhoto, longEdgePx: number): Promise<Thumbnail | undefined> | undefined {
    this.#edgePx = longEdgePx;
    return this.#thumbnails.get(file)?.catch(() => undefined);
  }

  /**
   * Decodes a photo on the table for the engine, if there is room. After a failure, the engine's own request tries
   * again.
   */
  decodeAhead(photo: BrowserPhoto): void {
    if (!this.#thumbnails.has(photo.file)) this.#begin(photo)?.catch(() => undefined);
  }

  #begin(photo: BrowserPhoto): Promise<Decoded> | undefined {
    const { file } = photo;
    const isWanted = !this.#taken.has(file) && this.#ahead.size < DECODED_AHEAD;
    if (!isWanted || file.size > MAX_PHOTO_BYTES) return undefined;
    const request = this.#requestFor(photo);
    const decoded = this.#decode(photo, request, {});
    this.#ahead.set(file, { request, decoded });
    return decoded;
  }

  /**
   * Takes a photo that was decoded ahead. Photos are taken in order, so any decoded before this one and not taken has
   * left the table.
   */
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

  #decode(photo: BrowserPhoto, request: EngineRequest, options: RunOptions): Promise<Decoded> {
    const { file, withSums } = request;
    const decoded = this.#pool.run(request, options);
    fileFacts.come(photo, decoded);
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
