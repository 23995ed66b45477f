import { isFilm } from '#core/companions/file-kinds.ts';
import { passengersOf, takenMs } from '#core/companions/passenger-folder.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { UNSORTED } from '#core/categories/categorize.ts';
import { AppError, mayPass, stopsBatch } from '#core/failure.ts';
import { fileNameOf, stemOf } from '#core/naming/file-name.ts';
import { exportFolder } from '#core/takeout/export-folder.ts';
import { isFilmFormat } from '#core/photo-formats.ts';
import type { Photo } from '#core/photo.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import type { DescribedPhoto, Placing } from './place-photo.ts';
import type { DecodedPhoto, Decoder, PictureDecoder, UnseenFilm } from './ports.ts';

/** The folder of films that nobody could look at, and that were taken near no photo. */
const VIDEOS = 'Videos';

/**
 * Lets films come along that can't be looked at: damaged ones, those of a codec or kind without a decoder, and those
 * that exceed the limits. Films whose bytes can't be read fail, like photos.
 */
export function withUnseenFilms<Source extends Photo>(decoder: PictureDecoder<Source>): Decoder<Source> {
  return {
    decode: async (photo, format, signal): Promise<DecodedPhoto | UnseenFilm> => {
      if (format === undefined) return UNSEEN;
      try {
        return await decoder.decode(photo, format, signal);
      } catch (error) {
        if (!isFilmFormat(format) || !isFilmsFault(error)) throw error;
        return UNSEEN;
      }
    },
  };
}

const UNSEEN: UnseenFilm = { filmSeconds: 0 };

function isFilmsFault(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { failure } = error;
  return failure.code !== 'photo-gone' && !mayPass(failure) && !stopsBatch(failure);
}

/** Returns whether nobody has looked at a film: photos and other films have a description. */
export function isUnseen({ description }: { readonly description: string }): boolean {
  return description === '';
}

/**
 * Returns a film as placed, but one that nobody has looked at, or that only has black and blurred frames, under its own
 * name and, unless words or rules decided otherwise, in `Videos`. Photos stay as they are.
 */
export function placedFilm(
  placed: PlacedPhoto,
  { photo, filmSeconds, lookAgain, ...described }: DescribedPhoto,
  { language, ignoresQuality }: Placing,
): PlacedPhoto {
  const badly = ignoresQuality ? lookAgain : placed.lookAgain;
  const isBad = filmSeconds !== undefined && badly !== undefined && !placed.byRule;
  if (!isBad && !isUnseen(described)) return placed;
  const { marks: _marks, lookAgain: _lookAgain, ...rest } = placed;
  // A film may be named like a photo.
  const extension = isFilm(photo.name) ? extensionOf(photo.name) : placed.extension;
  const own = { ...rest, name: stemOf(photo.name), extension };
  if (!isBad && (placed.category !== UNSORTED || placed.byRule)) return own;
  const { confidence: _confidence, alternatives: _others, english: _english, ...known } = own;
  const words = isBad ? { description: '' } : {};
  return { ...known, ...words, category: VIDEOS, folder: [folderNameIn(VIDEOS, language)] };
}

function extensionOf(name: string): string {
  return fileNameOf(name)
    .slice(stemOf(name).length + 1)
    .toLowerCase();
}

/** A photo with what it was placed by. */
interface Known {
  readonly described: DescribedPhoto;
  readonly placed: PlacedPhoto;
}

/** Returns the films in `Videos` that nobody has looked at, moved to the folder of the photo taken nearest to each. */
export function besidePhotosInTime(all: readonly Known[]): PlacedPhoto[] {
  const isLost = ({ placed }: Known) => isUnseen(placed) && placed.category === VIDEOS;
  const films = all.filter(isLost);
  const others = all.flatMap((one) =>
    isLost(one) ? [] : [{ ...datedFile(one), folder: one.placed.folder, placed: one.placed }],
  );
  const coming = films.map((one) => {
    const { id, name } = one.described.photo;
    return { id, name: fileNameOf(name), from: datedFile(one) };
  });
  const byId = new Map(films.map(({ placed }) => [placed.photoId, placed]));
  return passengersOf(coming, [], others).flatMap(({ id, folder }) => {
    const [placed, near] = [byId.get(id), others.find((other) => other.folder === folder)];
    return placed && near ? [{ ...placed, folder, category: near.placed.category }] : [];
  });
}

function datedFile({ described: { photo, takenAt, dateSource } }: Known) {
  const { folder = '', archive = '' } = photo;
  const date =
    takenAt === undefined ? undefined : takenMs({ date: takenAt, dateSource: dateSource ?? 'none' });
  return { directory: exportFolder(folder, `${archive}/${folder}`), takenMs: date };
}
