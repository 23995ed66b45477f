import type { Photo } from '#core/photo.ts';

/** Where a file lies that was dropped: what the browser gave, and the way from there. */
export interface FilePlace {
  /** The file that was dropped, or the folder. One for all files of a folder, so that they need one permission. */
  readonly root: FileSystemHandle;
  /** The names from the folder to the file, outermost first; none for a file that was dropped by itself. */
  readonly path: readonly string[];
  /** For a file out of a ZIP, which lies there: which of its files, and the ZIP as it was. */
  readonly inZip?: { readonly at: number; readonly sizeBytes: number; readonly modifiedMs: number };
}

const places = new WeakMap<File, FilePlace>();

/** Where a file lies; undefined where the browser gave none. */
export function placeOf(file: File): FilePlace | undefined {
  return places.get(file);
}

/** Notes where a file lies, so that a saved batch needs no copy of it. */
export function notePlace(file: File, place: FilePlace): void {
  places.set(file, place);
}

/** Notes where a file lies that is in a ZIP, if it is known where that lies. */
export function notePlaceInZip(file: File, zip: File, at: number): void {
  const place = placeOf(zip);
  if (place) notePlace(file, { ...place, inZip: { at, sizeBytes: zip.size, modifiedMs: zip.lastModified } });
}

/** Whether it is known where a photo lies, and all that comes along with it. */
export function isPlaced({ id, companions = [] }: Photo, known: ReadonlyMap<string, FilePlace>): boolean {
  return known.has(id) && companions.every(({ photo }) => known.has(photo.id));
}
