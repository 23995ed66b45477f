import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import { type BatchState, failureOf, type PhotoState } from '#core/batch/batch.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { isWorthAnotherLook } from '#core/failure.ts';
import type { LookAgainReason } from '#core/look-again/look-again.ts';
import { isLookAgainFolder } from '#core/wording/own-folders.ts';
import type { Photo } from '#core/photo.ts';

/** A folder with the photos placed in it so far. */
export interface Tray {
  readonly folder: FolderPath;
  /** The number of photos. */
  readonly count: number;
  /** The ids of the latest photos, at most `SLIDES_SEEN`. */
  readonly latest: readonly string[];
}

/** Visible slides of a full tray: as many as fit into the narrowest one, overlapping. */
const SLIDES_SEEN = 16;

/**
 * Returns the trays of a running batch, in the order of their first photos: a new tray moves no other.
 *
 * @param arrivals in the order of arrival
 * @param photoIds the ids of the batch's photos
 */
export function traysOf(arrivals: readonly PlacedPhoto[], photoIds: ReadonlySet<string>): Tray[] {
  const trays = new Map<string, { readonly folder: FolderPath; count: number; latest: string[] }>();
  for (const { folder, photoId } of arrivals) {
    if (!photoIds.has(photoId)) continue;
    const path = folderText(folder);
    const tray = trays.get(path) ?? { folder, count: 0, latest: [] };
    trays.set(path, tray);
    tray.count += 1;
    tray.latest.push(photoId);
    // Not for each photo: this code runs for every one of ten thousand photos, several times a second.
    if (tray.latest.length === 2 * SLIDES_SEEN) tray.latest.splice(0, SLIDES_SEEN);
  }
  return Array.from(trays.values(), ({ folder, count, latest }) => ({
    folder,
    count,
    latest: latest.slice(-SLIDES_SEEN),
  }));
}

/** Returns the name under which a photo moves from its tray to its folder in the browser's view transition. */
export function transitionName(photoId: string): string {
  return `photo-${photoId}`;
}

export interface ResultPhoto<Source> {
  readonly photo: Source;
  readonly description: string;
  /** The original name of the photo whose folder and subject this one was given. */
  readonly follows?: { readonly name: string; readonly secondsBefore: number };
  /** The search query, if the photo only looks like it. */
  readonly looksLike?: string;
  /** The reason why the photo is in Look again. */
  readonly lookAgain?: LookAgainReason;
  /** A film's length in seconds, 0 if it is unknown; only films have one. */
  readonly filmSeconds?: number;
  /** Without its extension. */
  readonly name: string;
  readonly fileName: string;
}

/** Returns whether a photo on the board is a film. */
export function isFilmCard({ filmSeconds }: Pick<ResultPhoto<unknown>, 'filmSeconds'>): boolean {
  return filmSeconds !== undefined;
}

export interface ResultFolder<Source> {
  readonly id: number;
  readonly path: FolderPath;
  readonly photos: readonly ResultPhoto<Source>[];
}

/** Returns the folders as arranged, with the display data of their photos. */
export function foldersOf<Source extends Photo>(
  { folders }: Arrangement,
  state: BatchState,
  photos: readonly Source[],
): ResultFolder<Source>[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return folders.map(({ id, path, photos: arranged }) => {
    const isLookAgain = isLookAgainFolder(path);
    const shown = arranged.flatMap(({ photoId, name, extension }) => {
      const photo = byId.get(photoId);
      const placed = state.photos.get(photoId);
      if (!photo || placed?.status !== 'placed') return [];
      const { description, follows: followed, lookAgain, filmSeconds } = placed.photo;
      const lender = followed && byId.get(followed.photoId);
      const follows = lender && { name: lender.name, secondsBefore: followed.secondsBefore };
      const fileName = `${name}.${extension}`;
      const known = {
        ...(follows ? { follows } : {}),
        ...(lookAgain && isLookAgain ? { lookAgain } : {}),
        ...(filmSeconds === undefined ? {} : { filmSeconds }),
      };
      return [{ photo, description, ...known, name, fileName }];
    });
    return { id, path, photos: shown };
  });
}

/**
 * Returns the folders of the first `photos` photos, each with how many of its photos to show: drawing more later then
 * moves nothing that is already shown.
 */
export function firstPhotosOf<Source>(
  folders: readonly ResultFolder<Source>[],
  photos: number,
): { readonly folder: ResultFolder<Source>; readonly shown: number }[] {
  let before = 0;
  return folders.flatMap((folder) => {
    const start = before;
    before += folder.photos.length;
    // An empty folder is included together with the one before it.
    const isReached = start < photos || (folder.photos.length === 0 && start <= photos);
    return isReached ? [{ folder, shown: Math.min(folder.photos.length, photos - start) }] : [];
  });
}

export interface LeftPhoto<Source> {
  readonly photo: Source;
  readonly state: PhotoState;
}

/**
 * Returns the photos that have no place in the archive, with the reason or with their state during a retry. Photos
 * that merely wait for the next batch are excluded.
 */
export function leftOutOf<Source extends Photo>(
  state: BatchState,
  photos: readonly Source[],
): LeftPhoto<Source>[] {
  const archived = new Set(state.entries.map(({ photoId }) => photoId));
  return photos.flatMap((photo) => {
    const known = state.photos.get(photo.id);
    const isLeftOut = known !== undefined && !archived.has(photo.id) && !isForNextBatch(known);
    return isLeftOut ? [{ photo, state: known }] : [];
  });
}

/** Counts the companion files of the archive's photos and of failed photos, except copies of the latter. */
export function alongWith(photos: readonly Photo[], state: BatchState): number {
  return photos.reduce((sum, { id, companions = [] }) => {
    const known = state.photos.get(id);
    if (known?.status === 'placed') return sum + companions.length;
    const isAlone = failureOf(known) !== undefined;
    return isAlone ? sum + companions.filter(({ kind }) => kind !== 'copy').length : sum;
  }, 0);
}

/** Returns the failed photos for which a retry may succeed. */
export function worthAnotherLook<Source extends Photo>(left: readonly LeftPhoto<Source>[]): Source[] {
  return left.flatMap(({ photo, state }) => {
    const failure = failureOf(state);
    return failure && isWorthAnotherLook(failure) ? [photo] : [];
  });
}

/** Returns the photos on the heap that wait for the next batch. */
export function waitingOf<Source extends Photo>(state: BatchState, photos: readonly Source[]): Source[] {
  return photos.filter(({ id }) => {
    const known = state.photos.get(id);
    return known === undefined || isForNextBatch(known);
  });
}

/**
 * Returns the photos of a batch that another engine could finish: those that wait for the next batch, and those
 * beyond the month's quota.
 */
export function unfinishedOf<Source extends Photo>(state: BatchState, photos: readonly Source[]): Source[] {
  const waiting = new Set(waitingOf(state, photos));
  return photos.filter(
    (photo) => waiting.has(photo) || failureOf(state.photos.get(photo.id))?.code === 'quota-exceeded',
  );
}

/** Returns a photo's state on the heap; a photo left for the next batch is shown as waiting. */
export function statusOnHeap(state: BatchState, photoId: string): PhotoState['status'] {
  const known = state.photos.get(photoId);
  return known === undefined || isForNextBatch(known) ? 'waiting' : known.status;
}

function isForNextBatch(known: PhotoState): boolean {
  return known.status === 'refused' && failureOf(known) === undefined;
}

/** Returns the state to show while no batch runs: photos that were placed but not archived are back on the table. */
export function restingState(state: BatchState): BatchState {
  return { ...state, photos: new Map([...state.photos].filter(([, { status }]) => status !== 'placed')) };
}
