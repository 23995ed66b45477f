import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { companionPaths, type Follower } from '#core/companions/companion-paths.ts';
import { listedOf } from '#core/takeout/gather.ts';
import { madeXmp } from '#core/xmp/made-xmp.ts';
import { passengersOf, takenMs } from '#core/companions/passenger-folder.ts';
import { AppError } from '#core/failure.ts';
import { type FolderPath, splitPath } from '#core/naming/folder-path.ts';
import type { Companion } from '#core/photo.ts';
import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import { withMadeXmp } from '../files/made-xmp-files.ts';
import { dated } from '#core/dates/photo-date.ts';
import { datesOf } from '../files/photo-dates.ts';
import type { ZipArchive } from './zip-archive.ts';

type Entry = ArchiveEntry & { readonly photo: BrowserPhoto };

/**
 * Creates an archive that includes the photos' companion files: next to each photo its companions, under its name,
 * and the sidecar made for it; videos are entries of their own. A companion that can't be read is left out; `leftOut`
 * and the lists in the ZIP report it.
 */
export function withCompanions(archive: ZipArchive): ZipArchive {
  let leftOut: readonly string[] = [];
  return {
    get leftOut() {
      return leftOut;
    },
    get zip() {
      return archive.zip;
    },
    prepare: async (photo, signal) => {
      await archive.prepare(photo, signal);
      // A photo doesn't wait for its video; the end of the batch does.
      for (const { photo: own } of photo.companions ?? []) archive.prepare(own, signal).catch(() => {});
    },
    named: (entries, xmpOf) => {
      const followers = new Map(followersOf(entries));
      for (const entry of xmpOf ? entries : []) {
        const { photoId } = entry;
        if (xmpOf?.(entry)) followers.set(photoId, [...(followers.get(photoId) ?? []), madeXmp(photoId)]);
      }
      const paths = new Map(
        companionPaths(entries, followers, []).map(({ photoId, path }) => [photoId, path]),
      );
      return entries.map(({ photo: _photo, ...entry }) => ({
        ...entry,
        path: paths.get(entry.photoId) ?? entry.path,
      }));
    },
    finish: async (entries, { makeTopFiles, failed = [], carried = [], xmpOf } = {}) => {
      const photos = xmpOf ? await withMadeXmp(entries, xmpOf) : entries;
      const whole = await entriesWithCompanions(photos, failed, carried);
      await archive.finish(whole.entries, { makeTopFiles });
      leftOut = whole.leftOut;
    },
  };
}

interface WholeEntries {
  readonly entries: readonly Entry[];
  /** The names of companions that couldn't be read. */
  readonly leftOut: readonly string[];
}

/**
 * Returns the entries of photos, including their companion files.
 *
 * @param failed photos without an entry whose companions have one
 * @param carried those of the failed photos that are included anyway, with their copies
 * @param folderOf the folders of videos that aren't near the photos taken with them
 * @throws {AppError} `archive-incomplete` if that loses a readable file
 */
export async function entriesWithCompanions(
  entries: readonly Entry[],
  failed: readonly BrowserPhoto[],
  carried: readonly BrowserPhoto[] = [],
  folderOf: (id: string) => FolderPath | undefined = () => undefined,
): Promise<WholeEntries> {
  const files = new Map(
    [...entries.map(({ photo }) => photo), ...failed]
      .flatMap(withItsCompanions)
      .map((photo) => [photo.id, photo]),
  );
  const dates = await datesOf([...files.values()]);
  const isReadable = ({ photo }: Companion<BrowserPhoto>) => dates.has(photo.id);
  const leaders = new Set(entries.map(({ photoId }) => photoId));
  const unreadable = carried
    .flatMap((photo) => [photo, ...copiesOf(photo)])
    .filter((photo) => dates.has(photo.id));
  const datedFile = (photo: BrowserPhoto) => ({
    directory: listedOf(photo).folder,
    takenMs: takenMs(dates.get(photo.id)),
  });
  const placed = entries.map(({ photo, path }) => ({ ...datedFile(photo), folder: splitPath(path).folder }));
  const coming = comingAlong(entries, failed)
    .filter(isReadable)
    .map(({ photo }) => {
      const { id } = photo;
      return { id, name: listedOf(photo).name, from: datedFile(photo), folder: folderOf(id) };
    });
  const passengers = passengersOf(coming, unreadable.map(listedOf), placed);
  const all = companionPaths(entries, followersOf(entries), passengers).flatMap((entry): Entry[] => {
    const photo = files.get(entry.photoId);
    return photo && (leaders.has(photo.id) || dates.has(photo.id))
      ? [{ ...entry, photo: dated(photo, dates.get(photo.id)) }]
      : [];
  });
  const following = entries.flatMap(({ photo }) => followingOf(photo).filter(isReadable)).length;
  const picked = entries.length + following + passengers.length;
  if (all.length !== picked) {
    const details = { picked, accountedFor: all.length };
    throw new AppError({ code: 'archive-incomplete', details });
  }
  const wanted = [
    ...entries.flatMap(({ photo }) => photo.companions ?? []),
    ...failed.flatMap(({ companions = [] }) => companions.filter(({ kind }) => kind !== 'copy')),
  ];
  const leftOut = wanted.filter((one) => !isReadable(one)).map(({ photo }) => photo.name);
  return { entries: all, leftOut };
}

function copiesOf({ companions = [] }: BrowserPhoto): BrowserPhoto[] {
  return companions.flatMap(({ kind, photo }) => (kind === 'copy' ? [photo] : []));
}

/**
 * Returns the photo that each companion file belongs to, by their ids; videos that were only next to photos belong to
 * none.
 */
export function leadersOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ photo }) => followingOf(photo).map(({ photo: own }) => [own.id, photo.id] as const)),
  );
}

function followingOf({ companions = [] }: BrowserPhoto): readonly Companion<BrowserPhoto>[] {
  return companions.filter(({ kind }) => kind !== 'passenger');
}

function followersOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Follower[]> {
  return new Map(
    entries.map(({ photo }) => [
      photo.id,
      followingOf(photo).flatMap(({ kind, photo: { id, name } }): Follower[] =>
        kind === 'passenger' ? [] : [{ id, name, kind }],
      ),
    ]),
  );
}

/**
 * Returns videos and RAW files without a photo, with their companions, and the companions of failed photos, except
 * their copies.
 */
function comingAlong(
  entries: readonly Entry[],
  failed: readonly BrowserPhoto[],
): readonly Companion<BrowserPhoto>[] {
  return [
    ...entries.flatMap(({ photo }) => (photo.companions ?? []).filter(({ kind }) => kind === 'passenger')),
    ...failed.flatMap(({ companions = [] }) => companions.filter(({ kind }) => kind !== 'copy')),
  ];
}
