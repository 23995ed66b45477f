import type { Photo } from '#core/photo.ts';

/** A photo as the browser has it: by reference, its bytes still on the disk. */
export interface BrowserPhoto extends Photo {
  readonly file: File;
}

/** Takes a picked or dropped file as a photo of the batch. */
export function toBrowserPhoto(file: File): BrowserPhoto {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    sizeBytes: file.size,
    modifiedMs: file.lastModified,
    file,
  };
}
