import { commonEndings } from '../companions/edited-names.ts';
import { isInTakeout } from './export-folder.ts';
import { isExportDay } from '../dates/folder-date.ts';
import { exportDirectories, idsByName } from './export-directories.ts';
import { matchSidecars } from './match-sidecars.ts';
import type { ICloudDetail, ICloudTable } from './icloud-table.ts';
import { canBeLive, type LiveClues } from '../companions/live-clues.ts';
import type { CompanionKind } from '../companions/companion-kind.ts';
import { joinPicasaOriginals } from '../companions/picasa-originals.ts';
import { joinMedia, type PlacedList } from '../social/join-media.ts';
import type { MediaList } from '../social/media-list.ts';
import { putAwayOf } from './put-away.ts';
import { type AlbumFacts, NOTHING_MORE, type SidecarFacts } from './sidecar.ts';
import { isYearFolder } from './year-folder.ts';
import { companionsIn } from '../companions/pairs.ts';

/** A file of an export or of a folder. */
export interface ListedFile {
  readonly id: string;
  /** Its folder's path, with slashes. Parts of one export share it, whatever the archive's name. */
  readonly folder: string;
  readonly name: string;
}

/** A JSON file or a page of an export, parsed; see `readExportText`. */
export interface ListedJson extends ListedFile {
  readonly content: SidecarFacts | AlbumFacts | MediaList | undefined;
}

/** A table, parsed; see `readICloudTable`. */
export interface ListedTable extends ListedFile {
  readonly content: ICloudTable | undefined;
}

/** What an export tells about its files, by their ids. */
export interface ExportReading {
  readonly facts: ReadonlyMap<string, SidecarFacts>;
  readonly albums: ReadonlyMap<string, readonly string[]>;
  /** The files that belong to a photo; see `companionsIn`. */
  readonly companions: ReadonlyMap<string, readonly { readonly id: string; readonly kind: CompanionKind }[]>;
  /** The JSON files and tables that belong to a file or to an album of it. */
  readonly used: ReadonlySet<string>;
  /** Files to which several sidecars may belong; they have none. */
  readonly unclear: readonly string[];
}

/** Albums without a name, with their counters. */
const UNTITLED = /^(?:untitled|sans titre|sin título|unbenannt|senza titolo)(?: ?\(\d+\))?$/iu;

/**
 * Reads what an export tells about its photos and films: sidecars, albums and related files. The files of all its
 * parts are joined by their folders before.
 *
 * @param files photos, films, and files such as `.aae` that belong to them
 * @param clues what the files themselves tell about Live Photos, by their ids
 */
export function readExport(
  files: readonly ListedFile[],
  jsons: readonly ListedJson[],
  tables: readonly ListedTable[] = [],
  clues: ReadonlyMap<string, LiveClues> = new Map(),
): ExportReading {
  const directories = exportDirectories(files, jsons);
  const editedEndings = commonEndings(
    [...directories.values()].map((own) => own.files.map(({ name }) => name)),
  );
  const facts = new Map<string, SidecarFacts>();
  const albums = new Map<string, readonly string[]>();
  const companions: Companions = new Map();
  const used = new Set<string>();
  const unclear: string[] = [];
  const sharing = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [folder, own] of directories) {
    const ids = idsByName(own.files);
    const idsOf = (name: string) => ids.get(name) ?? [];
    const sidecars = new Map(
      own.jsons.flatMap(({ id, name, content }) =>
        content?.kind === 'photo' ? [[name, { id, name, title: content.title, content }] as const] : [],
      ),
    );
    const matched = matchSidecars([...ids.keys()], [...sidecars.values()], editedEndings);
    for (const [name, sidecarName] of matched.sidecars) {
      const sidecar = sidecars.get(sidecarName);
      if (!sidecar) continue;
      used.add(sidecar.id);
      for (const id of idsOf(name)) facts.set(id, sidecar.content);
    }
    sharing.set(folder, matched.sharing);
    unclear.push(...matched.unclear.flatMap(idsOf));
    const album = albumOf(folder, own.jsons, matched.sidecars.size > 0);
    if (album) {
      if (album.json) used.add(album.json.id);
      for (const { id } of own.files) albums.set(id, [album.title]);
    }
  }
  const media = joinMedia(files, jsons.filter(isMediaList));
  for (const [id, said] of media.facts) if (!facts.has(id)) facts.set(id, said);
  for (const [id, titles] of media.albums) albums.set(id, [...(albums.get(id) ?? []), ...titles]);
  for (const id of media.used) used.add(id);
  readTables(files, tables, { facts, albums, used });
  for (const [folder, own] of directories) {
    const shared = sharing.get(folder) ?? new Map();
    joinCompanions(own.files, { clues, facts, sharing: shared, editedEndings }, companions);
  }
  joinPicasaOriginals(directories, companions);
  return { facts, albums, companions, used, unclear };
}

function isMediaList(json: ListedJson): json is ListedJson & PlacedList {
  return json.content?.kind === 'media';
}

/** Why a text tells nothing about any file: its photo is missing, or it isn't about photos. */
export function whyUnused({ content }: ListedJson | ListedTable): 'no-photo' | 'not-understood' {
  return content?.kind === 'photo' || content?.kind === 'media' ? 'no-photo' : 'not-understood';
}

/** Adds the data of an iCloud export's tables. Names that aren't unique where they are looked up are ignored. */
function readTables(
  files: readonly ListedFile[],
  tables: readonly ListedTable[],
  to: {
    readonly facts: Map<string, SidecarFacts>;
    readonly albums: Map<string, readonly string[]>;
    readonly used: Set<string>;
  },
): void {
  const everywhere = byName(files);
  for (const { id, folder, name: tableName, content } of tables) {
    if (content?.kind === 'details') {
      to.used.add(id);
      const own = byName(files.filter((file) => file.folder === folder));
      const rows = new Map<string, ICloudDetail | undefined>();
      for (const row of content.rows) rows.set(row.name, rows.has(row.name) ? undefined : row);
      for (const [name, row] of rows) {
        const file = own.get(name.normalize('NFC'));
        if (!file || !row || to.facts.has(file.id)) continue;
        const { takenMs, isDeleted = false } = row;
        if (takenMs === undefined && !isDeleted) continue;
        const date = takenMs === undefined ? {} : { takenMs };
        to.facts.set(file.id, { kind: 'photo', title: name, ...date, ...NOTHING_MORE, isTrashed: isDeleted });
      }
    } else if (content?.kind === 'album') {
      to.used.add(id);
      const title = tableName.replace(/\.csv$/i, '').normalize('NFC');
      for (const name of content.names) {
        const file = everywhere.get(name.normalize('NFC'));
        if (file) to.albums.set(file.id, [...(to.albums.get(file.id) ?? []), title]);
      }
    }
  }
}

/** The files by name; undefined if several have the same name. */
function byName(files: readonly ListedFile[]): ReadonlyMap<string, ListedFile | undefined> {
  const named = new Map<string, ListedFile | undefined>();
  for (const file of files) {
    const name = file.name.normalize('NFC');
    named.set(name, named.has(name) ? undefined : file);
  }
  return named;
}

/** Returns a folder's album: by its JSON, else by its name in a Takeout whose folders have sidecars. */
function albumOf(
  folder: string,
  jsons: readonly ListedJson[],
  hasSidecars: boolean,
): { readonly title: string; readonly json?: ListedJson } | undefined {
  const parts = folder.split('/');
  const own = parts.at(-1) ?? '';
  const isGoogles = isYearFolder(own) || putAwayOf(folder, undefined) !== undefined;
  for (const json of jsons) {
    if (json.content?.kind !== 'album') continue;
    const title = json.content.title.trim();
    // Older exports have such a file for each year as well.
    return title === '' || (isGoogles && title === own) ? undefined : { title, json };
  }
  const isAlbumFolder = isInTakeout(folder) && parts.length > 2;
  const isAlbum = isAlbumFolder && hasSidecars && !isGoogles && !isExportDay(own) && !UNTITLED.test(own);
  return isAlbum ? { title: own.normalize('NFC') } : undefined;
}

/** The companions of photos by the photos' ids. */
type Companions = Map<string, { id: string; kind: CompanionKind }[]>;

/** What is known of the files of one directory. */
interface DirectoryClues {
  /** Of each file, by its id, apart from its sidecar. */
  readonly clues: ReadonlyMap<string, LiveClues>;
  /** Of each file, by its id. */
  readonly facts: Map<string, SidecarFacts>;
  /** For each film without a sidecar of its own that shares one, the names of those it is shared with. */
  readonly sharing: ReadonlyMap<string, readonly string[]>;
  readonly editedEndings: ReadonlySet<string>;
}

/**
 * Adds the companions of the photos in one directory. A Live Photo's film shares its photo's sidecar. A film of another
 * time doesn't, even under the same name.
 */
function joinCompanions(
  files: readonly ListedFile[],
  { clues, facts, sharing, editedEndings }: DirectoryClues,
  to: Companions,
): void {
  const ids = idsByName(files);
  const idsOf = (name: string) => ids.get(name) ?? [];
  const clueOf = (name: string): LiveClues => {
    const [id = ''] = idsOf(name);
    return { ...clues.get(id), toldMs: sharing.has(name) ? undefined : facts.get(id)?.takenMs };
  };
  const known = new Map([...ids.keys()].map((name) => [name, clueOf(name)]));
  for (const [film, photos] of sharing) {
    if (photos.some((photo) => canBeLive(known.get(photo), known.get(film)))) continue;
    for (const id of idsOf(film)) facts.delete(id);
  }
  for (const [leader, own] of companionsIn([...ids.keys()], { editedEndings, clues: known })) {
    const [leaderId] = idsOf(leader);
    if (leaderId === undefined) continue;
    const members = own.flatMap(({ name, kind }) => idsOf(name).map((id) => ({ id, kind })));
    to.set(leaderId, members);
    const told = facts.get(leaderId);
    for (const { id, kind } of members) {
      const isItsFilm = kind === 'live' || kind === 'motion';
      if (told && isItsFilm && !facts.has(id)) facts.set(id, told);
    }
  }
}
