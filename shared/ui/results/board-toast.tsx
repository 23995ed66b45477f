import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import { BOARD_TOAST_MS } from '../limits.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Told } from '../board/use-told.ts';

interface BoardToastProps {
  told: Told | undefined;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
  onDismiss: () => void;
}

/**
 * Shows the latest change at the bottom of the window, with a button to undo it. It stays while the user points at it
 * or focuses it.
 */
export function BoardToast({ told, onUndo, onDismiss }: BoardToastProps) {
  const t = useMessages(boardWords, resultsWords);
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const id = told?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    const timer = setTimeout(() => dismiss(), BOARD_TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <>
      <output className="sr-only">{told?.text}</output>
      {told && (
        <div
          className="board-toast"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <span aria-hidden className="min-w-0 wrap-anywhere">
            {told.text}
          </span>
          {told.isStep && onUndo && (
            <button type="button" className="board-toast-undo" onClick={onUndo}>
              {t('results.undo')}
            </button>
          )}
          <button
            type="button"
            aria-label={t('board.dismiss')}
            className="board-toast-close"
            onClick={onDismiss}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      )}
    </>
  );
}
