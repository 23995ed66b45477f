import { type BatchState, failureOf, type PhotoState } from '../batch/batch.ts';
import { alikeById, type BatchFile, batchFiles, fileFailure, groupOf } from '../batch/batch-files.ts';
import { dateOnBoard } from '../dates/date-on-board.ts';
import type { PlannedPhoto } from '../destinations/plan-journal.ts';
import { factsFor } from '../facts/fact-table.ts';
import type { Failure } from '../failure.ts';
import { type FailureWords, photoFailureText } from '../failure-text.ts';
import { fileNameOf } from '../naming/file-name.ts';
import { splitPath } from '../naming/folder-path.ts';
import type { Photo } from '../photo.ts';
import { placeText } from '../places/place-text.ts';
import { ownFolderNamed } from '../wording/own-folders.ts';
import type { ListWords } from './list-page.ts';
import { type ListedPhoto, uniqueOriginals } from './listed-photo.ts';
import type { WrittenPhoto } from './top-files.ts';

/** A batch as its lists tell it. */
export interface BatchToList {
  readonly state: Pick<BatchState, 'photos' | 'groups'>;
  /** All picked photos, in that order. */
  readonly photos: readonly Photo[];
  /** See {@link batchFiles}. */
  readonly alone?: readonly Photo[];
  /** Where a file comes from, with slashes; by default its folders, if they are known, and its name. */
  readonly originalOf?: (file: Photo) => string;
  /** For dates in names, see `dateInName`. */
  readonly nowMs: number;
  readonly t: ListWords & FailureWords;
}

/**
 * Returns the list of a batch: its photos, each with its companions, then the passengers by their original paths.
 *
 * @param written what is known of the files, with the current paths of those in the archive
 */
export function batchList(batch: BatchToList, written: readonly WrittenPhoto[]): ListedPhoto[] {
  return listedFiles(batch, written).map(({ listed }) => listed);
}

/** Returns the same for a journal, which has the files' paths by their ids. */
export function plannedPhotos(batch: BatchToList, written: readonly WrittenPhoto[]): PlannedPhoto[] {
  return listedFiles(batch, written).map(({ id, listed: { path, ...listed } }) => {
    return { id: path === undefined ? undefined : id, listed };
  });
}

function listedFiles(
  { state, photos, alone = [], originalOf = pathOf, nowMs, t }: BatchToList,
  written: readonly WrittenPhoto[],
) {
  const known = new Map(written.map((one) => [one.photoId, one]));
  const alike = alikeById(state.groups);
  const files = ordered(batchFiles(photos, alone), originalOf);
  const originals = uniqueOriginals(files.map(({ file }) => originalOf(file)));
  const originalById = new Map(files.map(({ file }, at) => [file.id, originals[at]]));
  return files.map((one, at): { readonly id: string; readonly listed: ListedPhoto } => {
    const { file, leader, kind } = one;
    const own = known.get(file.id);
    const { path, date, place } = own ?? {};
    const placed = state.photos.get(leader.id);
    const isPlaced = placed?.status === 'placed' && kind !== 'passenger';
    const facts = isPlaced ? placed.photo : undefined;
    const city = place ?? (path === undefined ? undefined : facts?.location?.place);
    const failure = fileFailure(one, state.photos);
    const isLeaderThere = known.get(leader.id)?.path !== undefined;
    const listed = {
      original: originals[at] ?? file.name,
      path,
      reason: path === undefined ? reasonOf(one, failure ?? lost(one, isLeaderThere, placed), t) : undefined,
      ...(path !== undefined &&
        (facts ? factsFor('lists', facts) : !failure && { category: categoryIn(path) })),
      ...(date ?? (path === undefined ? {} : dateOnBoard(file, undefined, nowMs))),
      place: city && placeText(city, t.locale),
      sha256: own?.sha256,
      originalSha256: own?.originalSha256,
      sizeBytes: own?.sizeBytes ?? file.sizeBytes,
      modifiedMs: file.modifiedMs,
      group: originalById.get(groupOf(one, alike)?.id ?? ''),
    };
    return { id: file.id, listed };
  });
}

function ordered(files: readonly BatchFile[], originalOf: (file: Photo) => string): readonly BatchFile[] {
  const photos = new Set(files.flatMap(({ file, kind }) => (kind === undefined ? [file.id] : [])));
  const isAlone = ({ leader, kind }: BatchFile) => kind === 'passenger' || !photos.has(leader.id);
  const alone = files
    .filter(isAlone)
    .map((one) => ({ one, path: originalOf(one.file) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  return [...files.filter((one) => !isAlone(one)), ...alone.map(({ one }) => one)];
}

/** A file that isn't with its photo couldn't be read, nor could one of a failed photo, unless it is its copy. */
function lost(
  { file, leader, kind }: BatchFile,
  isLeaderThere: boolean,
  ofLeader: PhotoState | undefined,
): Failure | undefined {
  const isLed = file.id !== leader.id && (isLeaderThere || (failureOf(ofLeader) && kind !== 'copy'));
  return isLed ? { code: 'photo-unreadable', details: {} } : undefined;
}

function reasonOf({ file: { name } }: BatchFile, failure: Failure | undefined, t: BatchToList['t']): string {
  return failure ? photoFailureText(fileNameOf(name), failure, t) : t('list.waiting');
}

/** Returns the category of a file that nobody looked at: the folder that it is in, in English if it is ours. */
export function categoryIn(path: string): string {
  const [top = ''] = splitPath(path).folder;
  return ownFolderNamed(top) ?? top;
}

/** Returns the folders of a file, if they are known, and its name. */
function pathOf({ folder, name }: Photo): string {
  return folder ? `${folder}/${name}` : name;
}
