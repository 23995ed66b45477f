import type { PlacedPhoto } from '../batch/batch-event.ts';
import type { PhotoDate } from '../dates/photo-date.ts';
import { type FactFor, factsFor } from '../facts/fact-table.ts';
import type { Photo } from '../photo.ts';
import type { PhotoLocation, Place } from '../places/place.ts';
import type { Coordinates } from '../takeout/coordinates.ts';
import { folderNameIn } from '../wording/own-folders.ts';

type FiledFacts = { readonly [Name in FactFor<'schemes'>]?: PlacedPhoto[Name] | undefined };

/** A photo or film that is filed by a scheme, with its facts that `FACTS` names for schemes. */
export interface PhotoToFile extends FiledFacts {
  readonly id: string;
  /** In the language of the folders; empty for a film that nobody looks at. */
  readonly category: string;
  /** Local time, `YYYY-MM-DDTHH:mm:ss`, or the day or the year alone; undefined if unknown. */
  readonly date?: string | undefined;
  /** The date is only that of the file, or the year of its folder in an export, which is good for a year but for no event. */
  readonly isFileDate?: boolean;
  readonly coordinates?: Coordinates | undefined;
  readonly place?: Place | undefined;
  /** The folder of the person in it, see `personFolder`; empty or undefined if unknown. */
  readonly person?: string | undefined;
  /** The albums of its export, best first. */
  readonly albums?: readonly string[];
  /** The folders that it came from, outermost first. */
  readonly folders?: readonly string[];
}

/** What a host knows of a file that a scheme files. */
interface KnownToFile {
  readonly date: PhotoDate | undefined;
  readonly location: PhotoLocation | undefined;
  readonly person?: string | undefined;
  /** Undefined for a film. */
  readonly placed?: PlacedPhoto;
  /** In English, if it isn't the one in which the photo was placed. */
  readonly category?: string;
}

/** Returns a photo or film as a scheme files it. */
export function photoToFile(
  { id, albums = [], folder = '' }: Pick<Photo, 'id' | 'albums' | 'folder'>,
  { date, location, person, placed, category = placed?.category ?? '' }: KnownToFile,
): PhotoToFile {
  return {
    ...(placed && factsFor('schemes', placed)),
    id,
    category: placed ? folderNameIn(category, placed.language) : '',
    date: date?.date ?? undefined,
    isFileDate: date?.dateSource === 'file',
    coordinates: location,
    place: location?.place,
    person,
    albums,
    folders: folder.split('/').filter((part) => part !== ''),
  };
}
