import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { lazy, Suspense, useRef, useState } from 'react';
import { figuresWords } from '#words/figures.ts';
import { useMessages } from '../kit/use-messages.ts';
import { DialogOpener } from '../board/dialog-opener.tsx';
import type { BoardInFigures } from './use-figures.ts';

const load = () => import('./figures-dialog.tsx');
const FiguresDialog = lazy(async () => ({ default: (await load()).FiguresDialog }));

interface FiguresButtonProps {
  board: BoardInFigures;
}

/** Opens the statistics of the board. They are loaded on the first press. */
export function FiguresButton({ board }: FiguresButtonProps) {
  const t = useMessages(figuresWords);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DialogOpener ref={button} onNear={() => void load()} onOpen={() => setIsOpen(true)}>
        <ChartNoAxesColumn size={16} aria-hidden />
        {t('figures.open')}
      </DialogOpener>
      {isOpen && (
        <Suspense fallback={null}>
          <FiguresDialog
            board={board}
            onClose={() => setIsOpen(false)}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
