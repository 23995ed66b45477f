import { join } from 'node:path';
import { shrinkLists } from '#core/destinations/grow-lists.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { IntoFolder } from '../destinations/into-folder.ts';
import { listFolder } from '../destinations/list-folder.ts';
import { isDirectly } from '../destinations/on-disk.ts';
import type { FileToPut } from '../destinations/plan-into.ts';
import { lookAt, removeIfKept, seenFile } from '../destinations/seen-file.ts';
import { syncFolder } from '../destinations/sync-folder.ts';
import { regularPieces } from '../disk/regular-file.ts';
import { sha256OfPieces, sha256OfText } from '../inputs/file-sum.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

/** A file that was added while it was still being written. */
interface Half {
  readonly file: JournalFile;
  readonly journal: Journal;
}

/** What finding and removing halves needs. */
export interface HalvesOptions {
  /** The library, which this run holds. */
  readonly folder: IntoFolder;
  /** Of the library's runs. */
  readonly journals: readonly Journal[];
  readonly t: CommandWords;
  /** Called with each file, and the path of the half that is gone. */
  readonly onReplaced: (file: FilePhoto, path: string) => void;
}

/**
 * Removes what earlier runs added of the same files while these were still being written, so that each new one takes its
 * place. A half goes only if the file begins with exactly its bytes, and if nobody changed it since.
 */
export async function removeHalves(files: readonly FileToPut[], options: HalvesOptions): Promise<void> {
  const halves = halvesBySource(options.journals);
  for (const { photo, sha256 } of files) {
    if (photo.packed || photo.made) continue;
    for (const half of halves.get(photo.from) ?? []) {
      const isShorter = half.file.sizeBytes < photo.sizeBytes && half.file.sha256 !== sha256;
      if (isShorter && (await isRemoved(half, photo, options))) options.onReplaced(photo, half.file.path);
    }
  }
}

/** The files that runs have put into the library, by the path of their source. */
function halvesBySource(journals: readonly Journal[]): ReadonlyMap<string, readonly Half[]> {
  const bySource = new Map<string, Half[]>();
  for (const journal of journals) {
    if (journal.undo !== 'none') continue;
    for (const file of journal.files) {
      const root = file.source && journal.header.roots[file.source.root];
      if (!file.source || root?.kind !== 'folder' || file.state !== 'done' || file.dated) continue;
      const from = join(root.path, ...file.source.path.split('/'));
      bySource.set(from, [...(bySource.get(from) ?? []), { file, journal }]);
    }
  }
  return bySource;
}

async function isRemoved(
  { file, journal }: Half,
  photo: FilePhoto,
  { folder, t }: HalvesOptions,
): Promise<boolean> {
  const { top, assertHeld } = folder;
  const { path, sha256, sizeBytes } = file;
  if (!(await isDirectly(top, path))) return false;
  const half = (await lookAt(join(top, path), file)).seen;
  if (!half) return false;
  // Seen before it is read: a change meanwhile keeps both.
  const whole = await seenFile(photo.path, sha256, true);
  const beginning = await sha256OfPieces(regularPieces(photo.path, 0, sizeBytes)).catch(() => '');
  if (beginning !== sha256) return false;
  await assertHeld();
  if (!(await removeIfKept(half, whole))) return false;
  await syncFolder(join(top, ...splitPath(path).folder));
  const lists = listFolder(top, journal.header.id, assertHeld);
  await shrinkLists({ folder: lists, journal: { ...journal, files: [file] }, sha256Of: sha256OfText, t });
  return true;
}
