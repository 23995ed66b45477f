import type { PlainKey, Translate } from '#messages/translate.ts';
import { topicNameOf } from '../categories/detail.ts';
import { dated } from '../naming/naming-pattern.ts';
import { countryName } from '../places/country-name.ts';
import { cityIn } from '../places/place.ts';
import type { PhotoToFile } from './photo-to-file.ts';
import type { OwnFolder } from '../wording/folder-names.ts';
import type { OtherLanguage } from '../wording/other-language.ts';
import { folderNameIn } from '../wording/own-folders.ts';

/** By the number of people, from zero. */
const FOLDERS = ['No people', 'One person', 'Two people', 'Groups'] as const satisfies readonly OwnFolder[];

/** Returns the folder for a photo of this many people; empty if the number is unknown. */
function peopleFolder(count: number | undefined, language?: OtherLanguage): string {
  if (count === undefined) return '';
  return folderNameIn(FOLDERS[Math.min(count, FOLDERS.length - 1)] ?? '', language);
}

/** A photo that is filed, with the name of its event as `eventNames` gives it. */
export interface FiledPhoto extends PhotoToFile {
  readonly event?: string;
}

/** The names of folders and facts in the dialog. */
type Name = PlainKey<'shape'>;

/** How photos without a token's value are counted, where that differs from other tokens. */
interface Lack {
  /** What is missing, which tokens may share; without one, what the first level is named after. */
  readonly name?: Name;
  /** Whether a photo lacks it; without one, whether its value is empty. */
  readonly isLacking?: (photo: PhotoToFile) => boolean;
  /** A text that says more than the name of what is missing. */
  readonly text?: (t: Translate<'shape'>, count: number) => string;
}

/** What a scheme says in braces. */
export interface SchemeToken {
  /** Its value for a photo; empty if it is unknown. `form` is behind the colon. */
  readonly valueOf: (photo: FiledPhoto, form?: string) => string;
  /** Several folders, one within the other, where the token is a whole part of the scheme. */
  readonly foldersOf?: (photo: FiledPhoto) => readonly string[];
  /** The form of dates in its example, if a colon and a form may follow. */
  readonly form?: string;
  /** The names of the levels of folders that it makes, and the pattern of each; its own without one. */
  readonly levels: readonly [Level, ...Level[]];
  /** Whether it is known of films, too, that nobody looks at. */
  readonly isOfFilms?: true;
  readonly lack?: Lack;
}

interface Level {
  readonly name: Name;
  readonly part?: string;
}

const DEFAULT_DATE = 'YYYY';

/** Returns whether no date of a photo is known: its file's own time is none, but the year of its folder is. */
export function isUndated({ date, isFileDate }: PhotoToFile): boolean {
  return date === undefined || (isFileDate === true && date.length > 'YYYY'.length);
}

const isOfNoEvent = ({ date, isFileDate }: PhotoToFile) => date === undefined || isFileDate === true;

/** All that folders can be made of, in the order in which texts and the dialog list them. */
export const SCHEME_TOKENS: Readonly<Record<string, SchemeToken>> = {
  category: { valueOf: ({ category }) => category, levels: [{ name: 'shape.category' }] },
  topic: { valueOf: topicNameOf, levels: [{ name: 'shape.topic' }] },
  date: {
    valueOf: (photo, form) => (isUndated(photo) ? '' : dated(photo.date ?? '', form || DEFAULT_DATE)),
    form: 'YYYY-MM',
    levels: [
      { name: 'shape.year', part: '{date:YYYY}' },
      { name: 'shape.month', part: '{date:YYYY-MM}' },
      { name: 'shape.monthPlace', part: '{date:YYYY-MM} {city}' },
    ],
    isOfFilms: true,
    lack: { text: (t, count) => t('shape.noDate', { count }) },
  },
  event: {
    valueOf: ({ event = '' }) => event,
    levels: [{ name: 'shape.event' }],
    isOfFilms: true,
    lack: { isLacking: isOfNoEvent, text: (t, count) => t('shape.noEvent', { count }) },
  },
  city: {
    valueOf: ({ place, language }) => (place ? cityIn(place, language ?? 'en') : ''),
    levels: [{ name: 'shape.city' }],
    isOfFilms: true,
    lack: { name: 'shape.place' },
  },
  country: {
    valueOf: ({ place, language }) => (place ? countryName(place.countryCode, language ?? 'en') : ''),
    levels: [{ name: 'shape.country' }],
    isOfFilms: true,
    lack: { name: 'shape.place' },
  },
  /** How many people a photo is of, in words: `Two people`. */
  people: {
    valueOf: ({ peopleCount, language }) => peopleFolder(peopleCount, language),
    levels: [{ name: 'shape.people' }],
  },
  person: {
    valueOf: ({ person = '' }) => person,
    levels: [{ name: 'shape.person' }],
    lack: { text: (t, count) => t('shape.noPerson', { count }) },
  },
  album: {
    valueOf: ({ albums = [] }) => albums[0] ?? '',
    levels: [{ name: 'shape.album' }],
    isOfFilms: true,
  },
  folder: {
    valueOf: ({ folders = [] }) => folders.at(-1) ?? '',
    foldersOf: ({ folders = [] }) => folders,
    levels: [{ name: 'shape.folder' }],
    isOfFilms: true,
  },
};
