import { localTimeOf } from '#core/dates/photo-date.ts';
import type { ExportReading } from '#core/takeout/read-export.ts';
import type { Told } from '#pipeline/with-told.ts';
import type { FilePhoto } from './file-photo.ts';
import type { PhotoDates } from '../organize/photo-dates.ts';

/** What an export tells about a photo: its date, its caption and who is in it. */
export function toldByExport(
  { facts }: ExportReading,
  dates: PhotoDates,
): (photo: FilePhoto) => Promise<Told> {
  return async (photo) => {
    const { description, people = [], keywords } = facts.get(photo.id) ?? {};
    const date = await dates.of(photo);
    const takenAt = localTimeOf(date);
    const dated = takenAt === undefined ? {} : { dateSource: date.dateSource };
    return { takenAt, ...dated, description, people, keywords };
  };
}
