import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { boardWords } from '#words/board.ts';
import { useMessages } from '../kit/use-messages.ts';

interface BoardPanelProps {
  /** Undefined where what it holds has a way to close of its own. */
  onClose?: () => void;
  children: ReactNode;
}

/** Focuses what opened a panel; where that is gone, the board's heading. */
function focusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const back = isThere ? opener : document.querySelector<HTMLElement>('[data-view=result]');
  back?.focus({ preventScroll: true });
}

/** What a chip opens: beside the photos, on phones a sheet over the lower part of them. The photos stay in reach. */
export function BoardPanel({ onClose, children }: BoardPanelProps) {
  const t = useMessages(boardWords);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const { current } = panel;
    if (!current?.contains(opener)) current?.focus({ preventScroll: true });
    return () => {
      // What it was about may be gone with it, and the chip as well: that is known once all is drawn.
      if (current?.contains(document.activeElement)) queueMicrotask(() => focusBack(opener));
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is in it
    <aside
      ref={panel}
      tabIndex={-1}
      className="board-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {onClose && (
        <button
          type="button"
          aria-label={t('board.closePanel')}
          className="board-panel-close"
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      {children}
    </aside>
  );
}
