import type { FileDate } from '../dates/file-date.ts';
import { COMPANION_KINDS } from '../companions/companion-kind.ts';
import type { SidecarFacts } from '../takeout/sidecar.ts';
import type { Companion, Photo } from '../photo.ts';
import type { PageTexts } from '../hints/photo-texts.ts';
import {
  listOf,
  matching,
  numberOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  textOf,
  wholeOf,
} from './fields.ts';
import { KEPT } from './limits.ts';
import { readLocalTime, readLocation } from '../facts/fact-readers.ts';

const name = textOf(KEPT.name);
const text = textOf(KEPT.text);

const readPage = objectOf<PageTexts>({
  alt: optional(text),
  caption: optional(text),
  title: optional(text),
  link: optional(text),
  address: optional(text),
});

const readFileDate = objectOf<FileDate>({
  local: optional(readLocalTime),
  offset: optional(matching(/^[+-]\d\d:\d\d$/, 6)),
  utcMs: optional(numberOf()),
  isDefault: optional(oneOf(true)),
  isEdited: optional(oneOf(true)),
});

const readTold = objectOf<SidecarFacts>({
  kind: oneOf('photo'),
  title: text,
  takenMs: optional(numberOf()),
  taken: optional(readFileDate),
  coordinates: optional(readLocation),
  description: optional(text),
  people: listOf(text, KEPT.list),
  keywords: optional(listOf(text, KEPT.list)),
  rating: optional(wholeOf(1, 5)),
  isTrashed: oneOf(true, false),
  isArchived: oneOf(true, false),
});

const PHOTO = {
  id: name,
  name: text,
  sizeBytes: wholeOf(),
  modifiedMs: numberOf(),
  folder: optional(text),
  archive: optional(text),
  told: optional(readTold),
  albums: optional(listOf(text, KEPT.list)),
  page: optional(readPage),
};

/** Companions have no companions. */
const readCompanionPhoto = objectOf<Omit<Photo, 'companions'>>(PHOTO);

const readCompanion = objectOf<Companion>({
  kind: oneOf<Companion['kind']>(...COMPANION_KINDS, 'copy', 'passenger'),
  photo: readCompanionPhoto,
});

/** Reads a photo as the user picked it, without its bytes. */
export const readPhoto: Reader<Photo> = objectOf<Photo>({
  ...PHOTO,
  companions: optional(listOf(readCompanion, KEPT.companions)),
});
