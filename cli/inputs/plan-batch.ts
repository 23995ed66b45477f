import { basename, dirname } from 'node:path';
import { liveCluesOf } from '#codec/live/live-clues.ts';
import { xmpFacts } from '#codec/facts/xmp-facts.ts';
import { worthSumming } from '#core/companions/copies.ts';
import type { LiveClues } from '#core/companions/live-clues.ts';
import { exportFolder } from '#core/takeout/export-folder.ts';
import { besideKind, isAnalyzed, isExportText, isSound } from '#core/companions/file-kinds.ts';
import { type FilePlan, isReadJson, planFiles, readFiles } from '#core/takeout/plan-files.ts';
import { readICloudTable } from '#core/takeout/icloud-table.ts';
import { LEFT_OUT_ON_REQUEST, type LeftOutOnRequest, type PutAway } from '#core/takeout/put-away.ts';
import { wholeFile } from '#core/takeout/gather.ts';
import { type ListedJson, type ListedTable, whyUnused } from '#core/takeout/read-export.ts';
import type { SidecarFacts } from '#core/takeout/sidecar.ts';
import { MOST_TABLE_BYTES, mostTextBytes, readExportText } from '#core/takeout/texts.ts';
import { isXmp, MOST_XMP_BYTES } from '#core/xmp/xmp-beside.ts';
import { type FileBytes, randomAccess, wholeOf } from './file-bytes.ts';
import type { FilePhoto } from './file-photo.ts';
import { sha256OfFile } from './file-sum.ts';

/** The photos to analyze, and their companion files. */
export interface BatchPlan extends Pick<
  FilePlan<FilePhoto>,
  'photos' | 'passengers' | 'leftOut' | 'putAwayAs'
> {
  /** All files of the batch, each with what its export tells and its companions: photos first, then the others. */
  readonly files: readonly FilePhoto[];
  /** Files that several sidecars may belong to, by their ids. */
  readonly unclear: readonly string[];
  /** Files about missing photos, and other texts. */
  readonly unused: readonly UnusedFile[];
  /** How many files were archived or deleted in Google Photos, including those left out. */
  readonly putAway: Readonly<Record<PutAway, number>>;
}

/** A file that belongs to nothing, and why. */
export interface UnusedFile {
  readonly file: FilePhoto;
  readonly reason: ReturnType<typeof whyUnused>;
}

/** What a person chooses about a batch. */
export interface PlanChoices {
  /** Asked once if files were in the export's trash, and once if some came in messages, with their number. */
  readonly isLeftOut?: (kind: LeftOutOnRequest, count: number) => Promise<boolean>;
  /** Whether films are looked at like photos. */
  readonly takesFilms?: boolean;
}

/**
 * Reads what an export tells about its files, and plans which photos to analyze: see `planFiles`.
 *
 * @param beside films, and files about photos
 */
export async function planBatch(
  picked: readonly FilePhoto[],
  beside: readonly FilePhoto[],
  { isLeftOut = async () => false, takesFilms = true }: PlanChoices = {},
): Promise<BatchPlan> {
  const jsonFiles = beside.filter(({ name }) => isExportText(name));
  const tableFiles = beside.filter(({ name }) => besideKind(name) === 'table');
  const allJsons = await oneByOne(jsonFiles, readJson);
  const jsons = allJsons.filter(isReadJson);
  const tables = await oneByOne(tableFiles, readTable);
  const asTexts = new Set([...jsons, ...tables].map(({ id }) => id));
  const media = beside.filter(({ id }) => !asTexts.has(id));
  const files = [...picked, ...media];
  const liveClues = await liveCluesIn(files);
  const read = readFiles(files, listed, { jsons, tables, liveClues });
  const leavesOut = new Set<LeftOutOnRequest>();
  for (const kind of LEFT_OUT_ON_REQUEST) {
    const count = read.putAway[kind];
    if (count > 0 && (await isLeftOut(kind, count))) leavesOut.add(kind);
  }
  const plan = planFiles(read, {
    leavesOut,
    sums: await sumsOf(worthSumming(files.filter(({ name }) => isAnalyzed(name, takesFilms)))),
    takesFilms,
    xmp: await xmpFactsOf(media.filter(({ name }) => isXmp(name))),
  });
  const { unused, reading, leftOut, putAwayAs } = plan;
  const outside = new Set([...unused, ...leftOut].map(({ id }) => id));
  const meant = new Map(files.filter(({ id }) => !outside.has(id)).map((file) => [file.id, file]));
  const whole = new Map([...meant].map(([id, file]) => [id, wholeFile(file, plan, meant)]));
  const plannedFile = ({ id }: FilePhoto) => whole.get(id) ?? [];
  const texts = new Map([...jsons, ...tables].map((text) => [text.id, text]));
  return {
    photos: plan.photos.flatMap(plannedFile),
    passengers: plan.passengers.flatMap(plannedFile),
    files: [...whole.values()],
    leftOut,
    putAwayAs,
    putAway: read.putAway,
    unclear: reading.unclear,
    unused: [
      ...unused.map((file) => ({
        file,
        reason: isSound(file.name) ? ('not-understood' as const) : ('no-photo' as const),
      })),
      ...[...jsonFiles, ...tableFiles].flatMap((file): UnusedFile[] => {
        const text = texts.get(file.id);
        return !text || reading.used.has(file.id) ? [] : [{ file, reason: whyUnused(text) }];
      }),
    ],
  };
}

/** What files tell about Live Photos, by their ids. */
function liveCluesIn(files: readonly FilePhoto[]): Promise<ReadonlyMap<string, LiveClues>> {
  const byId = new Map(files.map((file) => [file.id, file]));
  const live = files.map((file) => {
    const { id, name, folder } = listed(file);
    return { id, name, directory: folder, sizeBytes: file.sizeBytes };
  });
  const sourceOf = async ({ id }: { readonly id: string }) => {
    const file = byId.get(id);
    return file && randomAccess(file);
  };
  return liveCluesOf(live, sourceOf, Date.now());
}

function listed(file: FilePhoto) {
  return { id: file.id, folder: sourceFolder(file), name: basename(file.name) };
}

/** Returns the folder that a file comes from: parts of one Takeout are joined. */
export function sourceFolder({ from, folder = '' }: FilePhoto): string {
  return exportFolder(folder, dirname(from));
}

/** Systems can't open thousands of files at once. */
async function oneByOne<Value>(
  files: readonly FilePhoto[],
  readOne: (file: FilePhoto) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const file of files) values.push(await readOne(file));
  return values;
}

async function readJson(file: FilePhoto): Promise<ListedJson> {
  const { name } = listed(file);
  const text = await textOf(file, mostTextBytes(name));
  return { ...listed(file), content: readExportText(name, text, Date.now()) };
}

async function readTable(file: FilePhoto): Promise<ListedTable> {
  return { ...listed(file), content: readICloudTable(await textOf(file, MOST_TABLE_BYTES), Date.now()) };
}

/** The contents of XMP files, by their ids; without empty and unreadable ones. */
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

/** Empty for a file that is too large, or can't be read. */
async function textOf(file: FilePhoto, most: number): Promise<string> {
  if (file.sizeBytes > most) return '';
  return wholeOf(file).then(
    (bytes) => bytes.toString('utf8'),
    () => '',
  );
}

/** The SHA-256 of files by their ids; without unreadable ones. */
async function sumsOf(files: readonly FilePhoto[]): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>();
  for (const file of files) {
    const sum = await sumOf(file);
    if (sum !== undefined) sums.set(file.id, sum);
  }
  return sums;
}

/** Undefined for an unreadable file, which the batch reports. */
async function sumOf(file: FileBytes): Promise<string | undefined> {
  return sha256OfFile(file).catch(() => undefined);
}
