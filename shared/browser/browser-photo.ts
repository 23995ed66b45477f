import type { Photo } from '#core/photo.ts';

/** A photo as the browser has it: by reference, its bytes still on the disk. */
export interface BrowserPhoto extends Photo {
  readonly file: File;
}

/**
 * Takes a picked, dropped or fetched file as a photo of the batch.
 *
 * @param known what its host knows of it besides the file
 */
export function toBrowserPhoto(file: File, known: Pick<Photo, 'folder' | 'page'> = {}): BrowserPhoto {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    sizeBytes: file.size,
    modifiedMs: file.lastModified,
    ...known,
    file,
  };
}
