import type { ArrangedFolder, Arrangement } from '../board/arrangement.ts';

/** Returns the folder of a photo as arranged, and its file's name; empty for an unknown photo. */
export function placeIn(
  { folders }: Arrangement,
  photoId: string,
): { readonly folder: ArrangedFolder | undefined; readonly fileName: string } {
  const folder = folders.find(({ photos }) => photos.some((photo) => photo.photoId === photoId));
  const photo = folder?.photos.find((one) => one.photoId === photoId);
  return { folder, fileName: photo ? `${photo.name}.${photo.extension}` : '' };
}
