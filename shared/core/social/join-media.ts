import type { ListedFile } from '../takeout/read-export.ts';
import { NOTHING_MORE, type SidecarFacts } from '../takeout/sidecar.ts';
import type { ListedMedia, MediaList } from './media-list.ts';
import { sectionOf } from './sections.ts';
import { pushTo } from '../push-to.ts';

/** A list with where it lies. */
export interface PlacedList extends ListedFile {
  readonly content: MediaList;
}

/** What is known of the files of an export, by their ids. */
export interface JoinedMedia {
  readonly facts: ReadonlyMap<string, SidecarFacts>;
  readonly albums: ReadonlyMap<string, readonly string[]>;
  /** The lists that say something of a file. */
  readonly used: ReadonlySet<string>;
}

/**
 * Finds the files that lists of an export name. A list names them from the top of the export, and the parts of one lie in
 * different archives and folders, so that the end of a path decides. Where several files have it, those nearest to the list
 * are meant. Of several lists that name a file, the first that says something counts.
 */
export function joinMedia(files: readonly ListedFile[], lists: readonly PlacedList[]): JoinedMedia {
  const facts = new Map<string, SidecarFacts>();
  const albums = new Map<string, readonly string[]>();
  const used = new Set<string>();
  if (lists.length === 0) return { facts, albums, used };
  const byName = new Map<string, ListedFile[]>();
  for (const file of files) {
    const name = file.name.normalize('NFC');
    pushTo(byName, name, file);
  }
  for (const list of lists) {
    for (const media of list.content.media) {
      const uri = media.uri.normalize('NFC');
      const named = byName.get(uri.slice(uri.lastIndexOf('/') + 1)) ?? [];
      for (const file of nearest(
        named.filter((one) => endsWith(pathOf(one), uri)),
        list,
      )) {
        used.add(list.id);
        facts.set(file.id, joined(facts.get(file.id), factsOf(media, file)));
        const own = albums.get(file.id) ?? [];
        if (media.album !== undefined && !own.includes(media.album))
          albums.set(file.id, [...own, media.album]);
      }
    }
  }
  return { facts, albums, used };
}

function pathOf({ folder, name }: ListedFile): string {
  return `${folder}/${name}`.normalize('NFC');
}

/** The folder of a file in an archive begins behind a colon. */
function endsWith(path: string, uri: string): boolean {
  return path.endsWith(uri) && ['', '/', ':'].includes(path.charAt(path.length - uri.length - 1));
}

/** The files whose folders have most in common with that of the list. */
function nearest(files: readonly ListedFile[], list: ListedFile): readonly ListedFile[] {
  if (files.length < 2) return files;
  const shared = files.map((file) => commonLength(pathOf(file), pathOf(list)));
  const most = Math.max(...shared);
  return files.filter((_, at) => shared[at] === most);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** What is written in messages is nobody's caption. */
function factsOf(media: ListedMedia, file: ListedFile): SidecarFacts {
  const { takenMs, taken, coordinates, description } = media;
  const isMessage = sectionOf(file.folder) === 'messages';
  return {
    kind: 'photo',
    title: file.name,
    ...(takenMs === undefined ? {} : { takenMs }),
    ...(taken ? { taken } : {}),
    ...(coordinates ? { coordinates } : {}),
    ...(description === undefined || isMessage ? {} : { description }),
    ...NOTHING_MORE,
  };
}

function joined(first: SidecarFacts | undefined, second: SidecarFacts): SidecarFacts {
  return { ...second, ...first };
}
