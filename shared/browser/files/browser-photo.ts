import type { Companion, Photo } from '#core/photo.ts';

/** A photo in the browser, held by reference: its bytes stay on disk. */
export interface BrowserPhoto extends Photo {
  readonly file: File;
  readonly companions?: readonly Companion<BrowserPhoto>[];
}

/**
 * Turns a picked, dropped or fetched file into a photo of the batch.
 *
 * @param known facts that the host knows about it besides the file
 */
export function toBrowserPhoto(
  file: File,
  known: Pick<Photo, 'archive' | 'folder' | 'page'> = {},
): BrowserPhoto {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    sizeBytes: file.size,
    modifiedMs: file.lastModified,
    ...known,
    file,
  };
}

/** Returns a photo and its companions as a list. */
export function withItsCompanions(photo: BrowserPhoto): readonly BrowserPhoto[] {
  return [photo, ...(photo.companions ?? []).map((one) => one.photo)];
}

/**
 * Returns a photo and its companions with their files.
 *
 * @param fileOf takes the file of each
 * @returns undefined if one of them has none
 */
export function withItsFiles(
  { companions, ...photo }: Photo,
  fileOf: (photo: Photo) => File | undefined,
): BrowserPhoto | undefined {
  const file = fileOf(photo);
  if (!file) return undefined;
  if (!companions) return { ...photo, file };
  const whole: Companion<BrowserPhoto>[] = [];
  for (const { kind, photo: own } of companions) {
    const withFile = withItsFiles(own, fileOf);
    if (!withFile) return undefined;
    whole.push({ kind, photo: withFile });
  }
  return { ...photo, file, companions: whole };
}
