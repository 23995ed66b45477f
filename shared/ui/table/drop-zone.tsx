import FolderOpen from 'lucide-react/icons/folder-open';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ReactNode, useRef } from 'react';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';
import { DropMarks } from './drop-marks.tsx';
import { FilePicker } from './file-picker.tsx';

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
          onClick={() => files.current?.click()}
        >
          <ImagePlus size={18} aria-hidden />
          {t('table.browse')}
        </button>
        <button
          type="button"
          className={buttonClass('quiet', 'pointer-coarse:hidden')}
          onClick={() => folder.current?.click()}
        >
          <FolderOpen size={18} aria-hidden />
          {t('table.folder')}
        </button>
      </div>
      {!isCompact && children && <div className="relative">{children}</div>}
      <FilePicker inputRef={files} label={t('table.browse')} onPick={onPick} />
      <FilePicker inputRef={folder} label={t('table.folder')} onPick={onPick} isFolder />
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
