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
  /** Empty on the site, which doesn't learn paths. */
  readonly roots: readonly SourceRoot[];
  /** Whether the folder was made for the photos. */
  readonly isNewFolder: boolean;
  /** Whether the photos are added to existing lists instead of getting their own. */
  readonly growsLists?: boolean | undefined;
  /** The person's own folder scheme; undefined if there is none. */
  readonly scheme?: string | undefined;
}

/** A folder to be made, before its files. */
export interface FolderRecord {
  readonly type: 'folder';
  readonly path: string;
}

/** What will happen to a file; `there` if the path already has these bytes, so nothing will. */
export const FILE_ACTIONS = ['copy', 'move', 'there'] as const;

/** One of {@link FILE_ACTIONS}. */
export type FileAction = (typeof FILE_ACTIONS)[number];

/** A planned file. */
export interface FileRecord {
  readonly type: 'file';
  /** Counted from 0. */
  readonly file: number;
  /** The source: the number of its root, and the path within it, with slashes. Unknown on the site. */
  readonly source?: { readonly root: number; readonly path: string } | undefined;
  /** The target, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  readonly action: FileAction;
  /** A date that is written into the copy; size and checksum are the copy's. */
  readonly dated?: WrittenDate | undefined;
}

/** What the lists tell about a picked photo; its path is its file's. */
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

/** Why a file wasn't put where planned. `there` isn't a problem: something else had written these bytes. */
export const SKIP_REASONS = ['there', 'changed', 'gone', 'in-the-way', 'unwritable'] as const;

/** One of {@link SKIP_REASONS}. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Why undo left a file. */
export const KEEP_REASONS = [
  'changed',
  'gone',
  'original-gone',
  'occupied',
  'in-the-way',
  'unwritable',
] as const;

/** One of {@link KEEP_REASONS}. */
export type KeepReason = (typeof KEEP_REASONS)[number];

/** The steps of a file, recorded before or after they happen. */
export type StepRecord =
  /** Before: a planned folder is missing, and is about to be made. */
  | { readonly type: 'make'; readonly path: string }
  /** Before: the file is about to get this path. */
  | { readonly type: 'begin'; readonly file: number; readonly path: string }
  /** After: a moved file is complete and verified under its path, so its source may be removed. */
  | { readonly type: 'placed'; readonly file: number }
  /** After: the file is finished. */
  | { readonly type: 'done'; readonly file: number; readonly isSourceLeft?: boolean | undefined }
  | { readonly type: 'skip'; readonly file: number; readonly reason: SkipReason }
  /** Before: the names of the lists. */
  | { readonly type: 'lists'; readonly names: TopNames }
  /** Before: a list is about to be written. */
  | { readonly type: 'list'; readonly name: string; readonly sha256: string }
  | { readonly type: 'finished' }
  /** Before: the run is about to be undone. */
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
