import type { Arrangement } from '../board/arrangement.ts';
import { type BatchState, failureOf } from '../batch/batch.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { topicNameOf } from '../categories/detail.ts';
import { dateOnBoard } from '../dates/date-on-board.ts';
import { knownDay } from '../dates/known-day.ts';
import { factsFor } from '../facts/fact-table.ts';
import { folderText } from '../naming/folder-path.ts';
import type { Photo } from '../photo.ts';
import { categoriesOnBoard } from '../schemes/category-on-board.ts';
import { folderNameIn } from '../wording/own-folders.ts';
import type { FiguredPhoto } from './figured-photo.ts';

/** What is known of a batch and its board. */
export interface FiguredBoard {
  readonly arrangement: Arrangement;
  /** All that were picked. */
  readonly photos: readonly Photo[];
  readonly state: Pick<BatchState, 'photos' | 'groups'>;
  /** For dates in names, see `dateInName`. */
  readonly nowMs: number;
}

/** Returns the photos of a board for its statistics, each in its current folder. */
export function photosInFigures({ arrangement, photos, state, nowMs }: FiguredBoard): FiguredPhoto[] {
  const folders = new Map(
    arrangement.folders.flatMap(({ path, photos: inFolder }) =>
      inFolder.map(({ photoId }) => [photoId, path] as const),
    ),
  );
  const placedPhotos = photos.flatMap(({ id }) => placedOf(state, id) ?? []);
  const categoryOf = categoriesOnBoard(
    arrangement,
    placedPhotos.map(({ category }) => category),
  );
  return photos.map((photo): FiguredPhoto => {
    const { id, name, sizeBytes, companions = [] } = photo;
    const placed = placedOf(state, id);
    const folder = folders.get(id);
    const failure = folder === undefined ? failureOf(state.photos.get(id)) : undefined;
    const category = placed && folder && folderNameIn(categoryOf(placed, folder), placed.language);
    const date = dateOnBoard(photo, placed, nowMs);
    // Copies of an unreadable photo can't be read either.
    const isAlong = (kind: string) => folder !== undefined || (failure !== undefined && kind !== 'copy');
    return {
      id,
      name,
      sizeBytes,
      folder: folder && folderText(folder),
      topic: category && topicNameOf({ category, language: placed.language }),
      failure,
      day: knownDay(date),
      dateSource: date.dateSource,
      ...(placed && factsFor('statistics', placed)),
      along: companions
        .filter(({ kind }) => isAlong(kind))
        .map(({ kind, photo: file }) => ({ kind, name: file.name, sizeBytes: file.sizeBytes })),
    };
  });
}

function placedOf({ photos }: FiguredBoard['state'], id: string): PlacedPhoto | undefined {
  const known = photos.get(id);
  return known?.status === 'placed' ? known.photo : undefined;
}
