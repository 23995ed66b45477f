import { ArchivePaths, collisionKey, pathOf, type WantedPath } from '../naming/archive-path.ts';
import type { NameMarks } from '../batch/batch-event.ts';
import { splitPath } from '../naming/folder-path.ts';
import { leftOf } from '../naming/name-marks.ts';

export interface ArrangedPhoto {
  readonly photoId: string;
  /** The file's name without its extension, unique in its folder. */
  readonly name: string;
  readonly extension: string;
  /** Suffixes that can tell it from others in a new folder. A name that a person typed has none. */
  readonly marks?: NameMarks;
}

/**
 * Returns the photo, renamed if the folder has its name already: by what only this photo shows, else by its date,
 * else by a number.
 */
export function uniqueIn(
  { photos }: { readonly photos: readonly ArrangedPhoto[] },
  photo: ArrangedPhoto,
  paths = heldBy(photos),
): ArrangedPhoto {
  const { photoId, extension, marks } = photo;
  if (!marks || paths.isFree(pathIn(photo))) return { ...photo, name: nameIn(paths.take(wantedIn(photo))) };
  const key = collisionKey(pathIn(photo));
  const said = new Set(
    photos.flatMap((other) => (collisionKey(pathIn(other)) === key ? other.marks?.words : [])),
  );
  const word = marks.words.find((mark) => !said.has(mark) && paths.isFree(pathIn(photo, mark)));
  const path = paths.take(wantedIn(photo), word ?? marks.date);
  const left = leftOf(marks, word === undefined ? 'date' : 'word');
  return { photoId, name: nameIn(path), extension, ...(left ? { marks: left } : {}) };
}

/** The paths in use within the folder. */
export function heldBy(photos: readonly ArrangedPhoto[]): ArchivePaths {
  const paths = new ArchivePaths();
  for (const photo of photos) paths.hold(pathIn(photo));
  return paths;
}

/** A photo's path within its folder, whichever folder that is. */
function pathIn(photo: ArrangedPhoto, ending?: string): string {
  return pathOf(wantedIn(photo), ending);
}

function wantedIn({ name, extension }: ArrangedPhoto): WantedPath {
  return { folder: ['in'], name, extension };
}

function nameIn(path: string): string {
  const { fileName } = splitPath(path);
  return fileName.slice(0, fileName.lastIndexOf('.'));
}
