import { AppError, type Failure } from '#core/failure.ts';
import { Listeners } from '#core/observable.ts';
import type { LargePicture, LoadPicture, PixelSize } from '../board/picture-context.ts';

/** The large view of a photo. */
export type PictureState =
  | { readonly status: 'loading' }
  | { readonly status: 'none'; readonly failure?: Failure }
  | {
      readonly status: 'ready';
      readonly url: string;
      readonly isFilm: boolean;
      readonly size?: PixelSize;
      readonly takenAt?: string;
    };

interface LargePicturesOptions {
  readonly load: LoadPicture;
  /** Rejects if the browser can't show the picture or play the film at this object URL. */
  readonly decode: (url: string, isFilm: boolean) => Promise<unknown>;
  readonly longEdgePx: number;
}

const LOADING: PictureState = { status: 'loading' };

/** Keeps only the visible photo and its neighbors ready at full size: others are freed, and reading them is aborted. */
export class LargePictures {
  readonly #options: LargePicturesOptions;
  readonly #states = new Map<string, PictureState>();
  readonly #loads = new Map<string, AbortController>();
  readonly #changes = new Listeners();
  #wanted: readonly string[] = [];

  constructor(options: LargePicturesOptions) {
    this.#options = options;
  }

  /** @param photoIds the visible photo, then those to prepare, in reading order */
  keepOnly(photoIds: readonly string[]): void {
    this.#wanted = photoIds;
    for (const [photoId, load] of this.#loads) {
      if (photoIds.includes(photoId)) continue;
      load.abort();
      this.#loads.delete(photoId);
    }
    for (const [photoId, state] of this.#states) {
      if (photoIds.includes(photoId)) continue;
      if (state.status === 'ready') URL.revokeObjectURL(state.url);
      this.#states.delete(photoId);
    }
    this.#loadNext();
  }

  stateOf(photoId: string): PictureState {
    return this.#states.get(photoId) ?? LOADING;
  }

  /** Calls `onChange` when any picture is ready; returns a function that stops this. */
  readonly watch = this.#changes.subscribe;

  /** The visible photo is read immediately, its neighbors one after the other. */
  #loadNext(): void {
    const isMissing = (photoId: string) => !this.#states.has(photoId) && !this.#loads.has(photoId);
    const [seen] = this.#wanted;
    if (seen !== undefined && isMissing(seen)) void this.#load(seen);
    if (this.#loads.size > 0) return;
    const next = this.#wanted.find(isMissing);
    if (next !== undefined) void this.#load(next);
  }

  async #load(photoId: string): Promise<void> {
    const load = new AbortController();
    this.#loads.set(photoId, load);
    const state = await this.#made(photoId, load.signal);
    if (load.signal.aborted) {
      if (state.status === 'ready') URL.revokeObjectURL(state.url);
      return;
    }
    this.#loads.delete(photoId);
    this.#states.set(photoId, state);
    this.#changes.tell();
    this.#loadNext();
  }

  /** What the browser can't show itself, such as a truncated file, is drawn as far as possible. */
  async #made(photoId: string, signal: AbortSignal): Promise<PictureState> {
    const { load, longEdgePx } = this.#options;
    try {
      const asItIs = await load(photoId, { longEdgePx, isDrawn: false }, signal);
      const shown = await this.#shown(asItIs);
      if (shown || signal.aborted) return shown ?? LOADING;
      return (
        (await this.#shown(await load(photoId, { longEdgePx, isDrawn: true }, signal))) ?? { status: 'none' }
      );
    } catch (error) {
      return { status: 'none', ...(error instanceof AppError ? { failure: error.failure } : {}) };
    }
  }

  async #shown({ picture, ...facts }: LargePicture): Promise<PictureState | undefined> {
    const url = URL.createObjectURL(picture);
    const isFilm = picture.type.startsWith('video/');
    try {
      await this.#options.decode(url, isFilm);
      return { status: 'ready', url, isFilm, ...facts };
    } catch {
      URL.revokeObjectURL(url);
      return undefined;
    }
  }
}
