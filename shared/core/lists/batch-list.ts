import { type BatchState, failureOf } from '../batch/batch.ts';
import { dateOnBoard } from '../dates/date-on-board.ts';
import { factsFor } from '../facts/fact-table.ts';
import type { Failure } from '../failure.ts';
import { type FailureWords, photoFailureText } from '../failure-text.ts';
import type { Companion, Photo } from '../photo.ts';
import { placeText } from '../places/place-text.ts';
import type { ListWords } from './list-page.ts';
import { type ListedPhoto, uniqueOriginals } from './listed-photo.ts';
import type { WrittenPhoto } from './top-files.ts';

/** A file of a batch, and the photo that it follows. */
interface BatchFile {
  readonly file: Photo;
  readonly leader: Photo;
  /** Undefined for a photo itself. */
  readonly kind: Companion['kind'] | undefined;
}

/**
 * Returns the list of a batch from its state: its photos and their companions.
 *
 * @param photos all picked photos, in that order
 * @param written the files of the archive, under their current paths
 * @param nowMs for dates in names, see `dateInName`
 */
export function batchList(
  { photos: states }: Pick<BatchState, 'photos'>,
  photos: readonly Photo[],
  written: readonly WrittenPhoto[],
  nowMs: number,
  t: ListWords & FailureWords,
): ListedPhoto[] {
  const inArchive = new Map(written.map((one) => [one.photoId, one]));
  const files = photos.flatMap(filesOf);
  const originals = uniqueOriginals(files.map(({ file }) => originalOf(file)));
  const originalById = new Map(files.map(({ file }, at) => [file.id, originals[at]]));
  return files.map(({ file, leader, kind }, at): ListedPhoto => {
    const { name, sizeBytes, modifiedMs } = file;
    const state = states.get(leader.id);
    const own = inArchive.get(file.id);
    const listed = {
      original: originals[at] ?? name,
      sizeBytes,
      modifiedMs,
      group: isGrouped(leader, kind) ? originalById.get(leader.id) : undefined,
    };
    if (!own) {
      const failure = failureFor({ kind, isLeaderThere: inArchive.has(leader.id), own: failureOf(state) });
      const reason = failure ? photoFailureText(name, failure, t) : t('list.waiting');
      return Object.assign(listed, { reason });
    }
    const isTold = state?.status === 'placed' && kind !== 'passenger';
    const told = isTold ? state.photo : undefined;
    const place = told?.location?.place && placeText(told.location.place, 'en');
    const { path, sha256 } = own;
    return Object.assign(listed, own.date ?? dateOnBoard(file, undefined, nowMs), {
      ...(told && factsFor('lists', told)),
      place,
      path,
      sha256,
    });
  });
}

function filesOf(photo: Photo): BatchFile[] {
  const companions = photo.companions ?? [];
  return [
    { file: photo, leader: photo, kind: undefined },
    ...companions.map(({ kind, photo: file }) => ({ file, leader: photo, kind })),
  ];
}

/** A photo and its companions are one group; settings and passengers are in none. */
function isGrouped({ companions = [] }: Photo, kind: BatchFile['kind']): boolean {
  const joins = (one: BatchFile['kind']) => one !== 'settings' && one !== 'passenger';
  return kind === undefined ? companions.some((one) => joins(one.kind)) : joins(kind);
}

/**
 * Returns why a file isn't in the archive; undefined if it waits. A companion that isn't with its photo couldn't be
 * read, nor could one of a failed photo, unless it is its copy.
 */
function failureFor({
  kind,
  isLeaderThere,
  own,
}: {
  readonly kind: BatchFile['kind'];
  readonly isLeaderThere: boolean;
  readonly own: Failure | undefined;
}): Failure | undefined {
  const isCompanion = kind !== undefined && (isLeaderThere || (own !== undefined && kind !== 'copy'));
  return isCompanion ? { code: 'photo-unreadable', details: {} } : own;
}

/** Returns the folders of a photo, if they are known, and its name. */
function originalOf({ folder, name }: Photo): string {
  return folder ? `${folder}/${name}` : name;
}
