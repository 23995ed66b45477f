import type { DateSource } from '#core/dates/date-sources.ts';
import { localTimeOf, type PhotoDate } from '#core/dates/photo-date.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import type { Photo } from '#core/photo.ts';
import type { DecodedPhoto, Decoder } from './ports.ts';

/** What is known of a photo besides its file. */
export interface Told {
  /** Local time `YYYY-MM-DDTHH:mm:ss` as far as it is known, from all sources including the file. */
  readonly takenAt: string | undefined;
  /** The source of the date. */
  readonly dateSource?: DateSource;
  /** Where it was taken, unless the decoder finds that. */
  readonly location?: PhotoLocation | undefined;
  readonly description: string | undefined;
  /** Names of the people in it. */
  readonly people: readonly string[];
  readonly keywords?: readonly string[] | undefined;
}

/** Returns what a photo's export tells, with its date by all clues. @param location see {@link Told} */
export function toldOf({ told }: Photo, date: PhotoDate, location?: PhotoLocation): Told {
  const { description, people = [], keywords } = told ?? {};
  const takenAt = localTimeOf(date);
  const dated = takenAt === undefined ? {} : { dateSource: date.dateSource };
  return { takenAt, ...dated, location, description, people, keywords };
}

/** Adds to a photo's own data what is known from elsewhere, such as its export: date, caption and people. */
export function withTold<Source extends Photo>(
  decoder: Decoder<Source>,
  toldOf: (photo: Source, decoded: PhotoFacts) => Promise<Told>,
): Decoder<Source> {
  return {
    decode: async (photo, format, signal) => {
      const decoded = await decoder.decode(photo, format, signal);
      const told = await toldOf(photo, decoded);
      return decoded.image ? addTold(decoded, told) : addTold(decoded, told);
    },
  };
}

/**
 * Combines what a photo's file says with what is known from elsewhere. The file's own caption and keywords come
 * first.
 */
export function addTold<Known extends PhotoFacts>(decoded: Known, told: Told): Known {
  const caption = decoded.texts?.caption ?? told.description;
  const people = [...new Set([...(decoded.texts?.people ?? []), ...told.people])];
  const keywords = [...new Set([...(decoded.texts?.keywords ?? []), ...(told.keywords ?? [])])];
  return {
    ...decoded,
    ...(told.takenAt === undefined ? {} : { takenAt: told.takenAt }),
    ...(told.dateSource === undefined ? {} : { dateSource: told.dateSource }),
    ...(told.location ? { location: told.location } : {}),
    ...textsWith(decoded.texts, { caption, people, keywords }),
  };
}

function textsWith(
  texts: DecodedPhoto['texts'],
  {
    caption,
    people,
    keywords,
  }: {
    readonly caption: string | undefined;
    readonly people: readonly string[];
    readonly keywords: readonly string[];
  },
): Pick<DecodedPhoto, 'texts'> {
  if (!texts && caption === undefined && people.length === 0 && keywords.length === 0) return {};
  return {
    texts: {
      ...texts,
      ...(caption === undefined ? {} : { caption }),
      ...(people.length > 0 ? { people } : {}),
      ...(keywords.length > 0 ? { keywords } : {}),
    },
  };
}
