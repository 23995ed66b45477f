import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Arrangement,
  type ArrangementEdit,
  arrangementOf,
  entriesOf,
  rearranged,
  withEntries,
} from '#core/board/arrangement.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import { type ArrangementHistory, replayed, withStep } from '#core/board/arrangement-history.ts';
import { hasSamePaths } from '#core/naming/same-paths.ts';
import type { NameEntries } from './saved-archive.ts';

export interface Arranging {
  readonly arrangement: Arrangement;
  /** The arrangement in the most recently saved ZIP. */
  readonly saved: Arrangement;
  /** The steps that led to the arrangement, and the undone steps. */
  readonly history: ArrangementHistory;
  /** Whether the most recently saved ZIP has other paths. */
  readonly isUnsaved: boolean;
  /** Makes edits as one step and returns the arrangement after them: the same object if they change nothing. */
  readonly edit: (...edits: readonly ArrangementEdit[]) => Arrangement;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** Undefined if nothing was undone since the latest edit. */
  readonly redo: (() => void) | undefined;
  /** Records that this arrangement is in the downloads folder. */
  readonly markSaved: (arrangement: Arrangement) => void;
  /** Restores the earlier arrangement of these entries' photos. */
  readonly restore: (entries: readonly ArchiveEntry[], was: Arranged) => void;
  /** Returns all entries as currently arranged, including added photos. */
  readonly join: (added: readonly ArchiveEntry[], named: NameEntries) => readonly ArchiveEntry[];
}

/** The arrangement of photos, the arrangement in the most recently saved ZIP, and the steps between. */
interface Arranged {
  readonly arrangement: Arrangement;
  readonly saved: Arrangement;
  readonly history?: ArrangementHistory;
}

interface Worked {
  /** The entries of the first arrangement: other entries start over. */
  readonly entries: readonly ArchiveEntry[];
  readonly history: ArrangementHistory;
  /** The arrangements before the first step and after each step. */
  readonly arrangements: readonly Arrangement[];
  readonly saved: Arrangement;
}

/** Keeps the arrangement of an archive's photos, with every step taken since the archive was created. */
export function useArrangement(entries: readonly ArchiveEntry[]): Arranging {
  const [joined] = useState(() => new WeakMap<readonly ArchiveEntry[], Arranged>());
  const first = useMemo(() => joined.get(entries) ?? arrangedAnew(entries), [joined, entries]);
  const [kept, setWorked] = useState<Worked>();
  const begun = useMemo((): Worked => begunAt(entries, first), [entries, first]);
  const worked = kept?.entries === entries ? kept : begun;
  const { history, arrangements, saved } = worked;
  const { at, steps } = history;
  const now = arrangements[at] ?? first.arrangement;
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);

  const edit = (...edits: readonly ArrangementEdit[]) => {
    const next = edits.reduce(rearranged, now);
    if (next !== now) setWorked({ ...worked, ...withStep(history, arrangements, edits, next) });
    return next;
  };
  const goTo = (step: number) => () => setWorked({ ...worked, history: { ...history, at: step } });
  const undo = at > 0 ? goTo(at - 1) : undefined;
  const redo = at < steps.length ? goTo(at + 1) : undefined;
  const markSaved = useCallback(
    (arrangement: Arrangement) => setWorked((before = begun) => ({ ...before, saved: arrangement })),
    [begun],
  );
  const join: Arranging['join'] = (added, named) => {
    const joinedNow = withEntries(latest.current, added);
    const arrangement = renamesFor(joinedNow, named).reduce(rearranged, joinedNow);
    const all = entriesOf(arrangement);
    joined.set(all, { arrangement, saved: arrangement });
    return all;
  };
  const restore = (earlier: readonly ArchiveEntry[], was: Arranged) => {
    // If the saved arrangement is the current one, both are the same object again, as before it was kept.
    const isSaved = JSON.stringify(was.arrangement.folders) === JSON.stringify(was.saved.folders);
    joined.set(earlier, isSaved ? { ...was, saved: was.arrangement } : was);
  };
  const isUnsaved = useMemo(() => !hasSamePaths(now, saved), [now, saved]);
  return { arrangement: now, saved, history, isUnsaved, edit, undo, redo, markSaved, restore, join };
}

function begunAt(entries: readonly ArchiveEntry[], { arrangement, saved, history }: Arranged): Worked {
  const known = history ?? { base: arrangement, steps: [], at: 0 };
  // The current arrangement is the stored object; a replay would create another one with the same content.
  const arrangements = replayed(known).with(known.at, arrangement);
  return { entries, history: known, arrangements, saved };
}

function arrangedAnew(entries: readonly ArchiveEntry[]): Arranged {
  const arrangement = arrangementOf(entries);
  return { arrangement, saved: arrangement };
}

/** Returns the edits that give an arrangement's photos the names that they will have in the ZIP. */
export function renamesFor(arrangement: Arrangement, named: NameEntries): readonly ArrangementEdit[] {
  const entries = entriesOf(arrangement);
  const inZip = new Map(named(entries).map(({ photoId, path }) => [photoId, path]));
  return entries.flatMap(({ photoId, path }) => {
    const wanted = inZip.get(photoId);
    const isOther = wanted !== undefined && wanted !== path;
    return isOther ? [{ type: 'rename-photo', photoId, name: splitPath(wanted).fileName } as const] : [];
  });
}
