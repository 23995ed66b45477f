import { safeFolder, safePathPart } from '../naming/archive-path.ts';
import type { Followed, NameMarks, PlacedPhoto } from '../batch/batch-event.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import { readImageAnalysis } from '../image-analysis.ts';
import { FOLDER_DEPTH, PATH_LENGTH } from '../limits.ts';
import { pickDefined } from '../pick-defined.ts';
import { listOf, matching, numberOf, objectOf, oneOf, optional, type Reader, textOf } from './fields.ts';
import { readLanguage } from '../wording/other-language.ts';
import { KEPT } from './limits.ts';
import { readDateSource, readKeptAnalysis, readLocalTime, readLocation, readLookAgain } from './read-seen.ts';
import { isRecord } from '../is-record.ts';

const name = textOf(KEPT.name);

const readParts = listOf(textOf(PATH_LENGTH), FOLDER_DEPTH);

/** Reads a folder whose path is safe on every file system. */
export const readFolder: Reader<FolderPath> = (value) => {
  const parts = readParts(value);
  return parts && parts.length > 0 ? safeFolder(parts) : undefined;
};

/** Reads the name of a file without its extension: one part of a path. */
export const readFileName: Reader<string> = (value) => {
  const text = textOf(PATH_LENGTH)(value);
  return text === undefined ? undefined : safePathPart(text);
};

/** Reads an extension without its dot. */
export const readExtension = matching(/^[a-z0-9]+$/i, 10);

/** Reads the suffixes that tell a name from equal ones. */
export const readMarks: Reader<NameMarks> = objectOf<NameMarks>({
  words: listOf(textOf(PATH_LENGTH), KEPT.list),
  date: optional(matching(/^_\d{4}-\d\d-\d\d$/, 11)),
});

const readFollowed = objectOf<Followed>({ photoId: name, secondsBefore: numberOf() });

const OF_THE_ANALYSIS = [
  'confidence',
  'alternatives',
  'peopleCount',
  'readText',
  'sketch',
  'concepts',
] as const;

type Placing = Omit<PlacedPhoto, 'description' | 'folder' | (typeof OF_THE_ANALYSIS)[number]>;

const readPlacing = objectOf<Placing>({
  photoId: name,
  language: optional(readLanguage),
  english: optional(textOf(KEPT.description)),
  category: textOf(PATH_LENGTH),
  isByRule: optional(oneOf(true)),
  isByLikeness: optional(oneOf(true)),
  follows: optional(readFollowed),
  lookAgain: optional(readLookAgain),
  location: optional(readLocation),
  camera: optional(name),
  name,
  marks: optional(readMarks),
  extension: readExtension,
  takenAt: optional(readLocalTime),
  dateSource: optional(readDateSource),
});

/** Reads a photo with its folder and name. */
export const readPlaced: Reader<PlacedPhoto> = (value) => {
  if (!isRecord(value)) return undefined;
  const placing = readPlacing(value);
  const folder = readFolder(value['folder']);
  const analysis = readKeptAnalysis(value);
  if (!placing || !folder || !analysis) return undefined;
  // An engine never chooses the person's own folders.
  const seen = readImageAnalysis({ ...analysis, category: undefined });
  const { description } = seen;
  return { ...placing, description, folder, ...pickDefined(seen, OF_THE_ANALYSIS) };
};
