import type { DateSource } from '#core/dates/photo-date.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import type { Photo } from '#core/photo.ts';
import type { DecodedPhoto, Decoder } from './ports.ts';

/** What is known of a photo besides its file. */
export interface Told {
  /** Local time `YYYY-MM-DDTHH:mm:ss` as far as it is known, by all that says it, the file itself included. */
  readonly takenAt: string | undefined;
  /** What the date is known from, that of the file itself included. */
  readonly dateSource?: DateSource;
  readonly description: string | undefined;
  /** Names of the people in it. */
  readonly people: readonly string[];
  readonly keywords?: readonly string[] | undefined;
}

/** Adds to what a photo's file says what is known besides, such as by its export: its date, its caption and who is in it. */
export function withTold<Source extends Photo>(
  decoder: Decoder<Source>,
  toldOf: (photo: Source, decoded: DecodedPhoto) => Promise<Told>,
): Decoder<Source> {
  return {
    decode: async (photo, format, signal) => {
      const decoded = await decoder.decode(photo, format, signal);
      return addTold(decoded, await toldOf(photo, decoded));
    },
  };
}

/** What a photo's file says, and what is known besides. The file's own caption and keywords come first. */
export function addTold<Known extends PhotoFacts>(decoded: Known, told: Told): Known {
  const caption = decoded.texts?.caption ?? told.description;
  const people = [...new Set([...(decoded.texts?.people ?? []), ...told.people])];
  const keywords = [...new Set([...(decoded.texts?.keywords ?? []), ...(told.keywords ?? [])])];
  return {
    ...decoded,
    ...(told.takenAt === undefined ? {} : { takenAt: told.takenAt }),
    ...(told.dateSource === undefined ? {} : { dateSource: told.dateSource }),
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
