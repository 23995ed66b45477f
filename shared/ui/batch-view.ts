import { type BatchState, failureOf } from '#core/batch.ts';
import type { PlacedPhoto } from '#core/batch-event.ts';
import type { Failure } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';

/** A category with the photos that have been laid into it. */
export interface Tray<Source> {
  readonly category: string;
  readonly photos: readonly Source[];
}

/**
 * The trays while a batch runs, in the order in which their first photos came: a new tray moves no other.
 *
 * @param arrivals in the order of arrival
 */
export function traysOf<Source extends Photo>(
  arrivals: readonly PlacedPhoto[],
  photos: readonly Source[],
): Tray<Source>[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const trays = new Map<string, Source[]>();
  for (const { category, photoId } of arrivals) {
    const photo = byId.get(photoId);
    if (photo) trays.set(category, [...(trays.get(category) ?? []), photo]);
  }
  return [...trays].map(([category, inTray]) => ({ category, photos: inTray }));
}

/** The name under which a photo moves from its tray to its folder, in the browser's view transition. */
export function transitionName(photoId: string): string {
  return `photo-${photoId}`;
}

export interface ResultPhoto<Source> {
  readonly photo: Source;
  readonly description: string;
  /** As in the archive, `Category/name.ext`. */
  readonly path: string;
  readonly fileName: string;
}

export interface ResultFolder<Source> {
  readonly category: string;
  readonly photos: readonly ResultPhoto<Source>[];
}

/** The folders of the archive by name, each with its photos in the order in which they were picked. */
export function foldersOf<Source extends Photo>(
  state: BatchState,
  photos: readonly Source[],
): ResultFolder<Source>[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const folders = new Map<string, ResultPhoto<Source>[]>();
  for (const { photoId, path } of state.entries) {
    const photo = byId.get(photoId);
    const placed = state.photos.get(photoId);
    if (!photo || placed?.status !== 'placed') continue;
    const slash = path.indexOf('/');
    const folder = folders.get(path.slice(0, slash)) ?? [];
    folder.push({ photo, description: placed.photo.description, path, fileName: path.slice(slash + 1) });
    folders.set(path.slice(0, slash), folder);
  }
  return [...folders]
    .map(([category, inFolder]) => ({ category, photos: inFolder }))
    .sort((a, b) => a.category.localeCompare(b.category, 'en'));
}

export interface FailedPhoto<Source> {
  readonly photo: Source;
  readonly failure: Failure;
}

/** The photos that were refused or failed; those that merely wait for the next batch are not among them. */
export function failedOf<Source extends Photo>(
  state: BatchState,
  photos: readonly Source[],
): FailedPhoto<Source>[] {
  return photos.flatMap((photo) => {
    const failure = failureOf(state.photos.get(photo.id));
    return failure ? [{ photo, failure }] : [];
  });
}

/** The photos that lie on the heap for the next batch. */
export function waitingOf<Source extends Photo>(state: BatchState, photos: readonly Source[]): Source[] {
  return photos.filter(({ id }) => {
    const photo = state.photos.get(id);
    return photo?.status !== 'placed' && !failureOf(photo);
  });
}

/** The batch as the table shows it when nothing runs: a photo that was placed, but not archived, lies there again. */
export function restingState(state: BatchState): BatchState {
  return { ...state, photos: new Map([...state.photos].filter(([, { status }]) => status !== 'placed')) };
}
