import { buttonClass } from '#ui/kit/button-class.ts';
import { ADDING } from './adding-copy.ts';

interface LibraryNoteProps {
  folder: string;
  onAdd: () => void;
}

/** Says that a board follows a library, and offers to add it. */
export function LibraryNote({ folder, onAdd }: LibraryNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-15">
      <p className="min-w-0 wrap-anywhere">{ADDING.onBoard(folder)}</p>
      <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={onAdd}>
        {ADDING.addTo(folder)}
      </button>
    </div>
  );
}
