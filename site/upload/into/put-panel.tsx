import { useEffect, useRef } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { ADDING } from './adding-copy.ts';
import { FOLDER } from './folder-copy.ts';
import { LibraryText } from './library-text.tsx';
import { PutText } from './put-text.tsx';
import type { PutInto } from './use-put-into.ts';

interface PutPanelProps {
  into: PutInto;
}

/** Saves photos to a folder: shows first the plan, then the progress, and the buttons to continue or undo. */
export function PutPanel({ into }: PutPanelProps) {
  const { state, folder, isLibrary, write, goOn, undo, undoWithOriginals, stop, close } = into;
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
  const canGoOn = phase === 'found' || phase === 'stopped';
  const canPut = phase === 'plan' && state.put > 0;
  const canUndo = phase === 'done' || canGoOn;
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
        {canGoOn && (
          <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={goOn}>
            {FOLDER.goOn}
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
