import FolderTree from 'lucide-react/icons/folder-tree';
import { lazy, Suspense, useRef } from 'react';
import { shapeWords } from '#words/shape.ts';
import { useMessages } from '../kit/use-messages.ts';
import { DialogOpener } from '../board/dialog-opener.tsx';
import type { Shaping } from './use-shaping.ts';
import type { ShapedBoard } from './use-shape.ts';

const load = () => import('./shape-dialog.tsx');
const ShapeDialog = lazy(async () => ({ default: (await load()).ShapeDialog }));

interface ShapeButtonProps {
  shaping: Shaping;
  board: ShapedBoard;
}

/** Opens the choice of other folders. The dialog is loaded on the first press. */
export function ShapeButton({ shaping, board }: ShapeButtonProps) {
  const t = useMessages(shapeWords);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DialogOpener ref={button} onNear={() => void load()} onOpen={shaping.open}>
        <FolderTree size={16} aria-hidden />
        {t('shape.open')}
      </DialogOpener>
      {shaping.isOpen && (
        <Suspense fallback={null}>
          <ShapeDialog
            board={board}
            onApply={shaping.apply}
            onClose={shaping.close}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
