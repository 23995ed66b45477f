import { worthSumming } from '#core/companions/copies.ts';
import { besideKind, isAnalyzed, isExportText, isFilm } from '#core/companions/file-kinds.ts';
import { listedOf, type PickedFiles, pickedFilesOf } from '#core/takeout/gather.ts';
import { isReadJson } from '#core/takeout/plan-files.ts';
import { readICloudTable } from '#core/takeout/icloud-table.ts';
import type { ListedJson, ListedTable } from '#core/takeout/read-export.ts';
import { isXmp, MOST_XMP_BYTES } from '#core/xmp/xmp-beside.ts';
import { MOST_TABLE_BYTES, mostTextBytes, readExportText } from '#core/takeout/texts.ts';
import type { LiveClues } from '#core/companions/live-clues.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { fileNameOf, folderOf } from '#core/naming/file-name.ts';
import { comparePaths } from '#core/naming/path-order.ts';
import { addNotPhotos, type NotPhotoCounts, notPhotoKind } from '#core/not-photos/not-photo.ts';
import type { NotPhotoKind } from '#core/not-photos/not-photos-table.ts';
import { isTopName } from '#core/lists/top-names.ts';
import type { Photo } from '#core/photo.ts';
import { type BrowserPhoto, toBrowserPhoto } from './browser-photo.ts';
import { sumsOf } from './checksums.ts';
import { notePlaceInZip } from './file-place.ts';
import { formats } from './formats.ts';
import { picturesShown } from '../decoding/pictures-shown.ts';
import { loadModule } from '../load-module.ts';
import { nextTask } from '../next-task.ts';
import type { FileOfZip } from './opened-zip.ts';
import { pushTo } from '#core/push-to.ts';

/** The photos and problems found in the files of a drop. */
export interface FoundFiles extends PickedFiles<BrowserPhoto> {
  /** Why ZIPs couldn't be opened. The other files are included. */
  readonly failures: readonly Failure[];
  /** Reads the checksums of possible duplicates once the photos are shown; undefined if there are none. */
  readonly readSums: () => Promise<PickedFiles<BrowserPhoto> | undefined>;
}

/** The number of files per task: the browser asks the disk about each file, which blocks the page. */
const FILES_AT_ONCE = 25;

/**
 * Finds photos and their companions among files; a ZIP is replaced by the files in it. Sidecars are read. The lists
 * of a ZIP or folder that was organized before are left out.
 *
 * @param onTable the photos that these ones join, which may have duplicates among them
 */
export async function findFiles(
  picked: readonly File[],
  onTable: readonly BrowserPhoto[] = [],
): Promise<FoundFiles> {
  const files: BrowserPhoto[] = [];
  const jsons: ListedJson[] = [];
  const tables: ListedTable[] = [];
  const failures: Failure[] = [];
  let notPhotos: NotPhotoCounts = {};
  const ordered = foldersInOrder(picked);
  for (let from = 0; from < ordered.length; from += FILES_AT_ONCE) {
    if (from > 0) await nextTask();
    const all = await foundIn(ordered.slice(from, from + FILES_AT_ONCE), failures);
    const kinds = all.map(kindOfNotPhoto);
    for (const kind of kinds) if (kind) notPhotos = addNotPhotos(notPhotos, { [kind]: 1 });
    const found = all.filter((_, at) => !kinds[at]);
    // Only the files that will be examined.
    formats.begin(found.flatMap(({ name, file }) => (isAnalyzed(name, true) ? [file] : [])));
    for (const one of found) {
      const kind = besideKind(one.name);
      if (isExportText(one.name)) {
        const json = await jsonOf(one);
        if (isReadJson(json)) jsons.push(json);
        else files.push(one);
      } else if (kind === 'table') tables.push(await tableOf(one));
      else files.push(isXmp(one.name) ? await xmpOf(one) : one);
    }
  }
  const all = [...pickedFilesOf(onTable), ...files];
  const clues = await liveClues(all);
  return {
    files,
    jsons,
    tables,
    sums: new Map(),
    liveClues: clues,
    failures,
    notPhotos,
    readSums: async () => {
      const sums = await copySums(all);
      return sums.size > 0 ? { files: [], jsons: [], tables: [], sums } : undefined;
    },
  };
}

/**
 * Sorts the files of each folder by path: a browser lists a folder in any order, and the first of two photos with the
 * same name keeps it. Files that were picked individually keep their position.
 */
function foldersInOrder(picked: readonly File[]): File[] {
  const groups = new Map<string, { readonly file: File; readonly path: string }[]>();
  for (const [at, file] of picked.entries()) {
    const path = pathOf(file);
    // Paths of dropped folders begin with a slash, those of dropped files with a dot.
    const [top = '', ...inside] = path.split('/').filter((part) => part !== '' && part !== '.');
    const key = inside.length === 0 ? `${at}/` : top;
    pushTo(groups, key, { file, path });
  }
  return [...groups.values()].flatMap((group) =>
    group.toSorted((one, other) => comparePaths(one.path, other.path)).map(({ file }) => file),
  );
}

/** Returns undefined for a photo, and for any file that a person picked individually. */
function kindOfNotPhoto({ folder, archive, name }: BrowserPhoto): NotPhotoKind | undefined {
  if (folder === undefined && archive === undefined) return undefined;
  return notPhotoKind(folder ?? '', fileNameOf(name), archive === undefined);
}

async function foundIn(picked: readonly File[], failures: Failure[]): Promise<BrowserPhoto[]> {
  const found: BrowserPhoto[][] = [];
  for (const file of picked) found.push(await photosOf(file, failures));
  return found.flat();
}

async function photosOf(file: File, failures: Failure[]): Promise<BrowserPhoto[]> {
  if (!isZip(file)) {
    const folder = folderOf(pathOf(file));
    const isPickedAlone = folder === '';
    return isPickedAlone || !isTopName(file.name) ? [toBrowserPhoto(file, known({ folder }))] : [];
  }
  try {
    const all = await unpacked(file);
    for (const [at, member] of all.entries()) notePlaceInZip(member.file, file, at);
    const members = all.filter((member) => !isTopName(member.file.name));
    return members.map((member) =>
      toBrowserPhoto(member.file, known({ folder: member.folder, archive: file.name })),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    failures.push(error.failure);
    return [];
  }
}

function known({ folder, archive }: { folder: string; archive?: string }): Pick<Photo, 'archive' | 'folder'> {
  return { ...(folder === '' ? {} : { folder }), ...(archive === undefined ? {} : { archive }) };
}

async function jsonOf(photo: BrowserPhoto): Promise<ListedJson> {
  const listed = listedOf(photo);
  const text = await textOf(photo, mostTextBytes(listed.name));
  return { ...listed, content: readExportText(listed.name, text, Date.now()) };
}

async function tableOf(photo: BrowserPhoto): Promise<ListedTable> {
  return { ...listedOf(photo), content: readICloudTable(await textOf(photo, MOST_TABLE_BYTES), Date.now()) };
}

/** Returns an XMP file with its statements about the photo next to it. */
async function xmpOf(photo: BrowserPhoto): Promise<BrowserPhoto> {
  const { file } = photo;
  if (file.size > MOST_XMP_BYTES) return photo;
  const { xmpFacts } = await loadModule(() => import('#codec/facts/xmp-facts.ts'));
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
  const told = xmpFacts(new Uint8Array(bytes), Date.now());
  return told ? { ...photo, told } : photo;
}

/** Returns an empty text for a file that is too large or can't be read. */
async function textOf({ file }: BrowserPhoto, most: number): Promise<string> {
  return file.size > most ? '' : file.text().catch(() => '');
}

/**
 * Returns what files tell about Live Photos, by their ids; the code that reads it is loaded only if there is a video.
 */
async function liveClues(files: readonly BrowserPhoto[]): Promise<ReadonlyMap<string, LiveClues>> {
  if (!files.some(({ name }) => isFilm(name))) return new Map();
  const { liveCluesOf } = await loadModule(() => import('#codec/live/live-clues.ts'));
  const byId = new Map(files.map((photo) => [photo.id, photo.file]));
  const live = files.map((photo) => {
    const { id, name, folder } = listedOf(photo);
    return { id, name, directory: folder, sizeBytes: photo.sizeBytes };
  });
  const sourceOf = async ({ id }: { readonly id: string }) => {
    const file = byId.get(id);
    const read = async (start: number, end: number) =>
      new Uint8Array((await file?.slice(start, end).arrayBuffer()) ?? []);
    return file && { sizeBytes: file.size, read };
  };
  return liveCluesOf(live, sourceOf, Date.now());
}

/** Returns the checksums of possible duplicates; without unreadable files, which the batch reports. */
async function copySums(files: readonly BrowserPhoto[]): Promise<ReadonlyMap<string, string>> {
  const alike = worthSumming(files.filter(({ name }) => isAnalyzed(name, true)));
  if (alike.length > 0) await picturesShown();
  const sums = await Promise.all(
    alike.map(async ({ id, file }) => [id, await sumsOf(file).catch(() => undefined)] as const),
  );
  return new Map(sums.flatMap(([id, known]) => (known ? [[id, known.sha256]] : [])));
}

/**
 * Returns the path of a file in the chosen or dropped folder; `file-selector` stores the path of a dropped file on
 * it.
 */
function pathOf(file: File & { readonly relativePath?: unknown }): string {
  const { relativePath, webkitRelativePath, name } = file;
  return (typeof relativePath === 'string' && relativePath) || webkitRelativePath || name;
}

/** Loads the code for ZIPs only when the first ZIP needs it. */
async function unpacked(file: File): Promise<FileOfZip[]> {
  const { filesInZip } = await loadModule(() => import('./opened-zip.ts'));
  return filesInZip(file);
}

function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name) || file.type === 'application/zip';
}
