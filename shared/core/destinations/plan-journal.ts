import type { ArchiveEntry } from '../batch/batch-event.ts';
import type { ListedPhoto } from '../lists/listed-photo.ts';
import { isMadeXmp } from '../xmp/made-xmp.ts';
import {
  type FileRecord,
  type HeaderRecord,
  type JournalRecord,
  journalLine,
  type PhotoRecord,
} from './journal-record.ts';
import type { Found } from './next-step.ts';
import { type FolderLook, planTargets, type Target, type TargetPlan } from './plan-targets.ts';
import { type Journal, type JournalFile, readJournal } from './read-journal.ts';

/** What a journal records of a file. */
export type PlannedFile = Pick<FileRecord, 'source' | 'sizeBytes' | 'sha256' | 'modifiedMs' | 'dated'> & {
  readonly id: string;
  readonly isMoved: boolean;
};

/** What the lists tell about a photo, and its file; undefined if it wasn't placed. */
export interface PlannedPhoto {
  readonly id: string | undefined;
  readonly listed: Omit<ListedPhoto, 'path'>;
}

/** A file of a batch, and the photo that it belongs to, which comes before it; undefined for a file of its own. */
export interface EntryToPut extends ArchiveEntry {
  readonly leader?: string | undefined;
}

/** The target paths of files, and one file for each target. */
export interface FilePlan {
  readonly targets: TargetPlan;
  readonly files: readonly PlannedFile[];
}

/** How a destination is inspected, before anything is planned. */
export interface Inspected {
  readonly entries: FolderLook['entries'];
  /** What a path holds, compared with the file that is wanted there. */
  readonly found: (path: string, wanted: PlannedFile) => Promise<Found>;
}

/**
 * Plans where files go, and writes nothing. A sidecar of ours gives way to an edited one.
 *
 * @param known facts about the files, by their ids; others are left out
 */
export async function planFiles(
  entries: readonly EntryToPut[],
  known: ReadonlyMap<string, PlannedFile>,
  { entries: entriesOf, found }: Inspected,
): Promise<FilePlan> {
  const wanted = entries.flatMap(({ photoId: id, path, leader }) =>
    known.has(id) ? [{ id, path, leader, givesWay: isMadeXmp(id, leader) }] : [],
  );
  const targets = await planTargets(wanted, {
    entries: entriesOf,
    isSame: async (path, id) => {
      const file = known.get(id);
      return file !== undefined && (await found(path, file)) === 'same';
    },
  });
  return { targets, files: targets.targets.flatMap(({ id }) => known.get(id) ?? []) };
}

/**
 * Returns the first lines of a journal: the complete plan. They are on disk before anything else is written.
 *
 * @param files one for each target, in their order
 * @param photos every picked photo; empty if there are no lists
 */
export function planJournal(
  header: Omit<HeaderRecord, 'type' | 'format'>,
  { targets, newFolders }: TargetPlan,
  files: readonly PlannedFile[],
  photos: readonly PlannedPhoto[],
): readonly string[] {
  const numbers = new Map(targets.map(({ id }, at) => [id, at]));
  const records: readonly JournalRecord[] = [
    { type: 'journal', format: 'where-my-pix', ...header },
    ...newFolders.map((path) => ({ type: 'folder', path }) as const),
    ...files.flatMap((file, at) => fileRecord(file, at, targets[at])),
    ...photos.map(({ id, listed }): PhotoRecord => ({ type: 'photo', file: numbers.get(id ?? ''), listed })),
    { type: 'planned', files: files.length, photos: photos.length },
  ];
  return records.map(journalLine);
}

/**
 * Returns a new journal as its reader reads it, and its first lines; see {@link planJournal} for the parameters.
 *
 * @throws {RangeError} if the reader doesn't accept the plan
 */
export function newJournal(...plan: Parameters<typeof planJournal>): {
  readonly journal: Journal;
  readonly lines: readonly string[];
} {
  const lines = planJournal(...plan);
  const reading = readJournal(lines.join(''));
  if (!reading.ok) throw new RangeError(`the plan is not a valid journal: ${reading.problem}`);
  return { journal: reading.journal, lines };
}

function fileRecord(
  { source, sizeBytes, sha256, modifiedMs, isMoved, dated }: PlannedFile,
  file: number,
  target: Target | undefined,
): readonly FileRecord[] {
  if (!target) return [];
  const { path, isThere } = target;
  const action = isThere ? 'there' : isMoved ? 'move' : 'copy';
  return [{ type: 'file', file, source, path, sizeBytes, sha256, modifiedMs, action, dated }];
}

/**
 * Returns the photos of a journal for the lists, each with its file's final path.
 *
 * @param reasonOf why a planned file isn't there, as a sentence
 */
export function listedPhotos(
  { photos, files }: Pick<Journal, 'photos' | 'files'>,
  reasonOf: (file: JournalFile) => string,
): readonly ListedPhoto[] {
  return photos.map(({ file: number, listed }) => {
    const file = number === undefined ? undefined : files[number];
    if (!file) return listed;
    return isInPlace(file) ? { ...listed, path: file.path } : { ...listed, reason: reasonOf(file) };
  });
}

/** Returns whether the file's bytes are under its path. */
export function isInPlace({ action, state, reason }: JournalFile): boolean {
  return action === 'there' || state === 'done' || (state === 'skipped' && reason === 'there');
}
