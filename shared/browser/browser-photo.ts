import type { Photo } from '#core/photo.ts';

/** A photo in the browser, held by reference: its bytes stay on disk. */
export interface BrowserPhoto extends Photo {
  readonly file: File;
}

/**
 * Turns a picked, dropped or fetched file into a photo of the batch.
 *
 * @param known what the host knows about it besides the file
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
