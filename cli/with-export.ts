import type { PhotoDate } from '#core/exports/photo-date.ts';
import type { ExportReading } from '#core/exports/read-export.ts';
import type { DecodedPhoto, Decoder } from '#pipeline/ports.ts';
import type { FilePhoto } from './file-photo.ts';
import type { PhotoDates } from './photo-dates.ts';

/** Adds to what a photo's file says what its export says: its date, its caption and who is in it. */
export function withExport(
  decoder: Decoder<FilePhoto>,
  { facts }: ExportReading,
  dates: PhotoDates,
): Decoder<FilePhoto> {
  return {
    decode: async (photo, format, signal) => {
      const decoded = await decoder.decode(photo, format, signal);
      const { description, people = [] } = facts.get(photo.id) ?? {};
      const takenAt = decoded.takenAt ?? localOf(await dates.of(photo));
      const caption = decoded.texts?.caption ?? description;
      const named = [...new Set([...(decoded.texts?.people ?? []), ...people])];
      return {
        ...decoded,
        ...(takenAt === undefined ? {} : { takenAt }),
        ...textsWith(decoded.texts, caption, named),
      };
    },
  };
}

function textsWith(
  texts: DecodedPhoto['texts'],
  caption: string | undefined,
  people: readonly string[],
): Pick<DecodedPhoto, 'texts'> {
  if (!texts && caption === undefined && people.length === 0) return {};
  return {
    texts: {
      ...texts,
      ...(caption === undefined ? {} : { caption }),
      ...(people.length > 0 ? { people } : {}),
    },
  };
}

/** A date as the pipeline takes it; that of a file is none of the photo's. */
function localOf({ date, dateSource }: PhotoDate): string | undefined {
  if (date === null || dateSource === 'file') return undefined;
  return date.includes('T') ? date.slice(0, 19) : `${date}T00:00:00`;
}
