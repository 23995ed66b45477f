import type { Follower } from '../companions/companion-paths.ts';
import { copiesAmong, factsWithCopies } from '../companions/copies.ts';
import { isInTakeout } from './export-folder.ts';
import { comesAlone, isAnalyzed, isSettingsJson } from '../companions/file-kinds.ts';
import type { LiveClues } from '../companions/live-clues.ts';
import { followersOf, followingIds } from '../companions/followers.ts';
import { LEFT_OUT_ON_REQUEST, type LeftOutOnRequest, type PutAway, putAwayOf } from './put-away.ts';
import {
  type ExportReading,
  type ListedFile,
  type ListedJson,
  type ListedTable,
  readExport,
} from './read-export.ts';
import type { SidecarFacts } from './sidecar.ts';
import { factsWithXmp } from '../xmp/xmp-beside.ts';

/** A photo, a film, or another file that may belong to one. */
interface PlannedFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Known from an earlier plan. */
  readonly told?: SidecarFacts;
}

/** The texts of an export. */
export interface ExportTexts {
  readonly jsons: readonly ListedJson[];
  readonly tables: readonly ListedTable[];
  /** What photos and films tell about Live Photos, by their ids. */
  readonly liveClues?: ReadonlyMap<string, LiveClues> | undefined;
}

/** Files with their export's data. */
export interface ReadFiles<File extends PlannedFile> {
  readonly files: readonly File[];
  readonly listed: ReadonlyMap<string, ListedFile>;
  readonly reading: ExportReading;
  readonly putAwayAs: ReadonlyMap<string, PutAway>;
  /**
   * How many files were archived or deleted, or belong to an export's section, including those that will be left out.
   */
  readonly putAway: Readonly<Record<PutAway, number>>;
}

/** The photos to analyze, and their companion files. */
export interface FilePlan<File> {
  /** What the export tells; copies share it, and XMP files next to photos add to it. */
  readonly reading: ExportReading;
  /** The photos to analyze. */
  readonly photos: readonly File[];
  /** The followers of each photo, by its id, including exact copies. */
  readonly followers: ReadonlyMap<string, readonly Follower[]>;
  /** RAW files without a photo, films unless they are looked at, and what belongs to them. */
  readonly passengers: readonly File[];
  /** Files that belong to none of these. */
  readonly unused: readonly File[];
  /** Files from the trash or messages that are left out. */
  readonly leftOut: readonly File[];
  /** See {@link ReadFiles}. */
  readonly putAwayAs: ReadonlyMap<string, PutAway>;
}

/** What a plan depends on besides the files. */
export interface PlanOptions {
  /** What the user leaves out. */
  readonly leavesOut: ReadonlySet<LeftOutOnRequest>;
  /** The SHA-256 of the photos that may be copies, by their ids. */
  readonly sums: ReadonlyMap<string, string>;
  /** What XMP files tell, by their ids. */
  readonly xmp: ReadonlyMap<string, SidecarFacts>;
  /** Whether films are looked at like photos. Otherwise they only come along. */
  readonly takesFilms: boolean;
}

/** Whether a JSON file was read; another program's record of one photo is a companion instead. */
export function isReadJson({ content, folder, name }: ListedJson): boolean {
  return content !== undefined || isInTakeout(folder) || !isSettingsJson(name);
}

/** Reads what an export tells about files. @param listedOf the file as its export lists it */
export function readFiles<File extends PlannedFile>(
  files: readonly File[],
  listedOf: (file: File) => ListedFile,
  { jsons, tables, liveClues }: ExportTexts,
): ReadFiles<File> {
  const listed = new Map(files.map((file) => [file.id, listedOf(file)]));
  const reading = readExport([...listed.values()], jsons, tables, liveClues);
  const putAwayAs = new Map<string, PutAway>();
  const putAway = { trash: 0, archive: 0, locked: 0, failed: 0, stories: 0, messages: 0 };
  for (const { id, told } of files) {
    const as = putAwayOf(listed.get(id)?.folder ?? '', reading.facts.get(id) ?? told);
    if (!as) continue;
    putAwayAs.set(id, as);
    putAway[as] += 1;
  }
  return { files, listed, reading, putAwayAs, putAway };
}

/**
 * Plans which photos to analyze: of related files only the leading photo, and of exact copies only one, if possible
 * one outside of albums.
 */
export function planFiles<File extends PlannedFile>(
  { files, listed, reading, putAwayAs }: ReadFiles<File>,
  { leavesOut, sums, xmp, takesFilms }: PlanOptions,
): FilePlan<File> {
  const away = LEFT_OUT_ON_REQUEST.filter((kind) => leavesOut.has(kind));
  const isLeftOut = ({ id }: File) => away.some((kind) => putAwayAs.get(id) === kind);
  const meant = files.filter((file) => !isLeftOut(file));
  const ids = new Set(meant.map(({ id }) => id));
  // Companions of a photo that is left out stand alone.
  const companions = new Map([...reading.companions].filter(([leader]) => ids.has(leader)));
  const found = new Set([...companions.values()].flatMap((own) => own.map(({ id }) => id)));
  const isLookedAt = ({ name }: File) => isAnalyzed(name, takesFilms);
  const leaders = meant.filter((file) => isLookedAt(file) && !found.has(file.id));
  const copies = copiesAmong(leaders, sums);
  const inExport = ({ id }: File) => listed.get(id) ?? [];
  const followers = followersOf(
    { ...reading, companions },
    [...listed.values()],
    copies.map((group) => group.flatMap(inExport)),
  );
  const following = followingIds(followers);
  const alone = meant.filter((file) => !isLookedAt(file) && !following.has(file.id));
  const leading = alone.filter(({ name }) => comesAlone(name));
  const led = new Set(leading.flatMap(({ id }) => (followers.get(id) ?? []).map((one) => one.id)));
  const facts = factsWithXmp(factsWithCopies(reading.facts, copies), followers, xmp);
  return {
    reading: { ...reading, companions, facts },
    photos: leaders.filter(({ id }) => !following.has(id)),
    followers,
    passengers: [...leading, ...meant.filter(({ id }) => led.has(id))],
    unused: alone.filter(({ name }) => !comesAlone(name)),
    leftOut: files.filter(isLeftOut),
    putAwayAs,
  };
}
