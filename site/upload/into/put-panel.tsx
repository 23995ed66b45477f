import { useEffect, useRef } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { ADDING, folderLine, orderText } from './adding-copy.ts';
import { FOLDER } from './folder-copy.ts';
import type { LibraryToTell, PutState } from './put-state.ts';
import type { PutInto } from './use-put-into.ts';

interface PutPanelProps {
  into: PutInto;
}

/** Saves photos to a folder: shows first the plan, then the progress, and the buttons to continue or undo. */
export function PutPanel({ into }: PutPanelProps) {
  const { state, folder, isLibrary, write, resume, undo, undoWithOriginals, stop, close } = into;
  const panel = useRef<HTMLElement>(null);
  // The pressed button may be far below, and the page's header must not cover the panel.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  if (!state) return null;
  const { phase } = state;
  const title = isLibrary ? ADDING.title(folder) : FOLDER.title(folder);
  const isBusy = phase === 'writing' || phase === 'undoing';
  const isOver = phase === 'done' || phase === 'undone' || phase === 'problem';
  const canResume = phase === 'found' || phase === 'stopped';
  const canPut = phase === 'plan' && state.put > 0;
  const canUndo = phase === 'done' || canResume;
  const canUndoLast = phase === 'plan' && state.canUndoLast;
  const canCompare = phase === 'undone' && state.withoutOriginal > 0;
  const outline = buttonClass('outline', 'max-sm:w-full');
  return (
    <section ref={panel} aria-labelledby="put-into" className="light-table mt-4 p-4 text-15 sm:p-5">
      <h3 id="put-into" className="font-semibold">
        {title}
      </h3>
      <output>
        <PutText state={state} />
      </output>
      {phase === 'plan' && state.library && <LibraryText library={state.library} />}
      {isBusy && state.total > 0 && (
        <div className="mt-3">
          <ProgressBar value={state.done} max={state.total} label={title} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {canPut && (
          <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={write}>
            {isLibrary ? ADDING.write : FOLDER.write}
          </button>
        )}
        {canResume && (
          <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={resume}>
            {FOLDER.resume}
          </button>
        )}
        {canUndo && (
          <button type="button" className={outline} onClick={undo}>
            {FOLDER.undo}
          </button>
        )}
        {canUndoLast && (
          <button type="button" className={outline} onClick={undo}>
            {FOLDER.undoLast}
          </button>
        )}
        {canCompare && (
          <button type="button" className={outline} onClick={undoWithOriginals}>
            {FOLDER.originals}
          </button>
        )}
        {isBusy ? (
          <button type="button" className={outline} onClick={stop}>
            {FOLDER.stop}
          </button>
        ) : (
          <button type="button" className={buttonClass('quiet', 'max-sm:w-full')} onClick={close}>
            {isOver ? FOLDER.close : FOLDER.cancel}
          </button>
        )}
      </div>
    </section>
  );
}

/** The number of folders named; users look for the unexpected one among the first. */
const MOST_FOLDERS = 12;

interface LibraryTextProps {
  library: LibraryToTell;
}

/** Lists the folders of a library that get new files. */
function LibraryText({ library: { folders } }: LibraryTextProps) {
  if (folders.length === 0) return null;
  const named = folders.slice(0, MOST_FOLDERS);
  const more = folders.length - named.length;
  return (
    <ul className="mt-3 text-13">
      {named.map((folder) => (
        <li key={folder.path}>{folderLine(folder)}</li>
      ))}
      {more > 0 && <li className="text-quiet">{ADDING.more(more)}</li>}
    </ul>
  );
}

interface PutTextProps {
  state: PutState;
}

/** Shows the progress in sentences. */
function PutText({ state }: PutTextProps) {
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
