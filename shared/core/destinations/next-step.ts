import type { KeepReason } from './journal-record.ts';
import type { JournalFile } from './read-journal.ts';

/** What a path has: the very bytes of the journal, others, or no file. */
export type Found = 'same' | 'other' | 'none';

/** What the disk has of a file of a journal. */
export interface OnDisk {
  readonly source: Found;
  readonly target: Found;
}

/** How to go on with a file. */
export type GoOnStep =
  /** Nothing is left to do. */
  | 'nothing'
  /** It is in its place, and only the journal does not say so. */
  | 'note-done'
  /** It is in its place, and its source is to be removed. */
  | 'remove-source'
  /** It is to be put in its place, under another number if the path has other bytes. */
  | 'write';

/**
 * How to go on with a file after an interruption. Between `begin` and `done`, a file with the very bytes under the path is
 * the one that was written, since it gets its path only when it is whole.
 */
export function goOnStep({ state, action }: JournalFile, { source, target }: OnDisk): GoOnStep {
  if (action === 'there' || (state !== 'planned' && state !== 'begun' && state !== 'placed'))
    return 'nothing';
  if (state === 'planned' || target !== 'same') return 'write';
  return action === 'move' && source === 'same' ? 'remove-source' : 'note-done';
}

/** How to undo a file. */
export type UndoStep =
  /** Nothing of it is there that is ours. */
  | { readonly type: 'nothing' }
  /** Its source is there too, so that nothing is lost. */
  | { readonly type: 'remove-target' }
  /** To its old path, which is free. */
  | { readonly type: 'give-back' }
  /** It was changed since, or its old path is not free. */
  | { readonly type: 'keep'; readonly reason: KeepReason };

/** How to undo a file. Never is the last file with its bytes removed, and never one with others. */
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
