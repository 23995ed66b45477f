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
  /** As it is in the ZIP that was saved last. */
  readonly saved: Arrangement;
  /** The steps that led to the arrangement, and those that were undone. */
  readonly history: ArrangementHistory;
  /** The ZIP that was saved last has other paths. */
  readonly isUnsaved: boolean;
  /** Makes edits as one step, and gives the arrangement after them: the same one where they change nothing. */
  readonly edit: (...edits: readonly ArrangementEdit[]) => Arrangement;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** Undefined if nothing was undone since the last edit. */
  readonly redo: (() => void) | undefined;
  /** This arrangement is in the downloads folder. */
  readonly markSaved: (arrangement: Arrangement) => void;
  /** Has the photos of these entries arranged as they were before. */
  readonly restore: (entries: readonly ArchiveEntry[], was: Arranged) => void;
  /** All entries as currently arranged, including added photos. */
  readonly join: (added: readonly ArchiveEntry[], named: NameEntries) => readonly ArchiveEntry[];
}

/** How photos are arranged, how they are in the ZIP that was saved last, and by which steps they came there. */
interface Arranged {
  readonly arrangement: Arrangement;
  readonly saved: Arrangement;
  readonly history?: ArrangementHistory;
}

interface Worked {
  /** The entries that the first arrangement has: others begin anew. */
  readonly entries: readonly ArchiveEntry[];
  readonly history: ArrangementHistory;
  /** Before the first step, and after each. */
  readonly arrangements: readonly Arrangement[];
  readonly saved: Arrangement;
}

/** How the photos of an archive are arranged, with every step taken since the archive was made. */
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
    // What was saved as it is: the same one, as before it was kept.
    const isSaved = JSON.stringify(was.arrangement.folders) === JSON.stringify(was.saved.folders);
    joined.set(earlier, isSaved ? { ...was, saved: was.arrangement } : was);
  };
  const isUnsaved = useMemo(() => !hasSamePaths(now, saved), [now, saved]);
  return { arrangement: now, saved, history, isUnsaved, edit, undo, redo, markSaved, restore, join };
}

function begunAt(entries: readonly ArchiveEntry[], { arrangement, saved, history }: Arranged): Worked {
  const known = history ?? { base: arrangement, steps: [], at: 0 };
  // The present one is what was kept; replayed, it would be another object of the same content.
  const arrangements = replayed(known).with(known.at, arrangement);
  return { entries, history: known, arrangements, saved };
}

function arrangedAnew(entries: readonly ArchiveEntry[]): Arranged {
  const arrangement = arrangementOf(entries);
  return { arrangement, saved: arrangement };
}

/** The edits by which the photos of an arrangement get the names that they will have in the ZIP. */
export function renamesFor(arrangement: Arrangement, named: NameEntries): readonly ArrangementEdit[] {
  const entries = entriesOf(arrangement);
  const inZip = new Map(named(entries).map(({ photoId, path }) => [photoId, path]));
  return entries.flatMap(({ photoId, path }) => {
    const wanted = inZip.get(photoId);
    const isOther = wanted !== undefined && wanted !== path;
    return isOther ? [{ type: 'rename-photo', photoId, name: splitPath(wanted).fileName } as const] : [];
  });
}
