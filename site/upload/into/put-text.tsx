import { ADDING, orderText } from './adding-copy.ts';
import { FOLDER } from './folder-copy.ts';
import type { LibraryToTell, PutState } from './put-state.ts';

interface PutTextProps {
  state: PutState;
}

/** Shows the progress in sentences. */
export function PutText({ state }: PutTextProps) {
  return sentencesOf(state).map((text, at) => (
    <span key={text} className={`mt-1 block max-w-[72ch] ${at === 0 ? '' : 'text-13 text-quiet'}`}>
      {text}
    </span>
  ));
}

function ownPlan(plan: Extract<PutState, { phase: 'plan' }>): readonly string[] {
  return plan.put === 0 ? [FOLDER.allThere(plan.total)] : [FOLDER.plan(plan), FOLDER.safe];
}

function libraryPlan(library: LibraryToTell, put: number): readonly string[] {
  const { photoCount, fresh, there, folders } = library;
  if (put === 0) return [ADDING.allThere(there), ADDING.has(photoCount)];
  return [
    ADDING.plan(fresh, folders.length),
    ...(there > 0 ? [ADDING.there(there)] : []),
    ADDING.has(photoCount),
    ...(photoCount > 0 ? [orderText(library)] : []),
    FOLDER.safe,
  ];
}

function sentencesOf(state: PutState): readonly string[] {
  switch (state.phase) {
    case 'looking':
      return [state.done === undefined ? FOLDER.looking : ADDING.reading(state.done, state.total ?? 0)];
    case 'plan':
      return [
        ...(state.library ? libraryPlan(state.library, state.put) : ownPlan(state)),
        ...(state.canUndoLast ? [FOLDER.undoHint] : []),
      ];
    case 'found':
      return [
        FOLDER.found(state.done, state.total),
        ...(state.missing > 0 ? [FOLDER.missing(state.missing)] : []),
        FOLDER.undoHint,
      ];
    case 'writing':
      return [FOLDER.writing(state.done, state.total)];
    case 'undoing':
      return [FOLDER.undoing(state.done, state.total)];
    case 'stopped':
      return [FOLDER.stopped(state.done, state.total)];
    case 'done':
      return [FOLDER.done(state.count), ...(state.left.length > 0 ? [FOLDER.left(state.left)] : [])];
    case 'undone':
      return [
        FOLDER.undone(state.undone),
        ...(state.kept.length > 0 ? [FOLDER.kept(state.kept)] : []),
        ...(state.withoutOriginal > 0 ? [FOLDER.originalsHint(state.withoutOriginal)] : []),
      ];
    case 'problem':
      return [FOLDER.problems[state.problem]];
  }
}
