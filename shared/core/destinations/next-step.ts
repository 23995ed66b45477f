import type { KeepReason } from './journal-record.ts';
import type { JournalFile } from './read-journal.ts';

/** What a path holds: the journal's bytes, others, or no file. */
export type Found = 'same' | 'other' | 'none';

/** What the disk holds of a journal's file. */
export interface OnDisk {
  readonly source: Found;
  readonly target: Found;
}

/** How to resume a file. */
export type ResumeStep =
  /** Nothing is left to do. */
  | 'nothing'
  /** The file is in its place; only the journal doesn't record it yet. */
  | 'note-done'
  /** The file is in its place, and its source must be removed. */
  | 'remove-source'
  /** The file must be written, under another number if the path has other bytes. */
  | 'write';

/**
 * Returns how to resume a file after an interruption. Between `begin` and `done`, a file with these bytes under the
 * path is the one we wrote, because it gets its path only when it is complete.
 */
export function resumeStep({ state, action }: JournalFile, { source, target }: OnDisk): ResumeStep {
  if (action === 'there' || (state !== 'planned' && state !== 'begun' && state !== 'placed'))
    return 'nothing';
  if (state === 'planned' || target !== 'same') return 'write';
  return action === 'move' && source === 'same' ? 'remove-source' : 'note-done';
}

/** How to undo a file. */
export type UndoStep =
  /** Nothing of ours is there. */
  | { readonly type: 'nothing' }
  /** Its source exists as well, so nothing is lost. */
  | { readonly type: 'remove-target' }
  /** It moves back to its old path, which is free. */
  | { readonly type: 'give-back' }
  /** It was edited, or its old path isn't free. */
  | { readonly type: 'keep'; readonly reason: KeepReason };

/**
 * Returns how to undo a file. The last file with its bytes is never removed, and neither is a file with other bytes.
 */
export function undoStep({ state, action }: JournalFile, { source, target }: OnDisk): UndoStep {
  if (action === 'there' || state === 'planned' || state === 'skipped' || state === 'undone') {
    return { type: 'nothing' };
  }
  const isOurs = state !== 'begun';
  if (target === 'other') return isOurs ? { type: 'keep', reason: 'changed' } : { type: 'nothing' };
  if (target === 'none') {
    const isLost = isOurs && action === 'move' && source !== 'same';
    return isLost ? { type: 'keep', reason: 'gone' } : { type: 'nothing' };
  }
  if (source === 'same') return { type: 'remove-target' };
  if (action === 'copy') return { type: 'keep', reason: 'original-gone' };
  return source === 'none' ? { type: 'give-back' } : { type: 'keep', reason: 'occupied' };
}
