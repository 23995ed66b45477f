import { basename } from 'node:path';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt, takenOffset } from '#codec/taken-at.ts';
import { dateInName } from '#core/exports/name-date.ts';
import { type PhotoDate, photoDate } from '#core/exports/photo-date.ts';
import { type FilePhoto, readHead } from './file-photo.ts';

/** When a photo or film was taken. @param sidecarMs the time in its sidecar */
export async function dateOf(photo: FilePhoto, sidecarMs: number | undefined): Promise<PhotoDate> {
  const header = await readHead(photo.path, HEADER_BYTES).catch(() => new Uint8Array());
  return photoDate({
    exif: takenAt(header),
    exifOffset: takenOffset(header),
    sidecarMs,
    name: dateInName(basename(photo.name), Date.now()),
    fileMs: photo.modifiedMs,
  });
}
