import type { WrittenDate } from '../dates/date-to-write.ts';
import type { ListedPhoto } from '../lists/listed-photo.ts';
import type { TopNames } from '../lists/top-names.ts';

/** A folder or ZIP that files came from. */
export interface SourceRoot {
  /** The absolute path on the computer that wrote the journal. */
  readonly path: string;
  readonly kind: 'folder' | 'zip';
}

/** The first line. */
export interface HeaderRecord {
  readonly type: 'journal';
  readonly format: 'where-my-pix';
  readonly version: number;
  /** A UUID. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Empty on the site, which learns no paths. */
  readonly roots: readonly SourceRoot[];
  /** Whether the folder itself was made for the photos. */
  readonly isNewFolder: boolean;
  /** Whether its photos are added to the lists that are there, instead of getting lists of their own. */
  readonly growsLists?: boolean | undefined;
  /** The scheme that a person named for the folders; undefined if nobody did. */
  readonly scheme?: string | undefined;
}

/** A folder that is made, before the files in it. */
export interface FolderRecord {
  readonly type: 'folder';
  readonly path: string;
}

/** What is to happen to a file; `there` if its path has the very bytes already, and nothing is to happen. */
export type FileAction = 'copy' | 'move' | 'there';

/** A file that was planned. */
export interface FileRecord {
  readonly type: 'file';
  /** Counted from 0. */
  readonly file: number;
  /** Where it was: the number of its root, and the path within it, with slashes. Unknown on the site. */
  readonly source?: { readonly root: number; readonly path: string } | undefined;
  /** Where it goes, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  readonly action: FileAction;
  /** A date that is written into the copy: size and checksum are those of the copy. */
  readonly dated?: WrittenDate | undefined;
}

/** What the lists say of a photo that was picked; its path is that of its file. */
export interface PhotoRecord {
  readonly type: 'photo';
  /** Undefined for a photo that was not placed. */
  readonly file?: number | undefined;
  readonly listed: Omit<ListedPhoto, 'path'>;
}

/** Ends the plan. Nothing is written before it. */
export interface PlannedRecord {
  readonly type: 'planned';
  readonly files: number;
  readonly photos: number;
}

/** Why a file was not put where it was planned to be. `there` is no problem: its bytes were there by then. */
export type SkipReason = 'there' | 'changed' | 'gone' | 'in-the-way' | 'unwritable';

/** Why undo left a file. */
export type KeepReason = 'changed' | 'gone' | 'original-gone' | 'occupied' | 'in-the-way' | 'unwritable';

/** What happens to a file, each before or after it happened. */
export type StepRecord =
  /** Before: a planned folder is missing, and is about to be made. */
  | { readonly type: 'make'; readonly path: string }
  /** Before: the file is about to get this path. */
  | { readonly type: 'begin'; readonly file: number; readonly path: string }
  /** After: a moved file is whole and checked under its path, and its source may go. */
  | { readonly type: 'placed'; readonly file: number }
  /** After: all of it. */
  | { readonly type: 'done'; readonly file: number; readonly isSourceLeft?: boolean | undefined }
  | { readonly type: 'skip'; readonly file: number; readonly reason: SkipReason }
  /** Before: the names of the lists. */
  | { readonly type: 'lists'; readonly names: TopNames }
  /** Before: a list is about to be written. */
  | { readonly type: 'list'; readonly name: string; readonly sha256: string }
  | { readonly type: 'finished' }
  /** Before: everything is about to be undone. */
  | { readonly type: 'undo' }
  | { readonly type: 'undone'; readonly file: number }
  | { readonly type: 'kept'; readonly file: number; readonly reason: KeepReason }
  | { readonly type: 'undo-ended' };

/** One line of a journal. */
export type JournalRecord =
  HeaderRecord | FolderRecord | FileRecord | PhotoRecord | PlannedRecord | StepRecord;

/** A record as a line of the journal (JSON Lines), with its line break. */
export function journalLine(record: JournalRecord): string {
  return `${JSON.stringify(record)}\n`;
}
