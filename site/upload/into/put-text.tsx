import { FOLDER } from './folder-copy.ts';
import type { PutState } from './put-state.ts';

interface PutTextProps {
  state: PutState;
}

/** How far it is, in sentences. */
export function PutText({ state }: PutTextProps) {
  return sentencesOf(state).map((text, at) => (
    <span key={text} className={`mt-1 block max-w-[72ch] ${at === 0 ? '' : 'text-13 text-quiet'}`}>
      {text}
    </span>
  ));
}

function sentencesOf(state: PutState): readonly string[] {
  switch (state.phase) {
    case 'looking':
      return [FOLDER.looking];
    case 'plan':
      return [
        ...(state.put === 0 ? [FOLDER.allThere(state.total)] : [FOLDER.plan(state), FOLDER.safe]),
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
