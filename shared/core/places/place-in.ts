import type { ArrangedFolder, Arrangement } from '../board/arrangement.ts';

/** The folder of a photo as it is arranged, and the name of its file; no folder and no name for a photo that is not there. */
export function placeIn(
  { folders }: Arrangement,
  photoId: string,
): { readonly folder: ArrangedFolder | undefined; readonly fileName: string } {
  const folder = folders.find(({ photos }) => photos.some((photo) => photo.photoId === photoId));
  const photo = folder?.photos.find((one) => one.photoId === photoId);
  return { folder, fileName: photo ? `${photo.name}.${photo.extension}` : '' };
}
