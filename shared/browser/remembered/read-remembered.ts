import { CONCEPTS_TEXT_LENGTH } from '#core/concepts/limits.ts';
import { KNOWN_DAY } from '#core/dates/known-day.ts';
import { FILM_SECONDS_MOST } from '#core/films/film-length.ts';
import { matching, numberOf, objectOf, optional, textOf, wholeOf } from '#core/saved/fields.ts';
import { KEPT } from '#core/saved/limits.ts';
import type { RememberedBatch, RememberedPhoto } from './remembered-database.ts';

const name = textOf(KEPT.name);

/** The latest time that a `Date` can represent, in milliseconds since 1970. */
const LAST_MS = 8.64e15;

/** Reads the row of a remembered batch. */
export const readRememberedBatch = objectOf<RememberedBatch>({
  id: name,
  owner: name,
  zip: name,
  createdMs: numberOf(0, LAST_MS),
  photos: wholeOf(),
  films: optional(wholeOf()),
  bytes: wholeOf(),
  anchor: name,
});

/** Reads the remembered data of a photo. */
export const readRememberedPhoto = objectOf<RememberedPhoto>({
  photoId: name,
  name,
  folder: textOf(KEPT.name),
  description: textOf(KEPT.description),
  english: optional(textOf(KEPT.description)),
  category: optional(name),
  original: textOf(KEPT.text),
  concepts: optional(textOf(CONCEPTS_TEXT_LENGTH)),
  filmSeconds: optional(numberOf(0, FILM_SECONDS_MOST)),
  day: optional(matching(KNOWN_DAY, 10)),
});
