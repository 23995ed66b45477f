import { GLIMPSES_AT_ONCE } from '#core/limits.ts';
import type { Photo } from '#core/photo.ts';
import { drawPauseMs, Together } from './together.ts';

/** What there is to show of a photo. */
export type ThumbnailState =
  | { readonly status: 'loading' | 'none' }
  | {
      readonly status: 'ready';
      readonly url: string;
      readonly size?: ThumbnailSize | undefined;
      /** It is the camera's own small picture, which stands for the photo until a better one is there. */
      readonly isGlimpse?: boolean;
    };

/** In its own pixels. */
export interface ThumbnailSize {
  readonly width: number;
  readonly height: number;
}

interface Thumbnail {
  readonly picture: Blob;
  /** If it is known before the browser has read the picture. */
  readonly size?: ThumbnailSize;
}

/** Creates a thumbnail; rejects if the photo cannot be shown. */
export type CreateThumbnail<Source extends Photo> = (photo: Source, longEdgePx: number) => Promise<Thumbnail>;

/** Gives what can be shown at once, of the size that the thumbnail will have; undefined if there is nothing. */
export type CreateGlimpse<Source extends Photo> = (
  photo: Source,
  longEdgePx: number,
) => Promise<Thumbnail | undefined>;

/** Pixels of the long edge: on common screens, and at most on those of double density. */
export interface ThumbnailEdge {
  readonly common: number;
  readonly most: number;
}

/** Sharp in the results, and on a heap of few photos. */
export const LARGE_EDGE: ThumbnailEdge = { common: 320, most: 480 };
/** Sharp in lists, in trays and on a heap of many photos, whose prints are small. */
export const SMALL_EDGE: ThumbnailEdge = { common: 128, most: 256 };
const AT_ONCE = 2;
/** A heap is drawn in slices: the thumbnails of the first would hold up the glimpses of the next. */
const SETTLED_MS = 200;
/** Longer than this, and they would be missed by somebody who scrolls. */
const MOST_PAUSE_MS = 250;
/** Thumbnails that are kept though nothing shows them: what somebody who scrolls back finds again at once. */
export const KEPT_UNSEEN = 150;

const LOADING: ThumbnailState = { status: 'loading' };
const NONE: ThumbnailState = { status: 'none' };

interface MadeThumbnail {
  readonly photoId: string;
  /** The state that it had while it was being made. */
  readonly before: ThumbnailState;
  readonly after: ThumbnailState;
}

/**
 * Makes the thumbnails that are shown, a few at a time, in the order in which they came in sight: first a glimpse of
 * every photo that has one, then the thumbnails. Keeps their object URLs and those of some that were in sight before, so
 * ten thousand photos take no more memory than a few hundred.
 */
export class Thumbnails<Source extends Photo> {
  readonly #create: CreateThumbnail<Source>;
  readonly #glimpseOf: CreateGlimpse<Source> | undefined;
  readonly #edge: ThumbnailEdge;
  readonly #density: () => number;
  readonly #states = new Map<string, ThumbnailState>();
  readonly #watchers = new Map<string, Set<() => void>>();
  /** Ready, and shown nowhere; the one that was shown last comes last. */
  readonly #unseen = new Set<string>();
  readonly #queue = new Set<string>();
  /** Photos of which there may be a glimpse. */
  readonly #glimpses = new Set<string>();
  /** Queued photos without a glimpse. They are gray, so their thumbnails don't wait for the glimpses of others. */
  readonly #bare = new Set<string>();
  readonly #making = new Set<string>();
  #photos: ReadonlyMap<string, Source> = new Map();
  /** With very many photos, some are handed on together: each would have the page drawn anew. */
  #made = this.#madeOf(0);
  #running = 0;
  #glimpsing = 0;
  /** Runs after the last glimpse, until thumbnails may be made. */
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** @param density the screen's own pixels per pixel of CSS; browsers keep every thumbnail that was seen in these */
  constructor(
    create: CreateThumbnail<Source>,
    edge: ThumbnailEdge,
    density = () => 1,
    glimpseOf?: CreateGlimpse<Source>,
  ) {
    this.#create = create;
    this.#glimpseOf = glimpseOf;
    this.#edge = edge;
    this.#density = density;
  }

  /** Says which photos there are; frees what the thumbnails of all others took. */
  setPhotos(photos: readonly Source[]): void {
    this.#photos = new Map(photos.map((photo) => [photo.id, photo]));
    this.#made.flush();
    this.#made = this.#madeOf(photos.length);
    for (const photoId of this.#states.keys()) if (!this.#photos.has(photoId)) this.#free(photoId);
    for (const photoId of this.#watchers.keys()) this.#want(photoId);
    this.#runNext();
  }

  stateOf(photoId: string): ThumbnailState {
    return this.#states.get(photoId) ?? LOADING;
  }

  /** Has the photo's thumbnail made, and calls `onChange` when it is there; gives back how to stop that. */
  watch(photoId: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(photoId) ?? new Set();
    this.#watchers.set(photoId, watchers.add(onChange));
    this.#unseen.delete(photoId);
    this.#want(photoId);
    this.#runNext();
    return () => {
      watchers.delete(onChange);
      if (watchers.size > 0) return;
      this.#watchers.delete(photoId);
      this.#forgetRequest(photoId);
      if (this.#states.get(photoId)?.status === 'ready') this.#keepUnseen(photoId);
    };
  }

  #want(photoId: string): void {
    if (!this.#photos.has(photoId) || this.#making.has(photoId)) return;
    const state = this.#states.get(photoId);
    if (!state || (state.status === 'ready' && state.isGlimpse)) this.#queue.add(photoId);
    if (!state && this.#glimpseOf) this.#glimpses.add(photoId);
  }

  #keepUnseen(photoId: string): void {
    this.#unseen.add(photoId);
    for (const oldest of this.#unseen) {
      if (this.#unseen.size <= KEPT_UNSEEN) return;
      this.#free(oldest);
    }
  }

  #free(photoId: string): void {
    const state = this.#states.get(photoId);
    if (state) release(state);
    this.#states.delete(photoId);
    this.#unseen.delete(photoId);
    this.#forgetRequest(photoId);
    this.#making.delete(photoId);
  }

  #forgetRequest(photoId: string): void {
    for (const requests of [this.#queue, this.#glimpses, this.#bare]) requests.delete(photoId);
  }

  #runNext(): void {
    this.#runGlimpses();
    // A thumbnail takes a processor as long as a hundred glimpses do.
    const isGlimpsing = this.#glimpsing > 0 || this.#settling !== undefined;
    for (const photoId of isGlimpsing ? this.#bare : this.#queue) {
      if (this.#running >= AT_ONCE) return;
      this.#forgetRequest(photoId);
      const photo = this.#photos.get(photoId);
      if (!photo) continue;
      this.#running += 1;
      void this.#make(photo).finally(() => {
        this.#running -= 1;
        this.#runNext();
      });
    }
  }

  #runGlimpses(): void {
    const glimpseOf = this.#glimpseOf;
    for (const photoId of glimpseOf ? this.#glimpses : []) {
      if (this.#glimpsing >= GLIMPSES_AT_ONCE) return;
      this.#glimpses.delete(photoId);
      const photo = this.#photos.get(photoId);
      if (!photo || !glimpseOf) continue;
      this.#glimpsing += 1;
      void this.#glimpse(photo, glimpseOf).finally(() => {
        this.#glimpsing -= 1;
        this.#settle();
        this.#runNext();
      });
    }
  }

  #settle(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.#runNext();
    }, SETTLED_MS);
  }

  async #glimpse(photo: Source, glimpseOf: CreateGlimpse<Source>): Promise<void> {
    const made = await glimpseOf(photo, this.#edgePx()).catch(() => undefined);
    if (!made && this.#queue.has(photo.id)) this.#bare.add(photo.id);
    if (!made || this.#states.has(photo.id) || !this.#watchers.has(photo.id)) return;
    this.#states.set(photo.id, ready(made, true));
    for (const onChange of this.#watchers.get(photo.id) ?? []) onChange();
  }

  async #make(photo: Source): Promise<void> {
    const glimpse = this.#states.get(photo.id);
    const before: ThumbnailState = glimpse ?? { status: 'loading' };
    this.#states.set(photo.id, before);
    this.#making.add(photo.id);
    const made = await this.#create(photo, this.#edgePx()).catch(() => undefined);
    // Here, in a task for each: the browser's main process is waited for, and many URLs in one task held up the page.
    this.#made.add({ photoId: photo.id, before, after: made ? ready(made, false) : NONE });
  }

  #edgePx(): number {
    return Math.min(this.#edge.most, Math.ceil(this.#edge.common * this.#density()));
  }

  #handOn(all: readonly MadeThumbnail[]): void {
    // One that was let go meanwhile was perhaps asked for again.
    const isWanted = ({ photoId, before }: MadeThumbnail) => this.#states.get(photoId) === before;
    const [wanted, unwanted] = [all.filter(isWanted), all.filter((made) => !isWanted(made))];
    for (const { after } of unwanted) release(after);
    for (const { photoId, before, after } of wanted) {
      this.#making.delete(photoId);
      this.#states.set(photoId, after);
      release(before);
    }
    for (const { photoId, after } of wanted) {
      const watchers = this.#watchers.get(photoId);
      if (watchers) for (const onChange of watchers) onChange();
      else if (after.status === 'ready') this.#keepUnseen(photoId);
    }
  }

  #madeOf(photos: number): Together<MadeThumbnail> {
    return new Together(drawPauseMs(photos, MOST_PAUSE_MS), (made) => this.#handOn(made));
  }
}

function release(state: ThumbnailState): void {
  if (state.status === 'ready') URL.revokeObjectURL(state.url);
}

function ready({ picture, size }: Thumbnail, isGlimpse: boolean): ThumbnailState {
  return { status: 'ready', url: URL.createObjectURL(picture), size, isGlimpse };
}
