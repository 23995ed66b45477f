import { basename, dirname } from 'node:path';
import { contentIdsOf } from '#codec/live/content-ids.ts';
import type { Follower } from '#core/exports/companion-paths.ts';
import { xmpFacts } from '#codec/xmp-facts.ts';
import { copiesAmong, factsWithCopies, worthSumming } from '#core/exports/copies.ts';
import { exportFolder, isInTakeout } from '#core/exports/export-folder.ts';
import { besideKind, comesAlone, isSettingsJson, isSound } from '#core/exports/file-kinds.ts';
import { followersOf, followingIds } from '#core/exports/followers.ts';
import { readICloudTable } from '#core/exports/icloud-table.ts';
import { type PutAway, putAwayOf } from '#core/exports/put-away.ts';
import {
  type ExportReading,
  type ListedJson,
  type ListedTable,
  readExport,
  whyUnused,
} from '#core/exports/read-export.ts';
import type { SidecarFacts } from '#core/exports/sidecar.ts';
import { MOST_TEXT_BYTES, readSidecarText } from '#core/exports/texts.ts';
import { factsWithXmp, isXmp, MOST_XMP_BYTES } from '#core/exports/xmp-beside.ts';
import { type FileBytes, randomAccess, wholeOf } from './file-bytes.ts';
import type { FilePhoto } from './file-photo.ts';
import { sha256OfFile } from './file-sum.ts';

/** What is looked at, and what comes along. */
export interface BatchPlan {
  readonly reading: ExportReading;
  /** The photos that are looked at. */
  readonly photos: readonly FilePhoto[];
  /** The files that belong to each of them, by its id, exact copies too. */
  readonly followers: ReadonlyMap<string, readonly Follower[]>;
  /** Films and RAW files that belong to no photo, and what belongs to them. */
  readonly passengers: readonly FilePhoto[];
  /** The files that come along, of those that are no photos. */
  readonly along: readonly FilePhoto[];
  /** Files about photos that are not there, and other texts. */
  readonly unused: readonly UnusedFile[];
  /** How many files had been put away in Google Photos, also those that are left out. */
  readonly putAway: Readonly<Record<PutAway, number>>;
  /** Files that were in the trash, and are left out. */
  readonly trashed: readonly FilePhoto[];
}

/** A file that comes along with nothing, and why. */
export interface UnusedFile {
  readonly file: FilePhoto;
  readonly reason: ReturnType<typeof whyUnused>;
}

/**
 * Reads what an export says about its files, and plans what is looked at: of files that belong together only the photo
 * that leads them, and of exact copies only one, if it can be one that is in no album.
 *
 * @param beside films, and files about photos
 * @param leavesOutTrash asked once if files were in the trash of the export, with their number
 */
export async function planBatch(
  picked: readonly FilePhoto[],
  beside: readonly FilePhoto[],
  leavesOutTrash: (trashed: number) => Promise<boolean> = async () => false,
): Promise<BatchPlan> {
  const tables = beside.filter(({ name }) => besideKind(name) === 'table');
  const allJsons = await oneByOne(
    beside.filter(({ name }) => besideKind(name) === 'json'),
    async (file) => ({ file, json: await readJson(file) }),
  );
  // What another program wrote about a photo comes along with it.
  const settings = allJsons.filter(
    ({ json }) => !json.content && isSettingsJson(json.name) && !isInTakeout(json.folder),
  );
  const jsons = allJsons.filter((one) => !settings.includes(one)).map(({ file }) => file);
  const media = [...beside.filter(({ name }) => isFile(name)), ...settings.map(({ file }) => file)];
  const all = [...picked, ...media];
  const texts = {
    jsons: allJsons.filter((one) => !settings.includes(one)).map(({ json }) => json),
    tables: await oneByOne(tables, readTable),
  };
  const read = readExport(all.map(listed), texts.jsons, texts.tables, await contentIds(all));
  const away = new Map(all.map((file) => [file.id, putAwayOf(listed(file).folder, read.facts.get(file.id))]));
  const putAway = countsOf([...away.values()]);
  const isLeftOut = putAway.trash > 0 && (await leavesOutTrash(putAway.trash));
  const trashed = isLeftOut ? all.filter(({ id }) => away.get(id) === 'trash') : [];
  const without = new Set(trashed.map(({ id }) => id));
  const files = all.filter(({ id }) => !without.has(id));
  const others = media.filter(({ id }) => !without.has(id));
  // What belonged to a photo that is left out is by itself.
  const reading = { ...read, companions: new Map([...read.companions].filter(([id]) => !without.has(id))) };

  const found = new Set([...reading.companions.values()].flatMap((own) => own.map(({ id }) => id)));
  const leaders = picked.filter(({ id }) => !found.has(id) && !without.has(id));
  const copies = copiesAmong(leaders, await sumsOf(worthSumming(leaders)));
  const followers = followersOf(
    reading,
    files.map(listed),
    copies.map((group) => group.map(listed)),
  );
  const following = followingIds(followers);
  const xmp = await xmpFactsOf(others.filter(({ id, name }) => isXmp(name) && following.has(id)));
  const facts = factsWithXmp(factsWithCopies(reading.facts, copies), followers, xmp);
  const known = { ...reading, facts };
  const alone = others.filter(({ id }) => !following.has(id));
  const leading = alone.filter(({ name }) => comesAlone(name));
  const led = new Set(leading.flatMap(({ id }) => (followers.get(id) ?? []).map((one) => one.id)));
  const left = alone.filter(({ name }) => !comesAlone(name));
  const unusedIds = new Set(left.map(({ id }) => id));
  return {
    reading: known,
    putAway,
    trashed,
    photos: leaders.filter(({ id }) => !following.has(id)),
    followers,
    passengers: [...leading, ...files.filter(({ id }) => led.has(id))],
    along: media.filter(({ id }) => !unusedIds.has(id)),
    unused: [
      ...left.map((file) => ({
        file,
        reason: isSound(file.name) ? ('not-understood' as const) : ('no-photo' as const),
      })),
      ...unusedTexts([...jsons, ...tables], [...texts.jsons, ...texts.tables], reading.used),
    ],
  };
}

/** Apple's content identifiers by the ids of files. */
function contentIds(files: readonly FilePhoto[]): Promise<ReadonlyMap<string, string>> {
  const byId = new Map(files.map((file) => [file.id, file]));
  const live = files.map((file) => {
    const { id, name, folder } = listed(file);
    return { id, name, directory: folder };
  });
  return contentIdsOf(live, async ({ id }) => {
    const file = byId.get(id);
    return file && randomAccess(file);
  });
}

/** @param read what is in each of the files, in their order */
function unusedTexts(
  files: readonly FilePhoto[],
  read: readonly (ListedJson | ListedTable)[],
  used: ReadonlySet<string>,
): UnusedFile[] {
  return files.flatMap((file, at) => {
    const text = read[at];
    return !text || used.has(file.id) ? [] : [{ file, reason: whyUnused(text) }];
  });
}

function countsOf(all: readonly (PutAway | undefined)[]): Record<PutAway, number> {
  const counts = { trash: 0, archive: 0, locked: 0, failed: 0 };
  for (const one of all) if (one) counts[one] += 1;
  return counts;
}

function listed({ id, from, folder = '', name }: FilePhoto) {
  return { id, folder: exportFolder(folder, dirname(from)), name: basename(name) };
}

/** Thousands of files read at once would be more than a system opens. */
async function oneByOne<Value>(
  files: readonly FilePhoto[],
  readOne: (file: FilePhoto) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const file of files) values.push(await readOne(file));
  return values;
}

/** Whether a file may come along, and is not only read. */
function isFile(name: string): boolean {
  const kind = besideKind(name);
  return kind !== 'json' && kind !== 'table';
}

async function readJson(file: FilePhoto): Promise<ListedJson> {
  return { ...listed(file), content: readSidecarText(await textOf(file, MOST_TEXT_BYTES.json)) };
}

async function readTable(file: FilePhoto): Promise<ListedTable> {
  return { ...listed(file), content: readICloudTable(await textOf(file, MOST_TEXT_BYTES.table)) };
}

/** What XMP files say, by their ids; without those that say nothing, or cannot be read. */
async function xmpFactsOf(files: readonly FilePhoto[]): Promise<ReadonlyMap<string, SidecarFacts>> {
  const facts = new Map<string, SidecarFacts>();
  for (const file of files) {
    if (file.sizeBytes > MOST_XMP_BYTES) continue;
    const said = await wholeOf(file).then(
      (bytes) => xmpFacts(bytes, Date.now()),
      () => undefined,
    );
    if (said) facts.set(file.id, said);
  }
  return facts;
}

/** Empty for a file that is too large, or cannot be read. */
async function textOf(file: FilePhoto, most: number): Promise<string> {
  if (file.sizeBytes > most) return '';
  return wholeOf(file).then(
    (bytes) => bytes.toString('utf8'),
    () => '',
  );
}

/** The SHA-256 of files by their ids; without those that cannot be read. */
async function sumsOf(files: readonly FilePhoto[]): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>();
  for (const file of files) {
    const sum = await sumOf(file);
    if (sum !== undefined) sums.set(file.id, sum);
  }
  return sums;
}

/** Undefined for a file that cannot be read: the batch says so. */
async function sumOf(file: FileBytes): Promise<string | undefined> {
  return sha256OfFile(file).catch(() => undefined);
}
