import type { ListedFile } from '../takeout/read-export.ts';
import { NOTHING_MORE, type SidecarFacts } from '../takeout/sidecar.ts';
import type { ListedMedia, MediaList } from './media-list.ts';
import { sectionOf } from './sections.ts';
import { pushTo } from '../push-to.ts';

/** A list and its folder. */
export interface PlacedList extends ListedFile {
  readonly content: MediaList;
}

/** What is known of an export's files, by their ids. */
export interface JoinedMedia {
  readonly facts: ReadonlyMap<string, SidecarFacts>;
  readonly albums: ReadonlyMap<string, readonly string[]>;
  /** The lists that tell something about a file. */
  readonly used: ReadonlySet<string>;
}

/**
 * Finds the files that an export's lists name. Lists use paths from the top of the export, whose parts are in
 * different archives and folders, so the end of a path decides. If several files match, those nearest to the list are
 * meant. If several lists name a file, the first that tells something counts.
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

/** A file's folder within an archive begins after a colon. */
function endsWith(path: string, uri: string): boolean {
  return path.endsWith(uri) && ['', '/', ':'].includes(path.charAt(path.length - uri.length - 1));
}

/** The files whose folders share the most with the list's. */
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

/** The text of a message isn't a caption. */
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
