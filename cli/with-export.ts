import { localTimeOf } from '#core/exports/photo-date.ts';
import type { ExportReading } from '#core/exports/read-export.ts';
import type { Decoder } from '#pipeline/ports.ts';
import { withTold } from '#pipeline/with-told.ts';
import type { FilePhoto } from './file-photo.ts';
import type { PhotoDates } from './photo-dates.ts';

/** Adds to what a photo's file says what its export says: its date, its caption and who is in it. */
export function withExport(
  decoder: Decoder<FilePhoto>,
  { facts }: ExportReading,
  dates: PhotoDates,
): Decoder<FilePhoto> {
  return withTold(decoder, async (photo) => {
    const { description, people = [] } = facts.get(photo.id) ?? {};
    return { takenAt: localTimeOf(await dates.of(photo)), description, people };
  });
}
