import { useEffect, useEffectEvent, useState } from 'react';

export interface PageDropOptions {
  isEnabled: boolean;
  /** Returns the files of a drop or a paste, including those in dropped folders. */
  filesOf: (event: DragEvent | ClipboardEvent) => Promise<File[]>;
  onPick: (files: File[]) => void;
}

/**
 * Takes files that are dropped anywhere on the page, or pasted.
 *
 * @returns whether files are being held over the page
 */
export function usePageDrop({ isEnabled, filesOf, onPick }: PageDropOptions): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(async (event: DragEvent | ClipboardEvent) => {
    const files = await filesOf(event);
    if (files.length > 0) onPick(files);
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (isEnabled) setIsOver(true);
      else event.dataTransfer.dropEffect = 'none';
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (isEnabled) void take(event);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isEnabled && event.clipboardData?.types.includes('Files')) void take(event);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [isEnabled]);
  return isOver;
}
