import { topicOf } from '../categories/topics.ts';
import { eventNames } from '../events/event-names.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import type { PhotoToFile } from '../schemes/photo-to-file.ts';
import { folderByScheme, tokensOf } from '../schemes/scheme.ts';
import { ownFolderNamed } from '../wording/own-folders.ts';
import { matchEvents } from './event-folders.ts';
import type { LibraryOrder } from './library-photo.ts';
import { withMonths } from './spelled-months.ts';
import { collisionKey } from '../naming/archive-path.ts';

/** A folder name that is only a date. */
const DATE_ALONE = /^\d[\d\s._-]*$/;
/** Words after a folder's date, as in `05 Rome` and `2024-05-12_Wedding`. */
const WORDS_BEHIND = /^[\s_.,–—-]+\p{L}/u;

/** Finds existing folders whose names a person has extended. */
class ExistingFolders {
  readonly #names = new Map<string, Map<string, string>>();

  /** @param folders of the library; their parents may be missing */
  constructor(folders: Iterable<FolderPath>) {
    for (const folder of folders) {
      for (const [at, name] of folder.entries()) {
        const around = collisionKey(folderText(folder.slice(0, at)));
        const names = this.#names.get(around) ?? new Map<string, string>();
        names.set(collisionKey(name), name);
        this.#names.set(around, names);
      }
    }
  }

  /** Returns the folder as it is spelled there; a date becomes the only folder with that date and more words. */
  spelled(folder: FolderPath): FolderPath {
    const there: string[] = [];
    for (const name of folder) {
      const names = this.#names.get(collisionKey(folderText(there)));
      there.push((names && spelledIn(names, name)) ?? name);
    }
    return there;
  }
}

function spelledIn(names: ReadonlyMap<string, string>, name: string): string | undefined {
  const same = names.get(collisionKey(name));
  if (same !== undefined || !DATE_ALONE.test(name)) return same;
  const longer = [...names.values()].filter(
    (other) => other.startsWith(name) && WORDS_BEHIND.test(other.slice(name.length)),
  );
  return longer.length === 1 ? longer[0] : undefined;
}

/**
 * Returns each new photo's folder in a library, by id: where the library's scheme puts it, in an existing event if it
 * belongs to one, and in existing folders as spelled there.
 *
 * @param library whose scheme is not empty
 * @param eventGapHours hours without a photo after which an event has ended
 */
export function fileIntoLibrary(
  photos: readonly PhotoToFile[],
  library: LibraryOrder,
  eventGapHours?: number,
): ReadonlyMap<string, FolderPath> {
  const { scheme, monthLanguage = 'en', events: known } = library;
  const existing = new ExistingFolders(library.folders);
  const parts = scheme.split('/');
  const eventAt = parts.findIndex((part) => tokensOf(part).includes('event'));
  const moments = photos.flatMap(({ id, date, isFileDate, coordinates, place }) =>
    eventAt < 0 || date === undefined || isFileDate ? [] : [{ id, local: date, coordinates, place }],
  );
  const { folders: ofEvents, fresh } = matchEvents(moments, known, eventGapHours);
  const names = new Map(
    [...eventNames(fresh, photos[0]?.language)].flatMap(([event, name]) =>
      event.moments.map(({ id }) => [id, name] as const),
    ),
  );
  const folderBy = (own: string, photo: PhotoToFile) =>
    folderByScheme(withMonths(own, photo.date ?? '', monthLanguage), {
      ...photo,
      category: categoryIn(library, photo.category),
      event: names.get(photo.id) ?? '',
    });
  return new Map(
    photos.map((photo) => {
      const event = ofEvents.get(photo.id);
      const within = parts.slice(eventAt + 1).join('/');
      const wanted = !event
        ? folderBy(scheme, photo)
        : [...event, ...(within === '' ? [] : folderBy(within, photo))];
      return [photo.id, existing.spelled(wanted)];
    }),
  );
}

/** A category without a folder shares that of its topic, if the library has one. */
function categoryIn({ categoryFolders }: LibraryOrder, category: string): string {
  const own = ownFolderNamed(category) ?? category;
  return categoryFolders.get(own) ?? categoryFolders.get(topicOf(own) ?? '') ?? category;
}
