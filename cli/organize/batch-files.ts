import { alikeById, type BatchFile, batchFiles, fileFailure, groupOf } from '#core/batch/batch-files.ts';
import type { BatchState } from '#core/batch/batch.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { placedPhotos } from '#core/board/placed-photos.ts';
import { type BatchToList, categoryIn } from '#core/lists/batch-list.ts';
import type { FileAction } from '#core/destinations/journal-record.ts';
import type { WrittenPhoto } from '#core/lists/top-files.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import { countryName } from '#core/places/country-name.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { originalPaths } from '../inputs/original-paths.ts';
import type { BatchPlan } from '../inputs/plan-batch.ts';
import type { NamedPlace, PhotoResult } from './report.ts';

export interface ListOptions {
  /** The folders, ZIPs and files as typed. */
  readonly inputs: readonly string[];
  readonly t: CommandWords;
}

/** What is known of a batch once it has ended. */
interface Ended {
  readonly state: BatchState;
  readonly tookMs: ReadonlyMap<string, number>;
  readonly locationOf: (file: FilePhoto) => PhotoLocation | undefined;
  readonly actionOf: (id: string) => FileAction | undefined;
}

/** The files of a batch, and which of them belong together. */
export class BatchFiles {
  readonly #plan: BatchPlan;
  readonly #files: ReadonlyMap<string, FilePhoto>;
  readonly #byId: ReadonlyMap<string, BatchFile<FilePhoto>>;

  constructor(plan: BatchPlan) {
    this.#plan = plan;
    this.#files = new Map(plan.files.map((file) => [file.id, file]));
    const all = batchFiles(plan.photos, plan.passengers);
    this.#byId = new Map(all.map((one) => [one.file.id, one]));
  }

  /** The file as in the plan, whose companions are copies. */
  file(id: string): FilePhoto | undefined {
    return this.#files.get(id);
  }

  /** The albums of a photo and its copies. */
  albumsOf(file: FilePhoto): readonly string[] {
    return [...new Set([...(file.albums ?? []), ...(this.#whole(file).leader.albums ?? [])])];
  }

  /** The result for each file, in the order picked. */
  results(
    written: readonly WrittenPhoto[],
    { state, tookMs, locationOf, actionOf }: Ended,
  ): readonly PhotoResult[] {
    const alike = alikeById(state.groups);
    const places = placedPhotos(state);
    const byId = new Map(written.map((one) => [one.photoId, one]));
    return this.#plan.files.map((photo): PhotoResult => {
      const { path, sha256, originalSha256, date } = byId.get(photo.id) ?? {};
      const whole = this.#whole(photo);
      const failure = fileFailure(whole, state.photos);
      const isNamed = path !== undefined && !failure;
      return {
        photo,
        sha256,
        originalSha256,
        ms: tookMs.get(photo.id),
        placed: places.get(photo.id) ?? (isNamed ? placedAs(whole, path, places) : undefined),
        path,
        failure,
        date,
        place: namedPlace(locationOf(photo)),
        albums: this.albumsOf(photo),
        rating: photo.told?.rating,
        group: groupOf(whole, alike) ?? null,
        action: actionOf(photo.id),
      };
    });
  }

  /** The batch for its lists. */
  toList(state: BatchToList['state'], { inputs, t }: ListOptions): BatchToList {
    const { photos, passengers: alone, files } = this.#plan;
    const originals = originalPaths(files, inputs);
    const originalById = new Map(files.map(({ id }, at) => [id, originals[at]]));
    const originalOf: BatchToList['originalOf'] = ({ id, name }) => originalById.get(id) ?? name;
    return { state, photos, alone, originalOf, nowMs: Date.now(), t };
  }

  /** A file with the one that it belongs to. */
  #whole(file: FilePhoto): BatchFile<FilePhoto> {
    return this.#byId.get(file.id) ?? { file, leader: file, kind: undefined };
  }
}

/** The report for a file that wasn't analyzed: that of its photo. */
function placedAs(
  { file, leader }: BatchFile<FilePhoto>,
  path: string,
  places: ReadonlyMap<string, PlacedPhoto>,
): PlacedPhoto {
  const { folder, fileName } = splitPath(path);
  const { description = '', category = categoryIn(path) } = places.get(leader.id) ?? {};
  return { photoId: file.id, description, category, folder, name: fileName, extension: '' };
}

/** Returns a place by name; null for a photo that is near no known place. */
function namedPlace(location: PhotoLocation | undefined): NamedPlace | null {
  if (!location?.place) return null;
  const { place, latitude, longitude } = location;
  const { city, countryCode } = place;
  return { city, country: countryName(countryCode, 'en'), countryCode, latitude, longitude };
}
