import type { PlacedPhoto } from '#core/batch-event.ts';
import type { Failure } from '#core/failure.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { type FilePhoto, isZip } from './file-photo.ts';

/** How one photo ended. */
export interface PhotoResult {
  readonly photo: FilePhoto;
  readonly sha256: string | undefined;
  /** From the moment it was taken up to the moment it was placed. */
  readonly ms: number | undefined;
  readonly placed: PlacedPhoto | undefined;
  readonly path: string | undefined;
  readonly failure: Failure | undefined;
}

/** One line of JSON for a program to read. */
export function jsonLine({ photo, sha256, ms, placed, path, failure }: PhotoResult): string {
  const { description, category } = placed ?? {};
  const outcome = failure
    ? { failure: failure.code, message: photoFailureText(photo.name, failure) }
    : { sha256, description, category, path, ms };
  return JSON.stringify({ file: photo.path, ...outcome });
}

/** The folders, fullest first, with how many photos each got, and every photo that got no place. */
export function summary(results: readonly PhotoResult[]): string {
  const folders = new Map<string, number>();
  for (const { placed } of results) {
    if (placed) folders.set(placed.category, (folders.get(placed.category) ?? 0) + 1);
  }
  const rows = [...folders].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const width = Math.max(...rows.map(([folder]) => folder.length), 'Folder'.length);
  const table = [
    `${'Folder'.padEnd(width)}  Photos`,
    `${'─'.repeat(width)}  ──────`,
    ...rows.map(([folder, photos]) => `${folder.padEnd(width)}  ${String(photos).padStart(6)}`),
  ];
  const failures = results.flatMap(({ photo, failure }) =>
    failure ? [`  ${photoFailureText(photo.name, failure)}`] : [],
  );
  return [
    ...(rows.length > 0 ? table : []),
    ...(failures.length > 0 ? ['', `Not placed (${failures.length}):`, ...failures] : []),
  ].join('\n');
}

/** What is said of the files that were not meant; begins with a space, or is empty. */
export function othersText(leftAlone: readonly string[]): string {
  const zips = leftAlone.filter((path) => isZip(path)).length;
  const others = leftAlone.length - zips;
  return [
    ...(others > 0 ? [` ${others} other ${others === 1 ? 'file was' : 'files were'} left alone.`] : []),
    ...(zips === 1 ? [' 1 ZIP was not opened: name it to have it opened.'] : []),
    ...(zips > 1 ? [` ${zips} ZIPs were not opened: name them to have them opened.`] : []),
  ].join('');
}
