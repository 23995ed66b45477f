import type { PlannedPhoto } from '#core/destinations/plan-journal.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { factsFor } from '#core/facts/fact-table.ts';
import type { ListedPhoto } from '#core/lists/listed-photo.ts';
import { originalPaths } from '../inputs/original-paths.ts';
import type { PhotoResult } from './report.ts';
import type { CommandWords } from '../arguments/words.ts';

export interface ListOptions {
  /** The folders, ZIPs and files as typed. */
  readonly inputs: readonly string[];
  readonly t: CommandWords;
}

/** Returns the results of a run for the lists in the ZIP. */
export function listedFiles(
  results: readonly PhotoResult[],
  { inputs, t }: ListOptions,
): readonly ListedPhoto[] {
  const files = results.map(({ photo }) => photo);
  const originals = originalPaths(files, inputs);
  const byFrom = new Map(files.map(({ from }, at) => [from, originals[at]]));
  return results.map(({ photo, path, sha256, original, placed, failure, date, place, group }, at) => ({
    original: originals[at] ?? photo.name,
    path,
    reason: path === undefined ? reasonOf(photo.name, failure, t) : undefined,
    ...(placed && factsFor('lists', placed)),
    date: date?.date,
    dateSource: date?.dateSource,
    place: place ? `${place.city}, ${place.country}` : undefined,
    sha256,
    originalSha256: original?.sha256,
    sizeBytes: original?.writtenBytes ?? photo.sizeBytes,
    modifiedMs: photo.modifiedMs,
    group: group ? byFrom.get(group.id) : undefined,
  }));
}

/** Returns the same for a folder's journal: by id, because the plan gives paths. */
export function plannedFiles(results: readonly PhotoResult[], options: ListOptions): readonly PlannedPhoto[] {
  return listedFiles(results, options).map(({ path, ...listed }, at) => {
    return { id: path === undefined ? undefined : results[at]?.photo.id, listed };
  });
}

function reasonOf(name: string, failure: PhotoResult['failure'], t: CommandWords): string {
  return failure ? photoFailureText(name, failure, t) : t('list.waiting');
}
