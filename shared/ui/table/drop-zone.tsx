import FolderOpen from 'lucide-react/icons/folder-open';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ReactNode, useId, useRef } from 'react';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';
import { FilePicker } from './file-picker.tsx';

const CORNER =
  'absolute size-6 border-edge transition-all duration-200 group-data-[over=true]:size-12 group-data-[over=true]:border-accent';

/** The crop marks of an empty table; they open up while photos are held over it. */
function DropMarks() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-4 sm:inset-6">
      <span className={`${CORNER} top-0 left-0 border-t border-l`} />
      <span className={`${CORNER} top-0 right-0 border-t border-r`} />
      <span className={`${CORNER} bottom-0 left-0 border-b border-l`} />
      <span className={`${CORNER} right-0 bottom-0 border-r border-b`} />
    </div>
  );
}

interface DropZoneProps {
  /** Shows one line instead of the whole table, for when it already has photos. */
  isCompact: boolean;
  /** Whether something is held over the page, ready to be dropped. */
  isOver: boolean;
  /** Content below the buttons while the table is empty. */
  children?: ReactNode;
  onPick: (files: File[]) => void;
}

/** Takes photos onto the table: dropped anywhere on the page, chosen, or pasted. */
export function DropZone({ isCompact, isOver, children, onPick }: DropZoneProps) {
  const t = useMessages(tableWords);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [filesId, folderId] = [useId(), useId()];
  return (
    <div
      data-over={isOver}
      className={`group relative flex items-center text-center ${
        isCompact
          ? 'flex-wrap gap-x-4 gap-y-2 px-4 py-3 sm:px-6 sm:text-left'
          : 'min-h-80 flex-col justify-center gap-2 px-6 py-12 sm:min-h-105'
      }`}
    >
      {!isCompact && <DropMarks />}
      <div className={isCompact ? 'mr-auto max-sm:sr-only' : 'relative'}>
        <p className={isCompact ? 'text-15 font-semibold' : 'text-28 font-bold tracking-tight sm:text-40'}>
          <ByPointer mouse={t('table.dropTitle')} touch={t('table.pickTitle')} />
        </p>
        <p className={isCompact ? 'text-13 text-quiet' : 'mt-2 text-quiet'}>
          <ByPointer mouse={t('table.dropHint')} touch={t('table.pickHint')} />
        </p>
      </div>
      <div className={`relative flex flex-wrap justify-center gap-2 ${isCompact ? '' : 'mt-5'}`}>
        <button
          type="button"
          className={buttonClass(isCompact ? 'outline' : 'ink')}
          data-opens={filesId}
          onClick={() => files.current?.click()}
        >
          <ImagePlus size={18} aria-hidden />
          {t('table.browse')}
        </button>
        <button
          type="button"
          className={buttonClass('quiet', 'pointer-coarse:hidden')}
          data-opens={folderId}
          onClick={() => folder.current?.click()}
        >
          <FolderOpen size={18} aria-hidden />
          {t('table.folder')}
        </button>
      </div>
      {!isCompact && children && <div className="relative">{children}</div>}
      <FilePicker id={filesId} inputRef={files} label={t('table.browse')} onPick={onPick} />
      <FilePicker id={folderId} inputRef={folder} label={t('table.folder')} onPick={onPick} isFolder />
    </div>
  );
}

/** Shows a text for mouse users or one for touch users. The style sheet decides: the prerendered page knows neither. */
function ByPointer({ mouse, touch }: { mouse: string; touch: string }) {
  return (
    <>
      <span className="pointer-coarse:hidden">{mouse}</span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
    </>
  );
}
