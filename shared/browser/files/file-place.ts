import type { Photo } from '#core/photo.ts';

/** The location of a dropped file: the handle from the browser, and the path from there. */
export interface FilePlace {
  /** The dropped file or folder. Shared by all files of a folder, so that they need one permission. */
  readonly root: FileSystemHandle;
  /** The names from the folder to the file, outermost first; empty for a file that was dropped by itself. */
  readonly path: readonly string[];
  /** For a file inside a ZIP at that location: its index in the ZIP, and the ZIP's state at that time. */
  readonly inZip?: { readonly at: number; readonly sizeBytes: number; readonly modifiedMs: number };
}

const places = new WeakMap<File, FilePlace>();

/** Returns the location of a file; undefined if the browser didn't provide one. */
export function placeOf(file: File): FilePlace | undefined {
  return places.get(file);
}

/** Records the location of a file, so that a saved batch needs no copy of it. */
export function notePlace(file: File, place: FilePlace): void {
  places.set(file, place);
}

/** Records the location of a file inside a ZIP, if the ZIP's location is known. */
export function notePlaceInZip(file: File, zip: File, at: number): void {
  const place = placeOf(zip);
  if (place) notePlace(file, { ...place, inZip: { at, sizeBytes: zip.size, modifiedMs: zip.lastModified } });
}

/** Returns whether the locations of a photo and all its companions are known. */
export function isPlaced({ id, companions = [] }: Photo, known: ReadonlyMap<string, FilePlace>): boolean {
  return known.has(id) && companions.every(({ photo }) => known.has(photo.id));
}
