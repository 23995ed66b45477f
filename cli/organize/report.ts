import { basename, sep } from 'node:path';
import { folderText } from '#core/naming/folder-path.ts';
import type { FileGroup } from '#core/batch/batch-files.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { besideKind } from '#core/companions/file-kinds.ts';
import { type Items, itemsOf, itemsText, mixedText } from '#core/films/items-text.ts';
import type { PutAway } from '#core/takeout/put-away.ts';
import { putAwayText } from '#core/takeout/put-away-text.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { factsFor } from '#core/facts/fact-table.ts';
import type { Failure } from '#core/failure.ts';
import type { FileAction } from '#core/destinations/journal-record.ts';
import type { NotPhotoCounts } from '#core/not-photos/not-photo.ts';
import { notPhotosText } from '#core/not-photos/not-photos-text.ts';
import { photoFailureText } from '#core/failure-text.ts';
import type { Place } from '#core/places/place.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import type { Arguments } from '../arguments/argument-types.ts';
import { printable } from '../terminal/printable.ts';
import { printLines, type Terminal } from '../terminal/terminal.ts';
import { type FilePhoto, isZip } from '../inputs/file-photo.ts';
import type { PutFiles } from '../destinations/put-into.ts';
import { folderTree, toldRun } from '../destinations/tell-into.ts';
import { toldSent } from '../storage/tell-storage.ts';
import { type CommandWords, ENGLISH, type Say } from '../arguments/words.ts';

/** A place as in `--json`: the country's name is English. */
export interface NamedPlace extends Place, Coordinates {
  readonly country: string;
}

/** The result for one photo. */
export interface PhotoResult {
  readonly photo: FilePhoto;
  /** Of its copy if a date was written into it, else its own. */
  readonly sha256: string | undefined;
  /** Of the original, if a date was written into its copy. */
  readonly originalSha256?: string | undefined;
  /** The time from the start of its processing until it was placed. */
  readonly ms: number | undefined;
  readonly placed: PlacedPhoto | undefined;
  readonly path: string | undefined;
  readonly failure: Failure | undefined;
  /** Whether it is a film that is placed like a photo, not with one. */
  readonly isFilm?: boolean;
  /** Undefined for a ZIP that couldn't be opened. */
  readonly date?: PhotoDate | undefined;
  readonly place?: NamedPlace | null;
  readonly albums?: readonly string[];
  /** A person's rating, from 1 to 5 stars. */
  readonly rating?: number | undefined;
  /** The files that it belongs to. */
  readonly group?: FileGroup | null;
  /** Its result, if files were put into a folder. */
  readonly action?: FileAction | undefined;
}

export interface OrganizedFiles {
  /** In the order picked. */
  readonly results: readonly PhotoResult[];
  /** The number of groups of photos that look alike. */
  readonly alikeGroups: number;
  /** Undefined if no ZIP was written. */
  readonly writtenTo: string | undefined;
  /** Undefined if no file was to be put into a folder, or if the run was stopped before. */
  readonly put?: PutFiles | undefined;
}

/** Everything to report about a run. */
export interface Told extends OrganizedFiles {
  /** How many files were archived or deleted in Google Photos. */
  readonly putAway: Readonly<Record<PutAway, number>>;
  /** Pictures and films that were left out because they aren't a person's photos. */
  readonly notPhotos?: NotPhotoCounts;
  /** How many files `--exclude` and `--include` leave out. */
  readonly excluded?: number;
  /** Whether some path couldn't be read. */
  readonly isIncomplete?: boolean;
  /** Whether the run was stopped early. */
  readonly isStopped: boolean;
  readonly leftAlone: readonly string[];
  /** One sentence for each skipped path. */
  readonly leftOut: readonly Say[];
}

/**
 * Prints the results of a run. With `--json`, standard output only gets one line per photo.
 *
 * @returns whether the ZIP, if there is one, has the requested name, and every file is where it should be
 */
export function tell(
  {
    results,
    writtenTo,
    put,
    alikeGroups,
    putAway,
    notPhotos = {},
    excluded = 0,
    isStopped,
    leftAlone,
    leftOut,
  }: Told,
  { isJson, isDryRun, isVerbose, isResumed, out, into, to }: Arguments,
  { t, terminal: { stdout, stderr } }: { readonly t: CommandWords; readonly terminal: Terminal },
): boolean {
  const folder = into?.folder ?? to?.address ?? '';
  const run = put?.run && (to ? toldSent : toldRun)(put.run, folder, t);
  const unsure = (put?.unsure ?? []).map(({ name }) => t('into.unsure', { name }));
  const ended = (into ?? to) && [
    ...(run?.lines ?? (isDryRun ? [] : [t('into.stoppedBefore', { folder })])),
    ...unsure,
  ];
  const away = [
    putAwayText(putAway, t) ?? [],
    notPhotosText(notPhotos, t) ?? [],
    excluded > 0 ? t('command-line.excluded', { count: excluded }) : [],
  ].flat();
  const left = leftOut.map((say) => printable(say(t)));
  if (isJson) {
    const files = new Map(results.map(({ photo }) => [photo.id, insidePath(photo)]));
    printLines(
      stdout,
      results.map((result) => jsonLine(result, files)),
    );
    const others = othersText(leftAlone, t);
    printLines(stderr, [...left, ...others, ...away, ...(ended ?? []).map(printable)]);
  } else {
    const [photos, others] = [results.filter(isPhoto), results.filter((result) => !isPhoto(result))];
    const placed = photos.filter((result) => result.placed).length;
    const again = photos.filter(({ placed: one, isFilm }) => one?.lookAgain && !isFilm).length;
    const unseen = photos.filter(isUnseenFilm).length;
    const along = others.filter((result) => result.placed).length;
    const carried = results.filter(({ failure, path }) => failure && path !== undefined).length;
    const dated = results.filter(isDated).length;
    const tree = put && folderTree([...put.files.values()].map(({ path }) => path)).map(printable);
    printLines(stdout, [
      ...(put ? [printable(countText(results, folder, t)), ''] : []),
      ...(isDryRun || isVerbose ? [...moves(results), ''] : []),
      summary(results, t, isDryRun ? tree : undefined),
      ...(left.length > 0
        ? ['', t('command-line.leftOut', { count: left.length }), ...left.map((text) => `  ${text}`)]
        : []),
      '',
      [
        t('command-line.placed', { placed, items: mixedText(photos.length, itemsOfResults(photos), t) }),
        ...(along > 0 ? [t('command-line.cameAlong', { count: along })] : []),
        ...(carried > 0 ? [t('command-line.carried', { count: carried })] : []),
        ...(dated > 0 ? [t('command-line.datesWritten', { count: dated })] : []),
        ...(alikeGroups > 0 ? [t('command-line.alike', { groups: alikeGroups })] : []),
        ...(again > 0 ? [t('command-line.lookAgain', { count: again })] : []),
        ...othersText(leftAlone, t),
      ].join(gapIn(t.locale)),
      ...(unseen > 0 ? [t('command-line.filmsUnseen', { count: unseen, command: MORE_FILMS })] : []),
      ...away,
      ...(writtenTo ? [printable(t('command-line.writtenTo', { path: writtenTo }))] : []),
      ...(ended ?? []).map(printable),
      ...(isDryRun ? [t('command-line.dryRun')] : []),
    ]);
  }
  const missing = results.filter((result) => isPhoto(result) && !result.placed && !result.failure);
  if (isStopped && missing.length > 0 && !isDryRun) {
    const key = isResumed ? 'resuming.stoppedAgain' : 'resuming.stopped';
    printLines(stderr, [t(key, { count: missing.length, items: itemsText(itemsOfResults(missing), t) })]);
  }
  const isWhereAsked = writtenTo === undefined || writtenTo === out;
  if (!isWhereAsked)
    printLines(stderr, [printable(t('command-line.takenMeanwhile', { path: out, written: writtenTo }))]);
  return isWhereAsked && run?.isAllWell !== false && unsure.length === 0;
}

function isDated({ originalSha256, path }: PhotoResult): boolean {
  return originalSha256 !== undefined && path !== undefined;
}

function itemsOfResults(results: readonly PhotoResult[]): Items {
  return itemsOf(results, ({ isFilm }) => isFilm === true);
}

function isUnseenFilm({ isFilm, placed }: PhotoResult): boolean {
  return isFilm === true && placed?.description === '';
}

/** Installs decoders for films, which have a license of their own: see `docs/dependencies.md`. */
const MORE_FILMS = 'npm install --global @napi-rs/webcodecs';

/** Every input file is reported in exactly one way. */
function countText(results: readonly PhotoResult[], folder: string, t: CommandWords): string {
  const there = results.filter(({ action }) => action === 'there').length;
  const put = results.filter(({ action, path }) => path !== undefined && action !== 'there').length;
  return t('into.count', { total: results.length, put, there, left: results.length - put - there, folder });
}

function isPhoto({ photo, isFilm }: PhotoResult): boolean {
  return isFilm === true || besideKind(photo.name) === undefined;
}

/** One line of JSON for programs, in English regardless of the user's language. */
function jsonLine(
  {
    photo,
    sha256,
    originalSha256,
    ms,
    placed,
    path,
    failure,
    date,
    place,
    albums,
    rating,
    group,
    action,
  }: PhotoResult,
  files: ReadonlyMap<string, string>,
): string {
  const facts = placed && factsFor('json', placed);
  const follows = facts?.follows && {
    file: files.get(facts.follows.photoId),
    secondsBefore: facts.follows.secondsBefore,
  };
  const outcome = failure
    ? {
        failure: failure.code,
        message: photoFailureText(photo.name, failure, ENGLISH),
        ...(path === undefined ? {} : { sha256, path, action }),
      }
    : {
        // A file that wasn't written has neither path nor checksum.
        ...(path === undefined ? {} : { sha256 }),
        originalSha256,
        ...facts,
        description: facts?.description || undefined,
        follows,
        path,
        action,
        ms,
      };
  const known = date && { ...date, place, albums, rating, group };
  return JSON.stringify({ file: insidePath(photo), source: photo.from, ...known, ...outcome });
}

/** The path within the named folder or ZIP, with slashes; in a ZIP, its name comes first. */
function insidePath({ packed, path, from, name }: FilePhoto): string {
  const shown = packed ? `${basename(path)}${from.slice(path.length)}` : name;
  return shown.replaceAll(sep, '/');
}

/**
 * The folders with their numbers of photos, largest first, or as the tree of folders, and every photo that wasn't
 * placed.
 */
function summary(results: readonly PhotoResult[], t: CommandWords, tree?: readonly string[]): string {
  const folders = new Map<string, number>();
  for (const { placed } of results) {
    if (!placed) continue;
    const folder = folderText(placed.folder);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const rows = [...folders].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const [folderTitle, photosTitle] = [t('command-line.folderColumn'), t('command-line.photosColumn')];
  const width = Math.max(...rows.map(([folder]) => folder.length), folderTitle.length);
  const digits = Math.max(6, photosTitle.length);
  const table = [
    `${folderTitle.padEnd(width)}  ${photosTitle}`,
    `${'─'.repeat(width)}  ${'─'.repeat(digits)}`,
    ...rows.map(([folder, photos]) => `${folder.padEnd(width)}  ${String(photos).padStart(digits)}`),
  ];
  const failures = results.flatMap(({ photo, failure }) =>
    failure ? [`  ${printable(photoFailureText(photo.name, failure, t))}`] : [],
  );
  return [
    ...(tree ?? (rows.length > 0 ? table : [])),
    ...(failures.length > 0
      ? ['', t('command-line.notPlaced', { count: failures.length }), ...failures]
      : []),
  ].join('\n');
}

/** The old name and the new path of each placed photo, in the order picked. */
function moves(results: readonly PhotoResult[]): string[] {
  return results.flatMap(({ photo, path }) => (path ? [printable(`${photo.name} → ${path}`)] : []));
}

/** The sentences about the files that weren't processed. */
function othersText(leftAlone: readonly string[], t: CommandWords): string[] {
  const zips = leftAlone.filter((path) => isZip(path)).length;
  const others = leftAlone.length - zips;
  return [
    ...(others > 0 ? [t('command-line.othersLeft', { count: others })] : []),
    ...(zips > 0 ? [t('command-line.zipsNotOpened', { count: zips })] : []),
  ];
}
