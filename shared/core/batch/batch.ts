import type { AlikeGroup } from '../similarity/alike/alike-group.ts';
import type { ArchiveEntry, BatchEvent, PlacedPhoto } from './batch-event.ts';
import type { Detail } from '../categories/detail.ts';
import { type Failure, mayPass, reachedNobody } from '../failure.ts';
import type { Usage } from '../accounts/quota.ts';

export type PhotoState =
  | { readonly status: 'waiting' }
  | { readonly status: 'looking' }
  | { readonly status: 'placed'; readonly photo: PlacedPhoto }
  | { readonly status: 'refused'; readonly failure: Failure }
  | { readonly status: 'failed'; readonly failure: Failure };

export type BatchPhase = 'idle' | 'processing' | 'done' | 'failed';

export interface BatchState {
  readonly phase: BatchPhase;
  /** Photos that this batch analyzes. */
  readonly total: number;
  /** How many of them are placed or have failed. */
  readonly done: number;
  /** By photo id; a missing photo is still waiting. */
  readonly photos: ReadonlyMap<string, PhotoState>;
  /** Placed so far, in order of arrival. */
  readonly arrivals: readonly PlacedPhoto[];
  readonly entries: readonly ArchiveEntry[];
  /** Photos that look alike; each is in at most one group. */
  readonly groups?: readonly AlikeGroup[];
  /** The level of detail that its photos are filed at; missing if that is by category, or by an order of the host's. */
  readonly detail?: Detail;
  readonly usage?: Usage;
  /** Set if the batch ended before its last photo. */
  readonly stopped?: { readonly failure?: Failure };
  /** Why there is no archive, if the phase is `failed`. */
  readonly failure?: Failure;
  /** During a retry: the earlier state of the retried photos. */
  readonly earlier?: ReadonlyMap<string, PhotoState>;
}

/** A batch before its first event. */
export const IDLE_BATCH: BatchState = Object.freeze({
  phase: 'idle',
  total: 0,
  done: 0,
  photos: new Map<string, PhotoState>(),
  arrivals: [],
  entries: [],
});

/** What hosts add to the pipeline's events: the press of the button, and the error that ended the batch. */
export type BatchAction =
  | BatchEvent
  | { readonly type: 'begun'; readonly detail?: Detail | undefined }
  /** Failed photos are being retried; placed and archived ones stay. */
  | { readonly type: 'begun-again'; readonly photoIds: readonly string[] }
  | { readonly type: 'broken'; readonly failure: Failure }
  | { readonly type: 'ended' };

/** An event of a single photo. Large batches send a great many of these in a row. */
type PhotoAction = Extract<
  BatchAction,
  { type: 'refused' | 'looking' | 'placed' | 'followed' | 'filed' | 'failed' }
>;

const PHOTO_ACTIONS: ReadonlySet<BatchAction['type']> = new Set<PhotoAction['type']>([
  'refused',
  'looking',
  'placed',
  'followed',
  'filed',
  'failed',
]);

/** Returns whether an action concerns one photo, not the batch. */
export function isOfOnePhoto(action: BatchAction): action is PhotoAction {
  return PHOTO_ACTIONS.has(action.type);
}

/** Returns the batch after one more event. Pure; the map of photos is never changed in place. */
export function reduceBatch(state: BatchState, action: BatchAction): BatchState {
  return reduceBatchBy(state, [action]);
}

/** Applies several events in order. Runs of single-photo events share one copy of the photos. */
export function reduceBatchBy(state: BatchState, actions: readonly BatchAction[]): BatchState {
  let reduced = state;
  let photos: PhotosDraft | undefined;
  for (const action of actions) {
    if (isOfOnePhoto(action)) {
      photos ??= new PhotosDraft(reduced);
      photos.apply(action);
    } else {
      reduced = reduceWhole({ ...reduced, ...photos?.made() }, action);
      photos = undefined;
    }
  }
  return photos ? { ...reduced, ...photos.made() } : reduced;
}

function reduceWhole(state: BatchState, action: Exclude<BatchAction, PhotoAction>): BatchState {
  switch (action.type) {
    case 'begun':
      return { ...IDLE_BATCH, phase: 'processing', ...(action.detail ? { detail: action.detail } : {}) };
    case 'begun-again':
      return begunAgain(state, action.photoIds);
    case 'started':
      return { ...state, total: action.total, usage: action.usage };
    case 'grouped':
      return { ...state, groups: groupsWith(state.groups ?? [], action.groups) };
    case 'stopped':
      return { ...withoutUndone(state), stopped: action.failure ? { failure: action.failure } : {} };
    case 'archived':
      return { ...state, entries: action.entries };
    case 'settled':
      return { ...state, usage: action.usage };
    case 'broken':
      return { ...withoutUndone(state), phase: 'failed', failure: action.failure };
    case 'ended':
      return { ...withoutUndone(state), phase: 'done' };
  }
}

/** Groups found during a retry replace the groups that they join. */
function groupsWith(groups: readonly AlikeGroup[], found: readonly AlikeGroup[]): readonly AlikeGroup[] {
  const regrouped = new Set(found.flatMap(({ photoIds }) => photoIds));
  return [...groups.filter(({ photoIds }) => !photoIds.some((id) => regrouped.has(id))), ...found];
}

/** Copies of a state's photos, for changes that arrive together. */
class PhotosDraft {
  readonly #photos: Map<string, PhotoState>;
  readonly #arrivals: PlacedPhoto[];
  #done: number;
  /** The index of each photo in the arrivals; built when the first one moves. */
  #places: Map<string, number> | undefined;

  constructor({ photos, arrivals, done }: BatchState) {
    this.#photos = new Map(photos);
    this.#arrivals = [...arrivals];
    this.#done = done;
  }

  apply(action: PhotoAction): void {
    switch (action.type) {
      case 'refused':
        this.#photos.set(action.photoId, { status: 'refused', failure: action.failure });
        break;
      case 'looking':
        this.#photos.set(action.photoId, { status: 'looking' });
        break;
      case 'placed':
        this.#photos.set(action.photo.photoId, { status: 'placed', photo: action.photo });
        this.#places?.set(action.photo.photoId, this.#arrivals.length);
        this.#arrivals.push(action.photo);
        this.#done = action.done;
        break;
      case 'followed':
      case 'filed':
        this.#photos.set(action.photo.photoId, { status: 'placed', photo: action.photo });
        this.#replace(action.photo);
        break;
      case 'failed':
        this.#photos.set(action.photoId, { status: 'failed', failure: action.failure });
        this.#done = action.done;
        break;
    }
  }

  made(): Pick<BatchState, 'photos' | 'arrivals' | 'done'> {
    return { photos: this.#photos, arrivals: this.#arrivals, done: this.#done };
  }

  #replace(photo: PlacedPhoto): void {
    this.#places ??= new Map(this.#arrivals.map(({ photoId }, at) => [photoId, at]));
    const place = this.#places.get(photo.photoId);
    if (place !== undefined) this.#arrivals[place] = photo;
  }
}

export interface BatchCounts {
  readonly placed: number;
  /** Refused or failed photos; not those that wait for the next batch. */
  readonly failed: number;
  readonly waiting: number;
}

/** How many of the picked photos are placed, have failed, or still wait. The three add up to `picked`. */
export function countBatch(state: BatchState, picked: number): BatchCounts {
  let placed = 0;
  let failed = 0;
  for (const photo of state.photos.values()) {
    if (photo.status === 'placed') placed += 1;
    else if (failureOf(photo)) failed += 1;
  }
  return { placed, failed, waiting: picked - placed - failed };
}

/** Returns why a photo has no place; undefined if it has one, or only waits for this batch or the next. */
export function failureOf(photo: PhotoState | undefined): Failure | undefined {
  if (photo?.status !== 'failed' && photo?.status !== 'refused') return undefined;
  return photo.failure.code === 'batch-full' ? undefined : photo.failure;
}

/** Returns whether the user has canceled the batch. */
export function isCancelled({ stopped }: BatchState): boolean {
  return stopped !== undefined && stopped.failure === undefined;
}

/** Failures that signing in again resolves. */
const SIGN_IN_AGAIN: ReadonlySet<Failure['code']> = new Set([
  'session-over',
  'sign-in-required',
  'token-failed',
] as const);

/**
 * Returns whether resuming can finish the rest of an ended batch: its session expired, or the network was
 * unreachable.
 */
export function canResumeLater({ stopped, failure = stopped?.failure, photos }: BatchState): boolean {
  if (!failure) return false;
  if (failure.code === 'all-photos-failed') {
    return [...photos.values()].some((photo) => photo.status === 'failed' && reachedNobody(photo.failure));
  }
  return SIGN_IN_AGAIN.has(failure.code) || mayPass(failure);
}

/**
 * Returns whether nothing of an ended batch is needed anymore: it has no archive and can't go on later. A resumed batch
 * that was refused can: the descriptions it came with are still good next month.
 */
export function hasEndedForGood(state: BatchState, isResumed: boolean): boolean {
  const isRefused = state.phase === 'failed' && state.total === 0;
  return state.entries.length === 0 && !canResumeLater(state) && !(isResumed && isRefused);
}

function begunAgain(state: BatchState, photoIds: readonly string[]): BatchState {
  const { arrivals, entries, groups, detail, photos: earlier } = state;
  const photos = new Map(earlier);
  for (const photoId of photoIds) photos.set(photoId, { status: 'waiting' });
  const kept = { arrivals, entries, ...(groups ? { groups } : {}), ...(detail ? { detail } : {}) };
  return { ...IDLE_BATCH, phase: 'processing', ...kept, photos, earlier };
}

/** Unfinished photos of an ended batch wait for the next one; retried photos return to their previous state. */
function withoutUndone(state: BatchState): BatchState {
  const photos = new Map(state.photos);
  for (const [photoId, { status }] of state.photos) {
    if (status !== 'looking' && status !== 'waiting') continue;
    const earlier = state.earlier?.get(photoId);
    if (earlier) photos.set(photoId, earlier);
    else photos.delete(photoId);
  }
  return { ...state, photos };
}
